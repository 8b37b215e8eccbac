import { describe, expect, it } from 'vitest'
import { shownGoal } from './shown-goal'

describe('the goal of a list', () => {
  it.each([
    ['sale', null, 'sale'],
    ['rent', 'sale', 'rent'],
    ['both', 'rent', 'rent'],
    ['both', null, null],
  ] as const)('of %s, where the visitor chose %s, is %s', (goal, chosen, expected) => {
    expect(shownGoal({ goal, criteria: { goal: chosen } })).toBe(expected)
  })
})
