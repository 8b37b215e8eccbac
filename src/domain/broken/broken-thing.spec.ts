import { expect, it } from 'vitest'
import { isBrokenKind, isMendedByAgents } from './broken-thing'

it.each([
  ['properties/12', true],
  ['media/4', true],
  ['pages/12', false],
  ['globals/site-settings', false],
])('%s is mended by agents: %s', (document, expected) => {
  expect(isMendedByAgents({ document })).toBe(expected)
})

it('knows the kinds of the list alone', () => {
  expect([isBrokenKind('own-link'), isBrokenKind('other'), isBrokenKind(undefined)]).toEqual([
    true,
    false,
    false,
  ])
})
