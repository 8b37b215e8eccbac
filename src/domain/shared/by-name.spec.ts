import { describe, expect, it } from 'vitest'
import { compareNames } from './by-name'
import { locales } from './locale'
import { stripAccents } from './text'

const sorted = [
  'Arlon',
  'Eben',
  'Éghezée',
  'Eupen',
  'Liège',
  'Liers',
  'Louvain',
  'Löwen',
  'Mélin',
  'Mons',
  'Zoutleeuw',
]

describe.each(locales)('names in %s', (locale) => {
  it('stand by their letters, accents aside', () => {
    expect([...sorted].reverse().sort(compareNames(locale))).toEqual(sorted)
  })

  it('stand as they would without accents and capitals, for any of them', () => {
    const letters = ['a', 'e', 'É', 'è', 'z', 'Z', 'ö', 'ç', 'm']
    for (let index = 0; index < 500; index += 1) {
      const word = () =>
        Array.from({ length: 5 }, () => letters[Math.floor(Math.random() * letters.length)]).join('')
      const [one, other] = [word(), word()]
      const [plainOne, plainOther] = [one, other].map((name) => stripAccents(name).toLowerCase())
      if (plainOne === plainOther || plainOne === undefined || plainOther === undefined) continue
      expect(compareNames(locale)(one, other) < 0).toBe(plainOne < plainOther)
    }
  })

  it('have their numbers by size', () => {
    expect(['Lot 10', 'Lot 2', 'Lot 1'].sort(compareNames(locale))).toEqual(['Lot 1', 'Lot 2', 'Lot 10'])
  })
})
