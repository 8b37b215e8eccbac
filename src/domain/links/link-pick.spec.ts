import { describe, expect, it } from 'vitest'
import { parsePick, pickName, readPick } from './link-pick'

describe('the document of a link', () => {
  it('is the first of those that are stored, by its number or whole', () => {
    expect(readPick([{ relationTo: 'pages', value: 12 }])).toEqual({ relationTo: 'pages', id: 12 })
    expect(readPick([{ relationTo: 'articles', value: { id: 3, title: 'Un' } }])).toEqual({
      relationTo: 'articles',
      id: 3,
    })
  })

  it.each([
    [null],
    [undefined],
    [[]],
    ['/contact/'],
    [[{ relationTo: 'owners', value: 1 }]],
    [[{ value: 1 }]],
  ])('is none in %j', (value) => expect(readPick(value)).toBeNull())

  it('is in a field that is named after that of the address', () => {
    expect(['link', 'url', 'externalUrl'].map(pickName)).toEqual([
      'linkDocument',
      'urlDocument',
      'externalDocument',
    ])
  })

  it('is named in an address', () => {
    expect(parsePick('projects/7')).toEqual({ relationTo: 'projects', id: 7 })
    for (const text of ['', 'pages', 'pages/0', 'pages/x', 'owners/1', 'pages/1/2'])
      expect(parsePick(text)).toBeNull()
  })
})
