import { describe, expect, it } from 'vitest'
import { propertyState, stateForOwner } from './property-state'

it.each([
  ['available', 'sale', true, 'sale'],
  ['available', 'rent', true, 'rent'],
  ['available', 'sale', false, 'draft'],
  ['available', 'rent', false, 'draft'],
  ['sold', 'sale', true, 'sold'],
  ['sold', 'sale', false, 'sold'],
  ['rented', 'rent', true, 'rented'],
  ['rented', 'rent', false, 'rented'],
  ['coming-soon', 'sale', true, 'coming-soon'],
  ['under-option', 'rent', true, 'under-option'],
  ['reserved', 'sale', true, 'reserved'],
  ['coming-soon', 'sale', false, 'draft'],
  ['reserved', 'rent', false, 'draft'],
  ['withdrawn', 'sale', true, 'withdrawn'],
  ['withdrawn', 'sale', false, 'withdrawn'],
  [null, null, true, 'sale'],
  [null, 'rent', false, 'draft'],
] as const)('%s, for %s, published is %s: %s', (status, goal, isPublished, state) => {
  expect(propertyState({ status, goal, isPublished })).toBe(state)
})

describe('stateForOwner', () => {
  it.each([
    ['available', true, 'available'],
    ['available', false, 'draft'],
    ['coming-soon', true, 'coming-soon'],
    ['under-option', false, 'draft'],
    ['withdrawn', false, 'withdrawn'],
    ['sold', false, 'sold'],
    ['rented', true, 'rented'],
  ] as const)('of one that is %s, published %s, is %s', (status, isPublished, state) => {
    expect(stateForOwner({ status, isPublished })).toBe(state)
  })
})
