import { describe, expect, it } from 'vitest'
import { hasRenovationDuty } from './notices'

const property = { regions: null, region: 'flanders', label: 'F', goal: 'sale', typeWebId: 1 } as const

describe('hasRenovationDuty', () => {
  it.each([
    ['D', false],
    ['E', true],
    ['F', true],
    ['A+', false],
    [null, false],
  ] as const)('of a property with label %j: %s', (label, expected) => {
    expect(hasRenovationDuty({ ...property, label })).toBe(expected)
  })

  it.each([
    [1, true],
    [2, true],
    [3, true],
    [4, false],
    [5, true],
    [6, false],
    [7, false],
    [8, false],
    [9, false],
  ])('of type %d: %s', (typeWebId, expected) => {
    expect(hasRenovationDuty({ ...property, typeWebId })).toBe(expected)
  })

  it.each(['wallonia', 'brussels', 'flanders', 'luxembourg'] as const)(
    'exists in %s where the settings name it',
    (region) => {
      expect(hasRenovationDuty({ ...property, region, regions: ['brussels', region] })).toBe(true)
      expect(hasRenovationDuty({ ...property, region })).toBe(region === 'flanders')
    },
  )

  it.each([
    ['in Wallonia', { region: 'wallonia' }],
    ['in Brussels', { region: 'brussels' }],
    ['in Luxembourg', { region: 'luxembourg' }],
    ['in no known region', { region: null }],
    ['of a rental', { goal: 'rent' }],
    ['where the settings name no region', { regions: [] }],
    ['where the settings name other regions', { regions: ['wallonia', 'brussels'] }],
    ['in no known region, whatever the settings say', { region: null, regions: ['flanders'] }],
  ] as const)('does not exist %s', (_case, fields) => {
    expect(hasRenovationDuty({ ...property, ...fields })).toBe(false)
  })
})
