import { expect, it } from 'vitest'
import { propertyState } from './property-state'

it.each([
  ['available', 'sale', true, 'sale'],
  ['available', 'rent', true, 'rent'],
  ['available', 'sale', false, 'draft'],
  ['available', 'rent', false, 'draft'],
  ['sold', 'sale', true, 'sold'],
  ['sold', 'sale', false, 'sold'],
  ['rented', 'rent', true, 'rented'],
  ['rented', 'rent', false, 'rented'],
  [null, null, true, 'sale'],
  [null, 'rent', false, 'draft'],
] as const)('%s, for %s, published is %s: %s', (status, goal, isPublished, state) => {
  expect(propertyState({ status, goal, isPublished })).toBe(state)
})
