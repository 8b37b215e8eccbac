import { describe, expect, it } from 'vitest'
import { bestLink, numbersOfLink, readMailedLink, secondsOf } from './mailed-link'

const now = new Date('2026-06-01T08:00:00Z')
const expiresAt = new Date('2026-06-10T08:30:00Z')

describe('secondsOf', () => {
  it('has no part of a second', () => {
    expect(secondsOf(new Date('1970-01-01T00:01:00.999Z'))).toBe(60)
  })
})

describe('a link', () => {
  it.each([
    { about: 12, version: 3, expiresAt },
    { about: 2_147_483_647, version: 0, expiresAt: null },
  ])('%j is read as what it was', (link) => {
    const isEndless = link.expiresAt === null
    expect(readMailedLink({ numbers: numbersOfLink(link), isEndless, now })).toEqual({
      ok: true,
      value: link,
    })
  })

  it.each([
    ['2026-06-10T08:29:59.999Z', true],
    ['2026-06-10T08:30:00.000Z', false],
  ])('at %s holds: %s', (time, expected) => {
    const numbers = numbersOfLink({ about: 12, version: 3, expiresAt })
    expect(readMailedLink({ numbers, isEndless: false, now: new Date(time) })).toEqual(
      expected
        ? { ok: true, value: { about: 12, version: 3, expiresAt } }
        : { ok: false, failure: 'expired' },
    )
  })

  it.each([
    ['nothing', null, false],
    ['no numbers', [], false],
    ['too few', [12, 3], false],
    ['too many', [12, 3, 1_800_000_000, 1], false],
    ['no record', [0, 3, 1_800_000_000], false],
    ['an id that is too high', [2_147_483_648, 3, 1_800_000_000], false],
    ['no end where there should be one', [12, 3, 0], false],
    ['an end where there should be none', [12, 3, 1_800_000_000], true],
  ])('%s is wrong', (_, numbers, isEndless) => {
    expect(readMailedLink({ numbers, isEndless, now })).toEqual({ ok: false, failure: 'wrong' })
  })
})

describe('bestLink', () => {
  const valid = { ok: true, value: 12 } as const
  const expired = { ok: false, failure: 'expired' } as const
  const wrong = { ok: false, failure: 'wrong' } as const

  it.each([
    ['the valid one', [wrong, expired, valid], valid],
    ['an expired one before a wrong one', [wrong, expired, wrong], expired],
    ['a wrong one', [wrong, wrong], wrong],
    ['a wrong one without any', [], wrong],
  ])('is %s', (_case, links, expected) => {
    expect(bestLink(links)).toEqual(expected)
  })
})
