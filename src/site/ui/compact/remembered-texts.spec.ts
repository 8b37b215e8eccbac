import { describe, expect, it } from 'vitest'
import { rememberAgain, rememberTexts } from './remembered-texts'
import { unpackTexts } from './unpack-texts'

describe('rememberTexts', () => {
  it('gives the HTML the texts that a browser unpacks', () => {
    const texts = [
      'a class that stands in both of the texts',
      'and: a class that stands in both of the texts',
    ]
    const packed = rememberTexts(texts)
    expect(globalThis.rememberedTexts?.get(packed)).toEqual(texts)
    expect(unpackTexts(packed)).toEqual(texts)
  })

  it('forgets the oldest', () => {
    const first = rememberTexts(['the first page'])
    for (let page = 0; page < 50; page += 1) rememberTexts([`page ${page}`])
    expect(globalThis.rememberedTexts?.has(first)).toBe(false)
    expect(globalThis.rememberedTexts?.size).toBe(50)
  })
})

describe('rememberAgain', () => {
  it('keeps the texts of a tree that each page shows, also when they were forgotten', () => {
    const texts = ['the header of each page']
    const packed = rememberTexts(texts)
    for (const pages of [49, 60]) {
      for (let page = 0; page < pages; page += 1) rememberTexts([`page ${page} of ${pages}`])
      rememberAgain(packed)
      expect(globalThis.rememberedTexts?.get(packed)).toEqual(texts)
    }
  })
})
