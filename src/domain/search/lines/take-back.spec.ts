import { describe, expect, it } from 'vitest'
import { findPlaces, suggestNames } from '@/domain/places/place-index'
import { lineTypes } from './line-types'
import { readLine } from './read-line'
import { takeBackEach } from './take-back'

const types = lineTypes([
  { webId: 1, names: ['Maison', 'Woning'] },
  { webId: 2, names: ['Appartement'] },
])

const read = (line: string) => readLine({ line, types, findPlaces, suggestNames })

/** The lines without each of their parts. */
const withoutEach = (line: string): string[] => {
  const reading = read(line)
  return takeBackEach({ line, reading }, { groups: reading.parts.map((part) => [part]), read })
}

describe('a part of a line', () => {
  it('is taken back with the words that join it to the others', () => {
    expect(withoutEach('maison 3 chambres avec jardin à Wavre, max 400 000')).toEqual([
      '3 chambres avec jardin à Wavre, max 400 000',
      'maison avec jardin à Wavre, max 400 000',
      'maison 3 chambres à Wavre, max 400 000',
      'maison 3 chambres avec jardin, max 400 000',
      'maison 3 chambres avec jardin à Wavre',
    ])
  })

  it('leaves the others as they were read', () => {
    for (const line of [
      'maison ou appartement à louer à Namur, 900 €, licorne',
      'huis met tuin en terras, gemeubeld, niet op het gelijkvloers',
      'Wohnung zu mieten in Eupen oder Lüttich bis 900 Euro',
      'house for sale between 200k and 300k near Leuven, no apartment',
    ]) {
      const { parts, unread } = read(line)
      for (const [at, shorter] of withoutEach(line).entries()) {
        const left = read(shorter)
        expect(left.parts.map(({ meaning }) => meaning)).toEqual(
          parts.filter((_, each) => each !== at).map(({ meaning }) => meaning),
        )
        expect(left.unread).toEqual(unread)
      }
    }
  })
})

it('of which a line has very many is taken back without reading the line again for each', () => {
  const towns = ['Wavre', 'Namur', 'Leuven', 'Gent', 'Uccle', 'Ixelles', 'Arlon', 'Mons', 'Hannut', 'Huy']
  const line = `maison à ${towns.join(', ')}`
  const reading = read(line)
  let times = 0
  const lines = takeBackEach(
    { line, reading },
    {
      groups: reading.parts.map((part) => [part]),
      read: (shorter) => {
        times += 1
        return read(shorter)
      },
    },
  )
  expect(reading.parts).toHaveLength(towns.length + 1)
  expect(times).toBe(8)
  expect(lines).toHaveLength(towns.length + 1)
  expect(lines.at(-1)).toBe(line.replace(', Huy', ''))
})
