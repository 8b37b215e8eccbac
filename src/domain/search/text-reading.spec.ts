import { describe, expect, it } from 'vitest'
import { alertProperty } from '../../../tests/support/alerts/search-alerts'
import { createRandom } from '../../../tests/support/random'
import { noCriteria } from './criteria'
import { matchesCriteria } from './matches-criteria'
import { matchCities, matchTypes, panelKey } from './panel'
import { isNumber, readText, readWords } from './text-reading'

const type = (webId: number, name: string) => ({ webId, key: panelKey(name) })
const city = (name: string, zip: string, ...others: string[]) => ({
  ...{ name, zip, key: panelKey(name) },
  keys: [name, ...others].map(panelKey),
})

const names = {
  types: [type(1, 'Maison'), type(4, 'Terrain'), type(7, 'Garage/Parking')],
  cities: [
    city('Wavre', '1300'),
    city('Limal', '1300'),
    city('Ottignies-Louvain-la-Neuve', '1340'),
    city('La Hulpe', '1310'),
    city('Braine-l’Alleud', '1420'),
    city('Maisières', '7020'),
    city('Louvain', '3000', 'Leuven', 'Löwen'),
  ],
}

const read = (text: string, knownIds: number[] = []) => readText({ text, names, knownIds })

const named = (text: string, knownIds?: number[]) => {
  const { named: whole } = read(text, knownIds)
  return whole && [whole.types, whole.cities.map(({ name }) => name), whole.ids]
}

describe('a text that names something as a whole', () => {
  it.each<[string, number[], string[]]>([
    ['terrain', [4], []],
    ['TERR', [4], []],
    ['mais', [1], ['Maisières']],
    ['parking', [7], []],
    ['130', [], ['Wavre', 'Limal']],
    ['1300', [], ['Wavre', 'Limal']],
    ['louvain la', [], ['Ottignies-Louvain-la-Neuve']],
    ['Leuv', [], ['Louvain']],
    ['LÖWEN', [], ['Louvain']],
    ['la', [], ['Ottignies-Louvain-la-Neuve', 'La Hulpe']],
  ])('%j means all of that', (text, types, cities) => {
    expect(named(text)).toEqual([types, cities, []])
  })

  it('means properties by their references, where every word is one', () => {
    expect(named('2101 2105', [2105, 2101])).toEqual([[], [], [2101, 2105]])
    expect(named('2101 2105', [2101])).toBeNull()
    expect(named('2101 maison', [2101])).toBeNull()
  })

  it('means a zip and a reference together', () => {
    expect(named('1300', [1300])).toEqual([[], ['Wavre', 'Limal'], [1300]])
  })
})

describe('a text of several names and words', () => {
  it.each<[string, number[], string[], string[]]>([
    ['maison wavre', [1], ['Wavre'], []],
    ['maison leuven', [1], ['Louvain'], []],
    ['WAVRE  Maison', [1], ['Wavre'], []],
    ['maison à la hulpe', [1], ['La Hulpe'], ['a']],
    ['terrain braine l’alleud', [4], ['Braine-l’Alleud'], []],
    ['maison terrain wavre limal', [1, 4], ['Wavre', 'Limal'], []],
    ['wavre 1300', [], ['Wavre'], []],
    ['1300 maison', [1], ['Wavre', 'Limal'], []],
    ['garage parking jardin', [7], [], ['jardin']],
    ['lumineux', [], [], ['lumineux']],
    ['maison 3 chambres', [1], [], ['3', 'chambres']],
    ['%', [], [], ['%']],
    ['', [], [], []],
  ])('%j asks for each of them', (text, types, cities, words) => {
    const reading = read(text)
    expect(reading).toMatchObject({ named: null, types, words })
    expect(reading.cities.map(({ name }) => name)).toEqual(cities)
  })

  it('is words alone where nothing is known', () => {
    expect(readWords('maison wavre')).toEqual({
      named: null,
      types: [],
      cities: [],
      words: ['maison', 'wavre'],
    })
  })

  it.each([
    ['3', true],
    ['3b', false],
    ['', false],
  ])('has a number in %j: %j', (word, expected) => expect(isNumber(word)).toBe(expected))
})

describe('what a text finds', () => {
  const property = {
    ...alertProperty({ types: [1], city: { searchNames: ['wavre', 'waver'], zip: '1300', places: [] } }),
    publicId: 2101,
    texts: { fr: 'villa 3 chambres avec terrain maison wavre 1300 2101' },
  }
  const finds = (text: string, knownIds: number[] = []) =>
    matchesCriteria({
      property,
      criteria: { ...noCriteria, text },
      reading: read(text, knownIds),
      locale: 'fr',
    })

  it.each([
    ['maison', true],
    ['terrain', false],
    ['terrain wavre', false],
    ['maison wavre', true],
    ['maison limal', false],
    ['villa wavre', true],
    ['vil', true],
    ['3 chambres', true],
    ['4 chambres', false],
    ['maison 210', false],
    ['maison 2101', true],
  ])('by %j a house in Wavre: %j', (text, expected) => expect(finds(text)).toBe(expected))

  it('is the property of a reference, and not in a language it is not listed in', () => {
    expect(finds('2101', [2101])).toBe(true)
    expect(finds('2102', [2102])).toBe(false)
    const reading = read('maison')
    expect(matchesCriteria({ property, criteria: noCriteria, reading, locale: 'nl' })).toBe(false)
  })
})

describe('of random texts', () => {
  it('one that the panel has names for is read as these names, any other as words of a property', () => {
    const random = createRandom(22)
    const counted = { count: { sale: 1, rent: 0 } }
    const types = names.types.map((one) => ({ ...one, ...counted, name: one.key }))
    const cities = names.cities.map((one) => ({ ...one, ...counted, country: null, place: null }))
    const pieces = [
      'vue',
      ...names.types.map(({ key }) => key),
      ...names.cities.flatMap(({ keys }) => keys),
      ...['13', 'à'],
    ] as const
    for (let run = 0; run < 2000; run += 1) {
      const whole = Array.from({ length: random.whole(1, 2) }, () => random.pick(pieces)).join(' ')
      const text = whole.slice(0, random.whole(1, whole.length))
      const shown = {
        types: matchTypes({ query: text, types }).map(({ webId }) => webId),
        cities: matchCities({ query: text, cities, locale: 'fr' }).map(({ name }) => name),
      }
      const { named: found } = read(text)
      expect(found?.types ?? [], text).toEqual(shown.types)
      expect(new Set(found?.cities.map(({ name }) => name)), text).toEqual(new Set(shown.cities))
    }
  })
})
