import type { Alert, AlertHome } from '@/domain/alerts/alert'
import { newAlert } from '@/domain/alerts/alert-states'
import { noWishes, tidyWishes, type AlertWishes } from '@/domain/alerts/alert-wishes'
import { noCriteria, parseCriteria, type ListingCriteria } from '@/domain/search/criteria'
import { energyLabels } from '@/domain/energy/energy-label'
import { locales, type Localized } from '@/domain/shared/locale'
import { toSearchName } from '@/domain/shared/text'
import type { Random } from './random'

/** An available house for sale in Wavre, listed in every language, but for what is given. */
export const alertHome = (given: Partial<AlertHome> = {}): AlertHome => ({
  goal: 'sale',
  types: [1],
  city: { searchNames: ['waver', 'wavre'], zip: '1300' },
  shownPrice: 300_000,
  bedrooms: 3,
  bathrooms: 1,
  garages: 1,
  parkings: 0,
  livingSurface: 150,
  gardenSurface: 200,
  terraceSurface: 0,
  newBuild: false,
  label: 'C',
  position: { lat: 50.7172, lng: 4.6014 },
  texts: Object.fromEntries(locales.map((locale) => [locale, 'maison wavre 1300 2101'])),
  status: 'available',
  isPublished: true,
  ...given,
})

/** When the alerts of the specs began. */
export const alertStart = '2026-05-01T08:00:00.000Z'

/** A confirmed alert in French for every home, but for what is given. */
export const activeAlert = ({
  wishes = {},
  ...given
}: Partial<Omit<Alert, 'wishes'>> & { wishes?: Partial<AlertWishes> } = {}): Alert => ({
  ...newAlert({ wishes: { ...noWishes, ...wishes }, frequency: 'daily', language: 'fr' }),
  state: 'active',
  since: alertStart,
  expiresAt: '2026-11-01T08:00:00.000Z',
  ...given,
})

type AlertTown = { names: Localized; zip: string | null }

/** Towns whose names differ between languages, share a zip, or have none. */
export const alertTowns: readonly [AlertTown, ...AlertTown[]] = [
  { names: { nl: 'Waver', fr: 'Wavre', en: 'Wavre', de: 'Wavre' }, zip: '1300' },
  { names: { fr: 'Limal', nl: 'Limal' }, zip: '1300' },
  { names: { nl: 'Luik', fr: 'Liège', en: 'Liège', de: 'Lüttich' }, zip: '4000' },
  { names: { fr: "Braine-l'Alleud", nl: 'Eigenbrakel' }, zip: ' 1420 ' },
  { names: { fr: 'Luxembourg', de: 'Luxemburg' }, zip: 'L-1611' },
  { names: { fr: 'Vianden' }, zip: null },
]

const someTown = (random: Random): AlertTown => random.pick(alertTowns)
const zipAsSearched = ({ zip }: AlertTown): string => (zip ?? '').trim()
const maybe = <Value>(random: Random, make: () => Value): Value | null => (random.chance(0.4) ? make() : null)
const few = <Item>(random: Random, make: () => Item): Item[] =>
  random.chance(0.5) ? [] : Array.from({ length: random.whole(1, 3) }, make)

// As somebody types it who knows the town under one of its names, with its accents or without.
function typedCity(random: Random) {
  const town = someTown(random)
  const [first = '', ...names] = Object.values(town.names)
  const name = random.pick([first, ...names])
  const zip = random.chance(0.9) ? zipAsSearched(town) : '9999'
  return { name: random.chance(0.5) ? name.toUpperCase() : name, zip }
}

const typedZip = (random: Random): string =>
  random.pick(['1300', 'B-1300', '4000', '1420', 'L 1611', '1611', '9999'])

/** Wishes of which each asks for little, so that homes meet many of them. */
export const randomWishes = (random: Random): AlertWishes =>
  tidyWishes({
    goal: maybe(random, () => random.pick(['sale', 'rent'])),
    types: few(random, () => random.whole(1, 4)),
    cities: few(random, () => typedCity(random)),
    zips: few(random, () => typedZip(random)),
    minPrice: maybe(random, () => random.whole(1, 6)),
    maxPrice: maybe(random, () => random.whole(4, 10)),
    minBedrooms: maybe(random, () => random.whole(0, 3)),
    minBathrooms: maybe(random, () => random.whole(0, 2)),
    minGarages: maybe(random, () => random.whole(0, 1)),
    minParkings: maybe(random, () => random.whole(0, 1)),
    terrace: random.chance(0.2),
    garden: random.chance(0.2),
  })

/** What somebody may ask of a listing with homes of such figures; every criterion in some. */
export function randomCriteria(random: Random): ListingCriteria {
  const { goal, types, cities, minPrice, maxPrice, minBedrooms } = randomWishes(random)
  const rarely = <Value>(value: Value, otherwise: Value): Value => (random.chance(0.2) ? value : otherwise)
  const south = 50 + random.whole(0, 9) / 20
  const west = 4 + random.whole(0, 9) / 20
  return {
    ...noCriteria,
    ...{ goal, types, cities, minPrice, maxPrice, minBedrooms },
    area: rarely({ south, west, north: south + 0.4, east: west + 0.4 }, null),
    minSurface: rarely(random.whole(1, 9), null),
    labels: rarely(
      energyLabels.filter(() => random.chance(0.5)),
      [],
    ),
    garden: random.chance(0.15),
    terrace: random.chance(0.15),
    garage: random.chance(0.15),
    newBuild: random.chance(0.15),
    text: rarely(parseCriteria({ q: someWords(random) }).text, ''),
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

/** A home of any kind, sold and unpublished ones and those of one language too. */
export function randomAlertHome(random: Random): AlertHome {
  const town = maybe(random, () => someTown(random)) ?? someTown(random)
  const listed = locales.filter(() => random.chance(0.8))
  return alertHome({
    goal: random.pick(['sale', 'rent']),
    types: few(random, () => random.whole(0, 4)),
    city: random.chance(0.05)
      ? null
      : { searchNames: Object.values(town.names).map(toSearchName), zip: zipAsSearched(town) },
    shownPrice: figure(random, 10),
    bedrooms: figure(random, 4),
    bathrooms: figure(random, 3),
    garages: figure(random, 2),
    parkings: figure(random, 2),
    gardenSurface: figure(random, 2),
    terraceSurface: figure(random, 2),
    texts: Object.fromEntries(listed.map((locale) => [locale, 'maison'])),
    status: random.pick(['available', 'available', 'available', 'sold']),
    isPublished: random.chance(0.9),
  })
}
