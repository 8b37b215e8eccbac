import { isInCircle } from '@/domain/places/circle'
import { isInShape } from '@/domain/search/areas/drawn-shape'
import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tests/support/random'
import {
  activeAlert,
  alertProperty,
  randomAlertProperty,
  randomAlertCriteria,
} from '../../../tests/support/alerts/search-alerts'
import { locales, type Locale } from '@/domain/shared/locale'
import { meetsCriteria } from '@/domain/search/matches-criteria'
import { alertMatches } from './alert'
import { alertColumns, type AlertColumn } from './alert-columns'
import { toAlertRow, toPropertyProbe, type AlertRow, type PropertyProbe } from './alert-index'
import { noAlertCriteria } from './alert-criteria'

const overlap = <Item>(one: readonly Item[], other: readonly Item[]) =>
  one.some((item) => other.includes(item))
// `column is null or column <= $value`, where a value that is null makes the comparison null; `not column or $value`.
function isMet({ name, compared: { by } }: AlertColumn, row: AlertRow, probe: PropertyProbe): boolean {
  const [asked, value] = [row.columns[name], probe.columns[name]]
  if (by === 'some' || by === 'new-build' || by === 'yes-no') return asked === false || value === true
  if (asked === null) return true
  if (typeof asked !== 'number' || typeof value !== 'number') return false
  return by === 'at-least' ? asked <= value : asked >= value
}

function isAround({ near, shape }: AlertRow, { position }: PropertyProbe): boolean {
  if (near === null && shape === null) return true
  if (position === null) return false
  const [lat = 0, lng = 0, kmPerLng = 0, km = 0] = near ?? []
  const corners = [...(shape ?? '').matchAll(/\((-?\d+),(-?\d+)\)/g)]
  const drawn = corners.map(([, x, y]) => ({ lat: Number(y) / 100_000, lng: Number(x) / 100_000 }))
  const isNear = near === null || (km > 0 && isInCircle(position, { lat, lng, kmPerLng, km }))
  return isNear && (shape === null || isInShape(position, drawn))
}

/** What the database returns, operator by operator. */
const wouldSelect = (row: AlertRow & { language: Locale }, probe: PropertyProbe): boolean =>
  probe.languages.includes(row.language) &&
  overlap(row.places, probe.places) &&
  overlap(row.types, probe.types) &&
  (row.goal === null || row.goal === probe.goal) &&
  isAround(row, probe) &&
  alertColumns.every((column) => isMet(column, row, probe))

describe('the rows of alerts', () => {
  it('are found by exactly the properties that the alerts are for', () => {
    const random = createRandom(41)
    const properties = Array.from({ length: 150 }, () => randomAlertProperty(random))
    let found = 0
    for (let round = 0; round < 300; round += 1) {
      const alert = activeAlert({ criteria: randomAlertCriteria(random), language: random.pick(locales) })
      const row = { ...toAlertRow(alert.criteria), language: alert.language }
      for (const property of properties) {
        const selected = wouldSelect(row, toPropertyProbe(property))
        if (selected !== alertMatches({ alert, property }))
          expect.unreachable(`${selected}: ${JSON.stringify({ alert, property })}`)
        if (selected) found += 1
      }
    }
    expect(found).toBeGreaterThan(500)
  })

  it('are found for an unpublished property too if its languages are ignored', () => {
    const property = alertProperty({ isPublished: false, texts: {} })
    const probe = { ...toPropertyProbe(property), languages: [...locales] }
    const random = createRandom(42)
    for (let round = 0; round < 500; round += 1) {
      const criteria = randomAlertCriteria(random)
      expect(wouldSelect({ ...toAlertRow(criteria), language: 'fr' }, probe)).toBe(
        meetsCriteria({ criteria, property }),
      )
    }
  })

  it('have one item for an alert that accepts everything', () => {
    expect(toAlertRow(noAlertCriteria)).toMatchObject({
      types: [0],
      places: ['*'],
      near: null,
      shape: null,
      goal: null,
      columns: { max_price: null, garden: false },
    })
  })

  it('name places alike in every spelling, in order', () => {
    const criteria = {
      ...noAlertCriteria,
      cities: [{ name: 'LIÈGE', zip: '4000' }],
      zips: ['1300'],
      types: [2, 5],
    }
    expect(toAlertRow(criteria)).toMatchObject({ places: ['1300', 'liege|4000'], types: [2, 5] })
  })
})

describe('what is asked for a property', () => {
  it('is all its types and places, and what it has', () => {
    expect(toPropertyProbe(alertProperty({ types: [1, 6], texts: { fr: 'maison', de: 'haus' } }))).toEqual({
      goal: 'sale',
      types: [0, 1, 6],
      places: [
        ...['*', 'waver|1300', 'wavre|1300', '1300'],
        ...['be-district-nivelles', 'be-locality-1300-wavre', 'be-locality-1301-bierges'],
        ...['be-municipality-wavre', 'be-province-brabant-wallon', 'be-region-wallonia'],
      ],
      position: { lat: 50.7172, lng: 4.6014 },
      columns: expect.objectContaining({
        min_price: 300_000,
        max_price: 300_000,
        min_bedrooms: 3,
        min_bathrooms: 1,
        min_garages: 1,
        min_parkings: 0,
        terrace: false,
        garden: true,
      }),
      languages: ['fr', 'de'],
    })
  })

  it('is in no language while it is not available', () => {
    expect(toPropertyProbe(alertProperty({ status: 'sold' })).languages).toEqual([])
    expect(toPropertyProbe(alertProperty({ isPublished: false })).languages).toEqual([])
  })

  it('is everywhere alone without a city', () => {
    expect(toPropertyProbe(alertProperty({ city: null })).places).toEqual(['*'])
  })
})
