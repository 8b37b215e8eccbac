import { describe, expect, it } from 'vitest'
import { paragraphsOf, stripAccents, textOf, toSearchName, truncate } from './text'

describe('stripAccents', () => {
  it.each([
    ['Présentation', 'Presentation'],
    ['Pre\u0301sentation', 'Presentation'],
    ['Orp-Jauche à Liège, çà et là', 'Orp-Jauche a Liege, ca et la'],
    ['Cœur, ŒUVRE', 'Coeur, OeUVRE'],
    ['Curriculum vitæ', 'Curriculum vitae'],
    ['Grundstück Straße', 'Grundstuck Strasse'],
    ['Łódź Malmø', 'Lodz Malmo'],
    ['', ''],
  ])('turns %j into %j', (text, expected) => {
    expect(stripAccents(text)).toBe(expected)
  })
})

describe('toSearchName', () => {
  it.each([
    ['Liège', 'liege'],
    ['  Ottignies-Louvain-la-Neuve ', 'ottignies-louvain-la-neuve'],
    ['Mont \t Saint\n Guibert', 'mont saint guibert'],
    ['Braine-l’Alleud', "braine-l'alleud"],
    ['   ', ''],
  ])('turns %j into %j', (text, expected) => {
    expect(toSearchName(text)).toBe(expected)
  })
})

describe('truncate', () => {
  it.each([
    ['leaves a text of exactly the length', 'villa', 5, 'villa'],
    ['cuts a text of one character more', 'villas', 5, 'vill…'],
    ['cuts between words', 'Maison avec jardin', 14, 'Maison avec…'],
    ['keeps a word that ends exactly at the cut', 'Maison avec jardin', 12, 'Maison avec…'],
    ['drops the comma before the ellipsis', 'Maison, jardin', 10, 'Maison…'],
    ['cuts inside a word longer than the room', 'Einfamilienhaus mit Garten', 8, 'Einfami…'],
    ['never halves a surrogate pair', '🏠🏠🏠', 4, '🏠…'],
    ['ignores outer spaces', '  villa  ', 5, 'villa'],
    ['has room for the ellipsis alone', 'villa', 1, '…'],
    ['has room for nothing', 'villa', 0, ''],
  ])('%s', (_case, text, length, expected) => {
    expect(truncate({ text, length })).toBe(expected)
  })

  it('stays within the 100 characters of a type description', () => {
    const text = truncate({ text: 'Maison de maître '.repeat(20), length: 100 })
    expect(text.length).toBeLessThanOrEqual(100)
    expect(text.endsWith('…')).toBe(true)
  })
})

it.each([
  ['Wavre', 'Wavre'],
  ['', ''],
  [1300, ''],
  [null, ''],
  [undefined, ''],
  [['Wavre'], ''],
])('%j as text is %j', (value, text) => expect(textOf(value)).toBe(text))

describe('paragraphsOf', () => {
  it.each([
    ['Calme.\n\nPrès du parc.', ['Calme.', 'Près du parc.']],
    ['Calme,\nprès du parc.\n \n', ['Calme,\nprès du parc.']],
    ['  ', []],
    [null, []],
  ])('separates %j at empty lines', (text, expected) => {
    expect(paragraphsOf(text)).toEqual(expected)
  })
})
