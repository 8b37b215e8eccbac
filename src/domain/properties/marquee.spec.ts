import { describe, expect, it } from 'vitest'
import { hasMarquee, marqueeLabel } from './marquee'

describe('hasMarquee', () => {
  it.each([
    [-1, false],
    [0, false],
    [1, true],
    [4, true],
    [5, false],
    [1.5, false],
    [Number.NaN, false],
    [null, false],
    [undefined, false],
  ])('%j: %s', (marquee, expected) => {
    expect(hasMarquee(marquee)).toBe(expected)
  })
})

describe('marqueeLabel', () => {
  const names = { 1: 'Nouveau', 4: ' ' }

  it.each([
    ['nothing for 0', 0, 'Exclusif', null],
    ['the own name first', 1, 'Exclusif', 'Exclusif'],
    ["the site's name next", 1, null, 'Nouveau'],
    ["the site's name for a blank one", 1, '  ', 'Nouveau'],
    ['nothing when the site has no name', 2, undefined, null],
    ["nothing when the site's name is blank", 4, '', null],
    ['nothing out of range', 5, 'Exclusif', null],
  ])('shows %s', (_case, marquee, marqueeName, expected) => {
    expect(marqueeLabel({ marquee, marqueeName, names })).toBe(expected)
  })
})
