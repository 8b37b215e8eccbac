import { describe, expect, it } from 'vitest'
import { canBeNarrowed, presentationOf } from './presentation'

describe('presentationOf', () => {
  it.each([
    ['none', 'plain', 'carousel', 'disclosure', 'cards'],
    ['article', 'plain', 'plain', 'disclosure', 'cards'],
    ['property-list', 'plain', 'carousel', 'cards', 'cards'],
    ['projects', 'plain', 'carousel', 'cards', 'cards'],
    ['stats', 'plain', 'plain', 'disclosure', 'plain'],
    ['opinion', 'plain', 'carousel', 'disclosure', 'cards'],
    ['slider', 'plain', 'carousel', 'disclosure', 'cards'],
    ['category', 'plain', 'carousel', 'disclosure', 'cards'],
    ['contact', 'plain', 'plain', 'disclosure', 'plain'],
  ] as const)('of %s is %s, as a slider %s, collapsible %s, as news %s', (type, ...expected) => {
    const views = (['single', 'slider', 'collapse', 'news'] as const).map((view) =>
      presentationOf({ type, view }),
    )
    expect(views).toEqual(expected)
  })
})

describe('canBeNarrowed', () => {
  it.each([
    ['single', null, true],
    ['single', 8, false],
    ['slider', null, false],
    ['collapse', null, false],
    ['news', null, false],
  ] as const)('of a list in the view %s with at most %s properties is %s', (view, maximum, narrowed) => {
    expect(canBeNarrowed({ view, maximum })).toBe(narrowed)
  })
})
