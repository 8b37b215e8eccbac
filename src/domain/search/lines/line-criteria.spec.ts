import { describe, expect, it } from 'vitest'
import { findPlaces, suggestNames } from '@/domain/places/place-index'
import { panelKey } from '@/domain/search/panel'
import { criteriaOfLine, howUnderstood } from './line-criteria'
import { lineTypes } from './line-types'
import { readLine } from './read-line'

const types = lineTypes([
  { webId: 1, names: ['Maison', 'Woning'] },
  { webId: 2, names: ['Appartement'] },
])

const towns = [
  { name: 'Wavre', zip: '1300', keys: ['wavre', 'waver'].map(panelKey) },
  { name: 'Uccle', zip: '1180', keys: ['uccle', 'ukkel'] },
  { name: 'Ixelles', zip: '1050', keys: ['ixelles', 'elsene'] },
]

const read = (line: string) => readLine({ line, types, findPlaces, suggestNames })
const criteria = (line: string) => criteriaOfLine(read(line), towns)

describe('the criteria of a line', () => {
  it('are those of a list', () => {
    expect(criteria('maison 3 chambres à Wavre, max 400 000, sans piscine').criteria).toMatchObject({
      types: [1],
      minBedrooms: 3,
      cities: [{ name: 'Wavre', zip: '1300' }],
      minPrice: null,
      maxPrice: 400_000,
    })
    expect(criteria('geen appartement').criteria).toEqual({ notTypes: [2] })
  })

  it('name larger places as the gazetteer does, and a circle around a place', () => {
    expect(criteria('maison bruxelles').criteria).toMatchObject({
      places: ['be-region-brussels'],
      cities: [],
    })
    expect(criteria('maison près de Wavre').criteria).toMatchObject({
      near: { place: 'be-municipality-wavre', km: 10 },
    })
  })

  it('say what a home has or has not, and nothing if both will do', () => {
    expect(criteria('appartement meublé, pas au rez').criteria).toEqual({
      types: [2],
      ...{ furnished: true, notGroundFloor: true },
    })
    expect(criteria('appartement meublé ou non meublé').criteria).toEqual({ types: [2] })
    expect(read('appartement meublé ou non meublé').parts).toHaveLength(1)
  })
})

describe('a line', () => {
  it.each([
    ['maison', null],
    ['Woning', null],
    ['wavre', null],
    ['waver', null],
    ['bonjour', null],
    ['', null],
    ['villa piscine', 'partly'],
    ['maison sans travaux', 'partly'],
    ['Wavre calme', 'partly'],
    ['wawre', 'whole'],
    ['apartement', 'whole'],
    ['apartemant', 'whole'],
    ['maisons', 'whole'],
    ['villa', 'partly'],
    ['bruxelles', 'whole'],
    ['maison wavre', 'whole'],
    ['3 chambres', 'whole'],
    ['geen appartement', 'whole'],
  ])('"%s" is understood: %s', (line, expected) => {
    expect(howUnderstood({ line, reading: read(line), towns, types })).toBe(expected)
  })

  it.each([1, 48_271, 182_605_794])('of any text is read, and the same each time: from %s', (seed) => {
    const letters = [
      'a',
      '3',
      '€',
      ' ',
      'é',
      '-',
      '+',
      'max',
      'ch',
      '1300',
      '\u0000',
      '😀',
      'PEB',
      'à',
      '/',
      "'",
    ]
    let state = seed
    for (let run = 0; run < 100; run += 1) {
      let line = ''
      for (let at = 0; at < 40; at += 1) {
        state = (state * 48_271) % 2_147_483_647
        line += letters[state % letters.length]
      }
      expect(read(line)).toEqual(read(line))
    }
  })
})
