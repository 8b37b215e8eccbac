import { describe, expect, it } from 'vitest'
import { refusedFacts } from '@/domain/properties/property-faults'
import { propertyStatuses } from '@/domain/properties/property-status'
import { quickObstacle, statusesOf, typedPrice } from './quick-edit'

describe('a typed price', () => {
  it.each([
    ['250000', 250_000],
    ['€ 250.000', 250_000],
    ['950,50', 950.5],
    ['999999999', 999_999_999],
    ['1000000000', null],
    ['0', null],
    ['', null],
    ['-5', null],
    ['op aanvraag', null],
  ])('%j is %j', (typed, price) => expect(typedPrice(typed)).toBe(price))
})

it.each(['sale', 'rent'] as const)(
  'a property with the goal %s has the statuses that can be published',
  (goal) => {
    const energy = { label: null, labelText: null, kwh: null }
    const rest = { region: null, isDwelling: true, energy, deposit: null, standardDeposit: null }
    const possible = propertyStatuses.filter((status) => refusedFacts({ goal, status, ...rest }).length === 0)
    expect(statusesOf(goal)).toEqual(possible)
  },
)

it.each([
  ['price', { hasNewerDraft: false, isLifeAnnuity: false }, null],
  ['status', { hasNewerDraft: false, isLifeAnnuity: true }, null],
  ['price', { hasNewerDraft: false, isLifeAnnuity: true }, 'annuity'],
  ['price', { hasNewerDraft: true, isLifeAnnuity: true }, 'changed'],
  ['status', { hasNewerDraft: true, isLifeAnnuity: false }, 'changed'],
] as const)('%s of %j is kept from a quick edit by %j', (field, state, obstacle) => {
  expect(quickObstacle(field, state)).toBe(obstacle)
})
