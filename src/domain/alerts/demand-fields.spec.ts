import { describe, expect, it } from 'vitest'
import { parseLead } from '@/domain/leads/parse-lead'
import { noCriteria, parseCriteria } from '@/domain/search/criteria'
import { requestOfDemand, alertOfListing } from './alert-search'
import { countQuery, formValues, keepInformedQuery, criteriaOfQuery } from './demand-fields'
import { noAlertCriteria, tidyAlertCriteria } from './alert-criteria'

const criteria = tidyAlertCriteria({
  goal: 'sale',
  types: [1, 2],
  cities: [
    { name: 'Wavre', zip: '1300' },
    { name: 'Vianden', zip: '' },
  ],
  minPrice: 200_000,
  maxPrice: 450_000,
  minBedrooms: 3,
  minBathrooms: 2,
  minGarages: 1,
  minParkings: 1,
  terrace: true,
  garden: true,
})

describe('formValues', () => {
  it('are read by the form as the same criteria', () => {
    const person = {
      title: 'mrs',
      firstName: 'Léa',
      lastName: 'Maes',
      email: 'lea@example.com',
      privacy: true,
    }
    const values = { ...person, ...formValues({ criteria, frequency: 'weekly' }) }
    const read = parseLead({ kind: 'demand-register', locale: 'fr', values, now: new Date(0) })
    expect(read.ok && requestOfDemand(read.value.values)).toEqual({ criteria, frequency: 'weekly' })
  })

  it('fill in nothing that was not asked for', () => {
    const values = Object.values(formValues({ criteria: noAlertCriteria, frequency: null }))
    expect(values.flat()).toEqual([])
  })
})

describe('keepInformedQuery', () => {
  it.each([
    ['', null, ''],
    ['', 'sale', 'goal=sale'],
    ['sort=newest&page=3', 'rent', 'goal=rent'],
    ['goal=rent&type=2', null, 'goal=rent&type=2'],
    ['goal=rent', 'sale', 'goal=sale'],
    [
      'city=Wavre%7C1300&label=A&minSurface=120',
      'sale',
      'city=Wavre%7C1300&goal=sale&label=A&minSurface=120',
    ],
  ] as const)('of %j in a list of %s is %j', (query, goal, expected) => {
    const entries = [...new URLSearchParams(query)]
    expect(keepInformedQuery({ criteria: parseCriteria(Object.fromEntries(entries)), goal })).toBe(expected)
  })

  it('carries all that an alert can hold', () => {
    const criteria = { ...noCriteria, types: [1], minPrice: 100_000, minBedrooms: 2, garden: true }
    const query = keepInformedQuery({ criteria, goal: 'sale' })
    const asked = parseCriteria(Object.fromEntries(new URLSearchParams(query)))
    expect(alertOfListing({ criteria: asked })).toEqual(alertOfListing({ criteria, goal: 'sale' }))
  })
})

describe('countQuery', () => {
  it.each([
    [{}, ''],
    [{ goal: [], maxPrice: ['  '], email: ['lea@example.com'], frequency: ['daily'] }, ''],
    [{ types: ['2', '1'], goal: ['sale'] }, 'goal=sale&types=2&types=1'],
    [{ cities: ['Wavre|1300'], maxPrice: [' 450.000 '] }, 'cities=Wavre%7C1300&maxPrice=450.000'],
    [{ goal: [new Date(0)] }, ''],
  ])('of %j is %j', (answers, expected) => {
    expect(countQuery(answers)).toBe(expected)
  })
})

describe('criteriaOfQuery', () => {
  const read = (query: string) => criteriaOfQuery(new URLSearchParams(query))

  it('asks what the form asks', () => {
    expect(read(countQuery(formValues({ criteria, frequency: 'daily' })))).toEqual(criteria)
  })

  it('takes types with commas and several cities', () => {
    expect(read('types=1,2&cities=Wavre|1300&cities=Vianden|')).toEqual({
      ...noAlertCriteria,
      types: [1, 2],
      cities: [
        { name: 'Vianden', zip: '' },
        { name: 'Wavre', zip: '1300' },
      ],
    })
  })

  it.each([
    ['', noAlertCriteria],
    ['maxPrice=4x&goal=steal&types=house&cities=Wavre', noAlertCriteria],
    ['maxPrice=4x&minBedrooms=2', { ...noAlertCriteria, minBedrooms: 2 }],
    ['minPrice=450000&maxPrice=200.000', { ...noAlertCriteria, minPrice: 200_000, maxPrice: 450_000 }],
    ['minBedrooms=-1&bathrooms=999999999999', noAlertCriteria],
    ['terrace=on&garden=0', { ...noAlertCriteria, terrace: true }],
  ])('reads %j', (query, expected) => {
    expect(read(query)).toEqual(expected)
  })
})
