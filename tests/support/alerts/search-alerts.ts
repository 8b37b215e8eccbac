import type { Alert, AlertProperty } from '@/domain/alerts/alert'
import { newAlert } from '@/domain/alerts/alert-states'
import { placesOfTowns } from '@/domain/places/town-places'
import { noAlertCriteria, tidyAlertCriteria, type AlertCriteria } from '@/domain/alerts/alert-criteria'
import type { Position } from '@/domain/properties/position'
import { noCriteria, parseCriteria, type ListingCriteria } from '@/domain/search/criteria'
import {
  alertFlags,
  alertNumbers,
  criteriaTable,
  listingFlags,
  listingNumbers,
  makeCriteria,
  type AlertFlagKey,
  type ListingFlagKey,
} from '@/domain/search/criteria-table'
import { numberFacts } from '@/domain/search/number-facts'
import { yesNoFacts } from '@/domain/search/yes-no-facts'
import { energyLabels } from '@/domain/energy/energy-label'
import { BELGIUM } from '@/domain/shared/country'
import { locales, type Localized } from '@/domain/shared/locale'
import { toSearchName } from '@/domain/shared/text'
import type { Random } from '../random'

/** An available house for sale in Wavre, listed in every language, unless given otherwise. */
export const alertProperty = (changes: Partial<AlertProperty> = {}): AlertProperty => ({
  goal: 'sale',
  types: [1],
  city: { searchNames: ['waver', 'wavre'], zip: '1300', places: placesOf(wavre) },
  shownPrice: 300_000,
  bedrooms: 3,
  bathrooms: 1,
  garages: 1,
  parkings: 0,
  usableSurface: 150,
  groundSurface: 500,
  gardenSurface: 200,
  terraceSurface: 0,
  constructionYear: 1998,
  facades: 3,
  energyKwh: 210,
  newBuild: false,
  furnished: null,
  lift: null,
  groundFloor: null,
  label: 'C',
  position: { lat: 50.7172, lng: 4.6014 },
  texts: Object.fromEntries(locales.map((locale) => [locale, 'maison wavre 1300 2101'])),
  status: 'available',
  isPublished: true,
  ...changes,
})

/** When the alerts of the specs began. */
export const alertStart = '2026-05-01T08:00:00.000Z'

/** A confirmed alert in French for every property, unless given otherwise. */
export const activeAlert = ({
  criteria = {},
  ...changes
}: Partial<Omit<Alert, 'criteria'>> & { criteria?: Partial<AlertCriteria> } = {}): Alert => ({
  ...newAlert({ criteria: { ...noAlertCriteria, ...criteria }, frequency: 'daily', language: 'fr' }),
  state: 'active',
  since: alertStart,
  expiresAt: '2026-11-01T08:00:00.000Z',
  ...changes,
})

const wavre: AlertTown = { names: { nl: 'Waver', fr: 'Wavre', en: 'Wavre', de: 'Wavre' }, zip: '1300' }

type AlertTown = { names: Localized; zip: string | null }

/** Towns whose names differ between languages, that share a postcode, or that have none. */
export const alertTowns: readonly [AlertTown, ...AlertTown[]] = [
  wavre,
  { names: { fr: 'Limal', nl: 'Limal' }, zip: '1300' },
  { names: { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' }, zip: '4000' },
  { names: { fr: "Braine-l'Alleud", nl: 'Eigenbrakel' }, zip: ' 1420 ' },
  { names: { fr: 'Luxembourg', de: 'Luxemburg' }, zip: 'L-1611' },
  { names: { fr: 'Vianden' }, zip: null },
]

// The towns that the site of the specs knows, each with the places by which it is found.
const townPlaces = placesOfTowns(
  alertTowns.map(({ names, zip }, id) => ({ id, names, zip, countryId: BELGIUM })),
)
const placesOf = (town: AlertTown): string[] => townPlaces.get(alertTowns.indexOf(town)) ?? []

const someTown = (random: Random): AlertTown => random.pick(alertTowns)
const zipAsSearched = ({ zip }: AlertTown): string => (zip ?? '').trim()
const maybe = <Value>(random: Random, make: () => Value): Value | null => (random.chance(0.4) ? make() : null)
const few = <Item>(random: Random, make: () => Item): Item[] =>
  random.chance(0.5) ? [] : Array.from({ length: random.whole(1, 3) }, make)

// The town under one of its names, typed with or without its accents.
function typedCity(random: Random) {
  const town = someTown(random)
  const [first = '', ...names] = Object.values(town.names)
  const name = random.pick([first, ...names])
  const zip = random.chance(0.9) ? zipAsSearched(town) : '9999'
  return { name: random.chance(0.5) ? name.toUpperCase() : name, zip }
}

const typedZip = (random: Random): string =>
  random.pick(['1300', 'B-1300', '4000', '1420', 'L 1611', '1611', '9999'])

// Small figures, so that properties meet many criteria.
const rarelyTrue = (random: Random, key: AlertFlagKey | ListingFlagKey): boolean =>
  random.chance(isOfYesNo(key) ? 0.02 : 0.2)

// Of half of the properties nobody says it.
const isOfYesNo = (key: AlertFlagKey | ListingFlagKey): boolean => criteriaTable[key].compared.by === 'yes-no'

const placeIds = [
  'be-region-wallonia',
  'be-province-brabant-wallon',
  'be-municipality-wavre',
  'be-locality-1300-limal',
  'be-municipality-liege',
  'be-locality-4000-glain',
  'be-locality-1348-louvain-la-neuve',
  'be-region-flanders',
  'be-municipality-nowhere',
] as const

const rarely = <Value>(random: Random, make: () => Value, otherwise: Value): Value =>
  random.chance(0.1) ? make() : otherwise

/** Corners in any order, so that the line of some shapes crosses itself. */
const randomShape = (random: Random): Position[] =>
  Array.from({ length: random.whole(3, 8) }, () => ({
    lat: 50 + random.whole(0, 1000) / 1000,
    lng: 4 + random.whole(0, 1000) / 1000,
  }))

/** Criteria with low demands, so that properties meet many of them. */
export const randomAlertCriteria = (random: Random): AlertCriteria =>
  tidyAlertCriteria({
    ...makeCriteria(alertNumbers, () => maybe(random, () => random.whole(0, 2))),
    ...makeCriteria(alertFlags, (key) => rarelyTrue(random, key)),
    goal: maybe(random, () => random.pick(['sale', 'rent'])),
    types: few(random, () => random.whole(1, 4)),
    cities: few(random, () => typedCity(random)),
    zips: few(random, () => typedZip(random)),
    places: few(random, () => random.pick(placeIds)),
    near: rarely(random, () => ({ place: random.pick(placeIds), km: random.whole(2, 30) }), null),
    shape: rarely(random, () => randomShape(random), []),
    minPrice: maybe(random, () => random.whole(1, 6)),
    maxPrice: maybe(random, () => random.whole(4, 10)),
  })

/** Criteria for a listing of such properties; each criterion is used by some. */
export function randomCriteria(random: Random): ListingCriteria {
  const { goal, types, cities, places, near, shape, minPrice, maxPrice } = randomAlertCriteria(random)
  const sometimes = <Value>(value: Value, otherwise: Value): Value => (random.chance(0.2) ? value : otherwise)
  const south = 50 + random.whole(0, 9) / 20
  const west = 4 + random.whole(0, 9) / 20
  return {
    ...noCriteria,
    ...makeCriteria(listingNumbers, () => sometimes(random.whole(1, 3), null)),
    ...makeCriteria(listingFlags, (key) => random.chance(isOfYesNo(key) ? 0.02 : 0.15)),
    ...{ goal, types, cities, places, near, shape, minPrice, maxPrice },
    notTypes: sometimes([random.whole(1, 4)], []),
    area: sometimes({ south, west, north: south + 0.4, east: west + 0.4 }, null),
    labels: sometimes(
      energyLabels.filter(() => random.chance(0.5)),
      [],
    ),
    text: sometimes(parseCriteria({ q: someWords(random) }).text, ''),
  }
}

const someWords = (random: Random): string =>
  Array.from({ length: random.whole(1, 3) }, () =>
    random.pick([
      'Maison',
      'huis',
      'WAVRE',
      'liège',
      'luik',
      '1300',
      '10',
      '5',
      '100 %',
      'a_b',
      '\\',
      'l’a',
      'type 2',
    ]),
  ).join(' ')

const figure = (random: Random, high: number): number | null =>
  maybe(random, () => random.whole(0, high) + random.pick([0, 0, 0.5]))

/** A property of any kind, including sold and unpublished ones and those in one language. */
export function randomAlertProperty(random: Random): AlertProperty {
  const town = maybe(random, () => someTown(random)) ?? someTown(random)
  const listed = locales.filter(() => random.chance(0.8))
  return alertProperty({
    goal: random.pick(['sale', 'rent']),
    types: few(random, () => random.whole(0, 4)),
    city: random.chance(0.05)
      ? null
      : {
          searchNames: Object.values(town.names).map(toSearchName),
          zip: zipAsSearched(town),
          places: placesOf(town),
        },
    ...Object.fromEntries(numberFacts.map((fact) => [fact, figure(random, 3)])),
    newBuild: maybe(random, () => random.chance(0.5)),
    ...Object.fromEntries(yesNoFacts.map((fact) => [fact, maybe(random, () => random.chance(0.5))])),
    shownPrice: figure(random, 10),
    position: random.chance(0.1)
      ? null
      : { lat: 50 + random.whole(0, 100_000) / 100_000, lng: 4 + random.whole(0, 100_000) / 100_000 },
    texts: Object.fromEntries(listed.map((locale) => [locale, 'maison'])),
    status: random.pick(['available', 'available', 'available', 'sold']),
    isPublished: random.chance(0.9),
  })
}
