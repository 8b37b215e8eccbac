import { describe, expect, it } from 'vitest'
import { translatorFileName } from './translator-file'

describe('the name of a file for a translator', () => {
  it.each([
    [undefined, 'translations-fr-nl.xlf'],
    ['pages/12', 'translations-fr-nl-pages-12.xlf'],
    ['globals/"home\r\n-search', 'translations-fr-nl-globals-home-search.xlf'],
  ])('has the languages, and the document: %j', (document, name) => {
    expect(translatorFileName({ from: 'fr', to: 'nl', document })).toBe(name)
  })
})
