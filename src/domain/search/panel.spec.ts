import { describe, expect, it } from 'vitest'
import {
  askedIds,
  matchCities,
  matchProperties,
  matchTypes,
  panelKey,
  panelLimits,
  type PanelCity,
  type PanelType,
} from './panel'

const type = (webId: number, name: string): PanelType => ({
  webId,
  name,
  key: panelKey(name),
  count: { sale: 1, rent: 0 },
})

const city = (name: string, zip: string, properties = 1): PanelCity => ({
  name,
  zip,
  country: null,
  place: null,
  key: panelKey(name),
  keys: [panelKey(name)],
  count: { sale: properties, rent: 0 },
})

const types = [
  type(1, 'Maison'),
  type(5, 'Immeuble de rapport'),
  type(7, 'Garage/Parking'),
  type(3, 'Étage à transformer'),
]

describe('panelKey', () => {
  it.each([
    ['Liège', 'liege'],
    ['  LOUVAIN - la   Neuve ', 'louvain la neuve'],
    ['Braine-l’Alleud', 'braine l alleud'],
    ['Garage/Parking', 'garage parking'],
    ['Straße', 'strasse'],
    ['-', ''],
    ['', ''],
  ])('of %j is %j', (text, expected) => {
    expect(panelKey(text)).toBe(expected)
  })
})

describe('matchTypes', () => {
  it.each([
    ['ma', ['Maison']],
    ['MAISON', ['Maison']],
    ['maisons', []],
    ['aison', []],
    ['rapp', ['Immeuble de rapport']],
    ['immeuble de r', ['Immeuble de rapport']],
    ['parking', ['Garage/Parking']],
    ['etage', ['Étage à transformer']],
    ['é', ['Étage à transformer']],
    ['a', ['Étage à transformer']],
    ['', []],
    ['  ', []],
    ['/', []],
    ['%', []],
  ])('finds for %j: %j', (query, expected) => {
    expect(matchTypes({ query, types }).map(({ name }) => name)).toEqual(expected)
  })

  it('keeps the order of the types, and gives the requested number', () => {
    const many = Array.from({ length: 130 }, (_, index) => type(130 - index, `Maison ${index}`))
    expect(matchTypes({ query: 'maison', types: many })).toEqual(many.slice(0, panelLimits.types))
  })
})

describe('matchCities', () => {
  const cities = [
    city('Wavre', '1300'),
    city('Limal', '1300', 0),
    city('Wavreille', '5580', 0),
    city('Basse-Wavre', '1301'),
    city('Liège', '4000'),
    city("Braine-l'Alleud", '1420'),
    city('Ottignies-Louvain-la-Neuve', '1348'),
    city('Wavre', '1299'),
  ]
  const names = (query: string) =>
    matchCities({ query, cities, locale: 'fr' }).map(({ name, zip }) => `${name} ${zip}`)

  it.each([
    ['liege', ['Liège 4000']],
    ['LIÈ', ['Liège 4000']],
    ['iege', []],
    ['lieges', []],
    ['alleud', ["Braine-l'Alleud 1420"]],
    ['l’alleud', ["Braine-l'Alleud 1420"]],
    ['louvain la', ['Ottignies-Louvain-la-Neuve 1348']],
    ['134', ['Ottignies-Louvain-la-Neuve 1348']],
    ['1348', ['Ottignies-Louvain-la-Neuve 1348']],
    ['13480', []],
    ['348', []],
    ['', []],
  ])('finds for %j: %j', (query, expected) => {
    expect(names(query)).toEqual(expected)
  })

  it('puts the beginning of a name before a word inside, and cities without properties last', () => {
    expect(names('wavre')).toEqual(['Wavre 1299', 'Wavre 1300', 'Basse-Wavre 1301', 'Wavreille 5580'])
    expect(names('1300')).toEqual(['Wavre 1300', 'Limal 1300'])
  })

  it('has cities with accents among the others', () => {
    const some = ['Zoutleeuw', 'Éghezée', 'Eupen', 'Eben'].map((name) => city(name, '1000'))
    const found = matchCities({ query: '1000', cities: some, locale: 'fr' })
    expect(found.map(({ name }) => name)).toEqual(['Eben', 'Éghezée', 'Eupen', 'Zoutleeuw'])
  })

  it('gives every city of a province, and of all the country so many', () => {
    const some = Array.from({ length: 40 }, (_, index) => city(`Ville ${index}`, `13${10 + index}`))
    expect(matchCities({ query: '13', cities: some, locale: 'fr' })).toHaveLength(40)
    const many = Array.from({ length: 150 }, (_, index) => city(`Ville ${index}`, '1000'))
    expect(matchCities({ query: 'ville', cities: many, locale: 'fr' })).toHaveLength(panelLimits.cities)
  })
})

describe('askedIds', () => {
  it.each([
    ['2101', [2101]],
    [' 2101  2105 2101 ', [2101, 2105]],
    ['0', [0]],
    ['2101 wavre', []],
    ['2101,2105', []],
    ['-2101', []],
    ['2101.0', []],
    ['1234567890', []],
    ['', []],
  ])('of %j are %j', (query, expected) => {
    expect(askedIds(query)).toEqual(expected)
  })
})

describe('matchProperties', () => {
  const properties = [{ id: 2105 }, { id: 2101 }]

  it.each([
    ['2101', [2101]],
    ['2101 2105', [2101, 2105]],
    ['2101 9999', []],
    ['210', []],
    ['maison', []],
  ])('finds for %j: %j', (query, expected) => {
    expect(matchProperties({ query, properties }).map(({ id }) => id)).toEqual(expected)
  })

  it('gives so many', () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ id: index + 10 }))
    const query = many.map(({ id }) => id).join(' ')
    expect(matchProperties({ query, properties: many })).toEqual(many.slice(0, panelLimits.properties))
  })
})
