import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tests/support/random'
import { activeAlert, alertHome, randomAlertHome, randomWishes } from '../../../tests/support/search-alerts'
import { locales, type Locale } from '@/domain/shared/locale'
import { alertMatches, meetsWishes } from './alert'
import { toAlertRow, toHomeProbe, type AlertRow, type HomeProbe } from './alert-index'
import { noWishes } from './alert-wishes'

const overlap = <Item>(one: readonly Item[], other: readonly Item[]) =>
  one.some((item) => other.includes(item))
// `column is null or column <= $value`, where a value that is null makes the comparison null.
const isMet = (least: number | null, value: number | null) =>
  least === null || (value !== null && least <= value)

/** What the database answers, operator by operator. */
const wouldSelect = (row: AlertRow & { language: Locale }, probe: HomeProbe): boolean =>
  probe.languages.includes(row.language) &&
  overlap(row.places, probe.places) &&
  overlap(row.types, probe.types) &&
  (row.goal === null || row.goal === probe.goal) &&
  isMet(row.minPrice, probe.price) &&
  (row.maxPrice === null || (probe.price !== null && row.maxPrice >= probe.price)) &&
  isMet(row.minBedrooms, probe.bedrooms) &&
  isMet(row.minBathrooms, probe.bathrooms) &&
  isMet(row.minGarages, probe.garages) &&
  isMet(row.minParkings, probe.parkings) &&
  (!row.terrace || probe.hasTerrace) &&
  (!row.garden || probe.hasGarden)

describe('the rows of alerts', () => {
  it('are found by exactly the homes that the alerts are for', () => {
    const random = createRandom(41)
    const homes = Array.from({ length: 150 }, () => randomAlertHome(random))
    let found = 0
    for (let turn = 0; turn < 300; turn += 1) {
      const alert = activeAlert({ wishes: randomWishes(random), language: random.pick(locales) })
      const row = { ...toAlertRow(alert.wishes), language: alert.language }
      for (const home of homes) {
        const selected = wouldSelect(row, toHomeProbe(home))
        if (selected !== alertMatches({ alert, home }))
          expect.unreachable(`${selected}: ${JSON.stringify({ alert, home })}`)
        if (selected) found += 1
      }
    }
    expect(found).toBeGreaterThan(500)
  })

  it('are found by an unpublished home too, where its languages are not asked', () => {
    const home = alertHome({ isPublished: false, texts: {} })
    const probe = { ...toHomeProbe(home), languages: [...locales] }
    const random = createRandom(42)
    for (let turn = 0; turn < 500; turn += 1) {
      const wishes = randomWishes(random)
      expect(wouldSelect({ ...toAlertRow(wishes), language: 'fr' }, probe)).toBe(
        meetsWishes({ wishes, home }),
      )
    }
  })

  it('have one item for whoever takes everything', () => {
    expect(toAlertRow(noWishes)).toMatchObject({ types: [0], places: ['*'], goal: null, maxPrice: null })
  })

  it('name places alike in every spelling, in order', () => {
    const wishes = { ...noWishes, cities: [{ name: 'LIÈGE', zip: '4000' }], zips: ['1300'], types: [2, 5] }
    expect(toAlertRow(wishes)).toMatchObject({ places: ['1300', 'liege|4000'], types: [2, 5] })
  })
})

describe('what is asked for a home', () => {
  it('is all its types and places, and what it has', () => {
    expect(toHomeProbe(alertHome({ types: [1, 6], texts: { fr: 'maison', de: 'haus' } }))).toEqual({
      goal: 'sale',
      types: [0, 1, 6],
      places: ['*', 'waver|1300', 'wavre|1300', '1300'],
      price: 300_000,
      bedrooms: 3,
      bathrooms: 1,
      garages: 1,
      parkings: 0,
      hasTerrace: false,
      hasGarden: true,
      languages: ['fr', 'de'],
    })
  })

  it('is in no language while nobody can have it', () => {
    expect(toHomeProbe(alertHome({ status: 'sold' })).languages).toEqual([])
    expect(toHomeProbe(alertHome({ isPublished: false })).languages).toEqual([])
  })

  it('is everywhere alone without a city', () => {
    expect(toHomeProbe(alertHome({ city: null })).places).toEqual(['*'])
  })
})
