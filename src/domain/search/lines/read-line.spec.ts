import { describe, expect, it } from 'vitest'
import { findPlaces, suggestNames } from '@/domain/places/place-index'
import { townsCalled } from '@/domain/places/short-names'
import { energyLabels } from '@/domain/energy/energy-label'
import { namesakes } from './lexemes'
import type { LineMeaning } from './line-parts'
import { lineTypes, type NamedType } from './line-types'
import { propertyKinds } from './line-words'
import { readLine } from './read-line'
import { laterLines } from './tables/later-lines'
import { correctedLines } from './tables/corrected-lines'
import { dutchEverydayLines } from './tables/dutch-everyday-lines'
import { dutchLines } from './tables/dutch-lines'
import { dutchSpokenLines } from './tables/dutch-spoken-lines'
import { dutchVisitorLines } from './tables/dutch-visitor-lines'
import { englishEverydayLines } from './tables/english-everyday-lines'
import { englishLines } from './tables/english-lines'
import { englishSpokenLines } from './tables/english-spoken-lines'
import { englishVisitorLines } from './tables/english-visitor-lines'
import { frenchEverydayLines } from './tables/french-everyday-lines'
import { frenchLines } from './tables/french-lines'
import { frenchSpokenLines } from './tables/french-spoken-lines'
import { frenchVisitorLines } from './tables/french-visitor-lines'
import { germanEverydayLines } from './tables/german-everyday-lines'
import { germanLines } from './tables/german-lines'
import { germanSpokenLines } from './tables/german-spoken-lines'
import { germanVisitorLines } from './tables/german-visitor-lines'
import { mixedLines } from './tables/mixed-lines'
import { dutchLaterLines } from './tables/typed/dutch-later-lines'
import { dutchTypedLines } from './tables/typed/dutch-typed-lines'
import { germanLaterLines } from './tables/typed/german-later-lines'
import { germanTypedLines } from './tables/typed/german-typed-lines'
import { dutchPortalLines } from './tables/portal/dutch-portal-lines'
import { englishPortalLines } from './tables/portal/english-portal-lines'
import { frenchPortalLines } from './tables/portal/french-portal-lines'
import { germanPortalLines } from './tables/portal/german-portal-lines'
import { laterPortalLines } from './tables/portal/later-portal-lines'
import { mendedPortalLines } from './tables/portal/mended-portal-lines'
import { dutchPeopleLines } from './tables/people/dutch-people-lines'
import { englishPeopleLines } from './tables/people/english-people-lines'
import { frenchPeopleLines } from './tables/people/french-people-lines'
import { germanPeopleLines } from './tables/people/german-people-lines'
import { mendedPeopleLines } from './tables/people/mended-people-lines'
import { readTable } from './tables/line-table'
import { englishLaterLines } from './tables/typed/english-later-lines'
import { englishTypedLines } from './tables/typed/english-typed-lines'
import { frenchLaterLines } from './tables/typed/french-later-lines'
import { frenchTypedLines } from './tables/typed/french-typed-lines'
import { dutchUnseenLines } from './tables/unseen/dutch-unseen-lines'
import { englishUnseenLines } from './tables/unseen/english-unseen-lines'
import { frenchUnseenLines } from './tables/unseen/french-unseen-lines'
import { germanUnseenLines } from './tables/unseen/german-unseen-lines'
import { lastUnseenLines } from './tables/unseen/last-unseen-lines'

// The types of the sample, in the order of `propertyKinds`.
const siteTypes: NamedType[] = [
  { webId: 1, names: ['Maison', 'Woning', 'House', 'Haus'] },
  { webId: 2, names: ['Appartement', 'Apartment', 'Wohnung'] },
  { webId: 3, names: ['Studio'] },
  { webId: 4, names: ['Terrain', 'Grond', 'Land', 'Grundstück'] },
  { webId: 5, names: ['Immeuble de rapport', 'Opbrengsteigendom', 'Investment property', 'Renditeobjekt'] },
  { webId: 6, names: ['Commerciale', 'Handelspand', 'Commercial', 'Gewerbe'] },
  { webId: 7, names: ['Industrie', 'Industrial'] },
  { webId: 8, names: ['Bureaux', 'Kantoren', 'Offices', 'Büros'] },
  { webId: 9, names: ['Garage/Parking', 'Garage/parking', 'Garage/Stellplatz'] },
]

const types = lineTypes(siteTypes)

const read = (line: string) => readLine({ line, types, findPlaces, suggestNames })

const kindsOf = (webIds: readonly number[]): string =>
  webIds.map((webId) => propertyKinds[webId - 1]).join(',')

const idsOf = (name: string): string => {
  const key = name.replace(/^province-/, 'province de ').replaceAll('-', ' ')
  const found = (townsCalled(key) ?? [key]).flatMap((town) => namesakes(findPlaces(town)))
  return found.length > 0 ? found.map(({ id }) => id).join(',') : name
}

const placesOf = (names: string): string =>
  names
    .split(',')
    .flatMap((name) => idsOf(name).split(','))
    .sort()
    .join(',')

/** A meaning in the notation of the tables. */
function written(meaning: LineMeaning): string[] {
  const range = (name: string, { min, max }: { min: number | null; max: number | null }) => [
    ...(min === null ? [] : [`${name}>=${min}`]),
    ...(max === null ? [] : [`${name}<=${max}`]),
  ]
  switch (meaning.by) {
    case 'goal':
      return [`goal=${meaning.goal}`]
    case 'types':
      return [`${meaning.isExcluded ? 'not' : 'type'}=${kindsOf(meaning.types)}`]
    case 'rooms':
      return [`${meaning.room}>=${meaning.least}`]
    case 'area':
      return range(meaning.of, meaning)
    case 'price':
      return range('price', meaning)
    case 'flag':
      return [meaning.flag]
    case 'labels':
      return [`label=${meaning.labels.join(',')}`]
    case 'places':
      return [
        `${meaning.kilometres === null ? 'in' : `near${meaning.kilometres}`}=${meaning.places
          .map(({ id }) => id)
          .sort()
          .join(',')}`,
      ]
  }
}

/** Parts of one kind are one, as criteria have them. */
function joined(words: readonly string[]): string[] {
  const lists = new Map<string, string[]>()
  for (const word of words) {
    const [, name = word, value = ''] = /^(type|not|in)=(.*)$/.exec(word) ?? []
    lists.set(name, [...(lists.get(name) ?? []), ...(value === '' ? [] : value.split(','))])
  }
  return [...lists]
    .map(([name, values]) => (values.length > 0 ? `${name}=${[...new Set(values)].sort().join(',')}` : name))
    .sort()
}

const shown = (line: string): string[] => {
  const { parts, unread } = read(line)
  return joined([
    ...parts.flatMap(({ meaning }) => written(meaning)),
    ...unread.map((word) => `?${word.toLowerCase()}`),
  ])
}

it('finds both communes by the name that they have in common', () => {
  const [found, both] = [
    read('2 bed apartment Woluwe').parts,
    ['Woluwe-Saint-Lambert', 'Woluwe-Saint-Pierre'],
  ]
  expect(found.flatMap(({ meaning }) => (meaning.by === 'places' ? meaning.places : []))).toEqual(
    both.flatMap((name) => findPlaces(name)),
  )
})

describe.each([
  ['fr', frenchLines],
  ['fr, of visitors', frenchVisitorLines],
  ['fr, of every day', frenchEverydayLines],
  ['fr, spoken', frenchSpokenLines],
  ['fr, typed', frenchTypedLines],
  ['fr, typed later', frenchLaterLines],
  ['fr, not seen before', frenchUnseenLines],
  ['fr, of portals', frenchPortalLines],
  ['fr, of many people', frenchPeopleLines],
  ['nl', dutchLines],
  ['nl, of visitors', dutchVisitorLines],
  ['nl, of every day', dutchEverydayLines],
  ['nl, spoken', dutchSpokenLines],
  ['nl, typed', dutchTypedLines],
  ['nl, typed later', dutchLaterLines],
  ['nl, not seen before', dutchUnseenLines],
  ['nl, of portals', dutchPortalLines],
  ['nl, of many people', dutchPeopleLines],
  ['en', englishLines],
  ['en, of visitors', englishVisitorLines],
  ['en, of every day', englishEverydayLines],
  ['en, spoken', englishSpokenLines],
  ['en, typed', englishTypedLines],
  ['en, typed later', englishLaterLines],
  ['en, not seen before', englishUnseenLines],
  ['en, of portals', englishPortalLines],
  ['en, of many people', englishPeopleLines],
  ['de', germanLines],
  ['de, of visitors', germanVisitorLines],
  ['de, of every day', germanEverydayLines],
  ['de, spoken', germanSpokenLines],
  ['de, typed', germanTypedLines],
  ['de, typed later', germanLaterLines],
  ['de, not seen before', germanUnseenLines],
  ['de, of portals', germanPortalLines],
  ['de, of many people', germanPeopleLines],
  ['all languages, corrected', correctedLines],
  ['all languages, later', laterLines],
  ['all languages, not seen before', lastUnseenLines],
  ['all languages, of portals', mendedPortalLines],
  ['all languages, of portals later', laterPortalLines],
  ['all languages, of many people', mendedPeopleLines],
  ['several languages at once', mixedLines],
])('lines in %s', (_, lines) => {
  it.each(readTable(lines, { placesOf, energyLabels }))('%s', (line, expected) => {
    expect(shown(line)).toEqual(joined(expected))
  })
})
