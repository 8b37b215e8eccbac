import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tests/support/random'
import {
  alertProperty,
  randomAlertProperty,
  randomCriteria,
  randomAlertCriteria,
} from '../../../tests/support/alerts/search-alerts'
import type { LeadValues } from '@/domain/leads/lead-fields'
import { parseLead } from '@/domain/leads/parse-lead'
import { buildQuery, noCriteria, parseCriteria } from '@/domain/search/criteria'
import { criteriaLimits } from '@/domain/search/criterion-values'
import type { NamedCity } from '@/domain/search/towns/named-city'
import { meetsCriteria } from '@/domain/search/matches-criteria'
import { listingOf, searchOfAlert, requestOfDemand, alertOfListing } from './alert-search'
import { noAlertCriteria } from './alert-criteria'

const wavre = { name: 'Wavre', zip: '1300' }
const limal = { name: 'Limal', zip: '1300' }
const liege = { name: 'Liège', zip: '4000' }
const cities: NamedCity[] = [
  wavre,
  limal,
  liege,
  { name: "Braine-l'Alleud", zip: '1420' },
  { name: 'Luxembourg', zip: 'L-1611' },
  { name: 'Vianden', zip: '' },
]

describe('alertOfListing', () => {
  it('carries what an alert can hold', () => {
    const criteria = parseCriteria({
      goal: 'rent',
      type: ['2', '1'],
      city: 'Wavre|1300',
      minPrice: '500',
      maxPrice: '900',
      minBedrooms: '2',
      terrace: '1',
      garden: '1',
      sort: 'price-asc',
      page: '3',
    })
    expect(alertOfListing({ criteria })).toEqual({
      held: {
        ...noAlertCriteria,
        goal: 'rent',
        types: [1, 2],
        cities: [wavre],
        minPrice: 500,
        maxPrice: 900,
        minBedrooms: 2,
        terrace: true,
        garden: true,
      },
      dropped: [],
    })
  })

  it('names the criteria that an alert cannot hold', () => {
    const criteria = parseCriteria({
      area: '50,4,51,5',
      minSurface: '90',
      label: 'A',
      garage: '1',
      newBuild: '1',
      q: 'moulin',
    })
    expect(alertOfListing({ criteria })).toEqual({
      held: noAlertCriteria,
      dropped: ['area', 'minSurface', 'labels', 'garage', 'newBuild', 'text'],
    })
  })

  it.each([
    ['sale', 'rent', 'sale'],
    ['rent', null, 'rent'],
    [null, 'rent', 'rent'],
    [null, null, null],
  ] as const)('of a list with goal %j, asked for %j, is for %j', (goal, asked, expected) => {
    const criteria = { ...noCriteria, goal: asked }
    expect(alertOfListing({ criteria, goal }).held.goal).toBe(expected)
  })

  it('finds every property of the listing, and no other if no criterion is dropped', () => {
    const random = createRandom(11)
    let compared = 0
    for (let round = 0; round < 8000; round += 1) {
      const criteria = randomCriteria(random)
      const property = randomAlertProperty(random)
      const { held, dropped } = alertOfListing({ criteria })
      const isListed = meetsCriteria({ property, criteria })
      if (isListed) expect(meetsCriteria({ criteria: held, property })).toBe(true)
      if (dropped.length > 0) continue
      expect(meetsCriteria({ criteria: held, property })).toBe(isListed)
      if (isListed) compared += 1
    }
    expect(compared).toBeGreaterThan(20)
  })
})

describe('requestOfDemand', () => {
  const posted = {
    goal: 'sale',
    types: '2,1',
    cities: ['Wavre|1300', 'Liège|4000'],
    firstName: 'Zoé',
    lastName: 'Peeters',
    title: 'mrs',
    email: 'zoe@example.com',
    privacy: 'on',
  }
  const demand = (given: object): LeadValues => {
    const read = parseLead({
      kind: 'demand-register',
      values: { ...posted, ...given },
      locale: 'fr',
      now: new Date('2026-06-01'),
    })
    if (!read.ok) throw new Error(JSON.stringify(read.failure))
    return read.value.values
  }

  it('has the values of the form', () => {
    const values = demand({
      minPrice: '200.000',
      maxPrice: '300.000',
      minBedrooms: '3',
      bathrooms: '2',
      garages: '1',
      parkings: '1',
      terrace: 'on',
      garden: 'on',
      frequency: 'weekly',
    })
    expect(requestOfDemand(values)).toEqual({
      criteria: {
        ...noAlertCriteria,
        goal: 'sale',
        types: [1, 2],
        cities: [liege, wavre],
        zips: [],
        minPrice: 200_000,
        maxPrice: 300_000,
        minBedrooms: 3,
        minBathrooms: 2,
        minGarages: 1,
        minParkings: 1,
        terrace: true,
        garden: true,
      },
      frequency: 'weekly',
    })
  })

  it('has no criteria for empty fields and for 0', () => {
    const values = demand({ minBedrooms: '0', bathrooms: '0', garages: '0', parkings: '0' })
    expect(requestOfDemand(values)).toEqual({
      criteria: { ...noAlertCriteria, goal: 'sale', types: [1, 2], cities: [liege, wavre] },
      frequency: 'daily',
    })
  })
})

describe('searchOfAlert', () => {
  it('finds the same properties as the criteria', () => {
    const random = createRandom(12)
    let met = 0
    for (let round = 0; round < 4000; round += 1) {
      const criteria = randomAlertCriteria(random)
      const property = randomAlertProperty(random)
      const isFound = meetsCriteria({ property, criteria: searchOfAlert({ criteria, cities }) })
      expect(isFound, JSON.stringify({ criteria, property })).toBe(meetsCriteria({ criteria, property }))
      if (isFound) met += 1
    }
    expect(met).toBeGreaterThan(100)
  })

  it('finds no property if no city has the zip', () => {
    const criteria = searchOfAlert({ criteria: { ...noAlertCriteria, zips: ['9999'] }, cities })
    expect(criteria.cities).toEqual([{ name: '9999', zip: '9999' }])
    expect(meetsCriteria({ property: alertProperty(), criteria })).toBe(false)
  })
})

describe('listingOf', () => {
  it.each([
    ['sale', 'sale'],
    ['rent', 'rent'],
    [null, 'search'],
  ] as const)('of the goal %j is the listing %s', (goal, name) => {
    expect(listingOf({ criteria: { ...noAlertCriteria, goal }, cities })).toEqual({
      name,
      criteria: { ...noCriteria, sort: 'newest' },
      unsupported: [],
    })
  })

  it('names the cities of a zip, each city once', () => {
    const { criteria } = listingOf({
      criteria: { ...noAlertCriteria, cities: [limal], zips: ['1300', 'L-1611'] },
      cities,
    })
    expect(criteria.cities).toEqual([limal, { name: 'Luxembourg', zip: 'L-1611' }, wavre])
  })

  it('has every number of an alert in its address', () => {
    const numbers = { minBedrooms: 1, minBathrooms: 1, minGarages: 2, minParkings: 3 }
    const listing = listingOf({ criteria: { ...noAlertCriteria, ...numbers }, cities })
    expect(listing.unsupported).toEqual([])
    expect(listing.criteria).toMatchObject(numbers)
  })

  it('names no more cities than an address may', () => {
    const many = Array.from({ length: 25 }, (_, at) => ({ name: `Ville ${at + 10}`, zip: '1300' }))
    const criteria = { ...noAlertCriteria, zips: ['1300'] }
    const listing = listingOf({ criteria, cities: many })
    expect(listing.criteria.cities).toHaveLength(criteriaLimits.cities)
    expect(listing.unsupported).toEqual(['places'])
    expect(searchOfAlert({ criteria, cities: many }).cities).toHaveLength(25)
  })

  it('is read from its address as it was', () => {
    const random = createRandom(13)
    for (let round = 0; round < 500; round += 1) {
      const { criteria } = listingOf({ criteria: randomAlertCriteria(random), cities })
      expect(parseCriteria(toQuery(buildQuery(criteria)))).toEqual(criteria)
    }
  })
})

function toQuery(query: string): Record<string, string[]> {
  const parameters = new URLSearchParams(query)
  return Object.fromEntries([...new Set(parameters.keys())].map((key) => [key, parameters.getAll(key)]))
}
