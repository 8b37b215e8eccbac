import { describe, expect, it } from 'vitest'
import { activeAlert, alertProperty } from '../../../tests/support/alerts/search-alerts'
import { meetsCriteria } from '@/domain/search/matches-criteria'
import { zipOf } from '@/domain/search/towns/searched-city'
import { alertMatches, alertStates, isShownIn } from './alert'
import { noAlertCriteria, type AlertCriteria } from './alert-criteria'

// A house for sale in Wavre for 300 000 €, with three bedrooms, a bathroom, a garage and a garden.
const property = alertProperty()

describe('an alert', () => {
  it.each<[string, Partial<AlertCriteria>, boolean]>([
    ['no criteria', {}, true],
    ['its goal', { goal: 'sale' }, true],
    ['the other goal', { goal: 'rent' }, false],
    ['its type', { types: [1, 2] }, true],
    ['another type', { types: [2] }, false],
    ['its city', { cities: [{ name: 'Waver', zip: '1300' }] }, true],
    ['its zip', { zips: ['1300'] }, true],
    ['another zip', { zips: ['1301'] }, false],
    ['its zip, or another city', { cities: [{ name: 'Liège', zip: '4000' }], zips: ['1300'] }, true],
    ['its city, or another zip', { cities: [{ name: 'Wavre', zip: '1300' }], zips: ['4000'] }, true],
    ['another city, or another zip', { cities: [{ name: 'Liège', zip: '4000' }], zips: ['4020'] }, false],
    ['a price range around its price', { minPrice: 300_000, maxPrice: 300_000 }, true],
    ['a lower price', { maxPrice: 299_999 }, false],
    ['its bedrooms', { minBedrooms: 3 }, true],
    ['more bedrooms', { minBedrooms: 4 }, false],
    ['its bathroom', { minBathrooms: 1 }, true],
    ['two bathrooms', { minBathrooms: 2 }, false],
    ['its garage', { minGarages: 1 }, true],
    ['two garages', { minGarages: 2 }, false],
    ['a parking place beside the garage', { minParkings: 1 }, false],
    ['a garden', { garden: true }, true],
    ['a terrace', { terrace: true }, false],
  ])('by %s', (_what, criteria, expected) => {
    expect(meetsCriteria({ criteria: { ...noAlertCriteria, ...criteria }, property })).toBe(expected)
  })

  it.each<[string, Parameters<typeof alertProperty>[0], Partial<AlertCriteria>]>([
    ['bathrooms', { bathrooms: null }, { minBathrooms: 1 }],
    ['garages', { garages: null }, { minGarages: 1 }],
    ['parkings', { parkings: null }, { minParkings: 1 }],
    ['price', { shownPrice: null }, { maxPrice: 1_000_000 }],
    ['city', { city: null }, { zips: ['1300'] }],
  ])('never by %s that are not known', (_what, given, criteria) => {
    expect(
      meetsCriteria({ criteria: { ...noAlertCriteria, ...criteria }, property: alertProperty(given) }),
    ).toBe(false)
  })
})

describe('alertMatches', () => {
  it.each(alertStates)('while the alert is %s only if it is active', (state) => {
    expect(alertMatches({ alert: activeAlert({ state }), property })).toBe(state === 'active')
  })

  it.each<[string, Parameters<typeof alertProperty>[0]]>([
    ['sold', { status: 'sold' }],
    ['rented', { status: 'rented' }],
    ['reserved', { status: 'reserved' }],
    ['withdrawn', { status: 'withdrawn' }],
    ['not published', { isPublished: false }],
    ['not listed in its language', { texts: { nl: 'huis' } }],
  ])('not a property that is %s, though it meets the criteria', (_what, given) => {
    const other = alertProperty(given)
    expect(alertMatches({ alert: activeAlert(), property: other })).toBe(false)
    expect(meetsCriteria({ criteria: noAlertCriteria, property: other })).toBe(true)
    expect(isShownIn({ property: other, language: 'fr' })).toBe(false)
  })

  it.each(['coming-soon', 'under-option'])('a property that is %s', (status) => {
    expect(alertMatches({ alert: activeAlert(), property: alertProperty({ status }) })).toBe(true)
  })

  it('a property of its language that meets its criteria', () => {
    expect(alertMatches({ alert: activeAlert({ criteria: { maxPrice: 300_000 } }), property })).toBe(true)
    expect(alertMatches({ alert: activeAlert({ criteria: { maxPrice: 299_999 } }), property })).toBe(false)
  })
})

describe('zipOf', () => {
  it.each([
    [{ searchNames: [], zip: '1300' }, '1300'],
    [{ searchNames: [], zip: 'L 1611' }, 'L-1611'],
    [{ searchNames: [], zip: '' }, null],
    [null, null],
  ])('of %j is %j', (city, expected) => {
    expect(zipOf(city)).toBe(expected)
  })
})
