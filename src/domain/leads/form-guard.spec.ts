import { describe, expect, it } from 'vitest'
import { decide, findSuspicion, retryAfterSeconds } from './form-guard'

describe('findSuspicion', () => {
  const now = 1_000_000

  it.each<[string, { honeypot?: unknown; startedAt?: unknown }, string | null]>([
    ['of a person', { honeypot: '', startedAt: now - 20_000 }, null],
    ['of a filled honeypot', { honeypot: 'https://spam.example' }, 'honeypot'],
    ['of a honeypot that is a number', { honeypot: 0 }, 'honeypot'],
    ['of a honeypot that is an object', { honeypot: { a: 1 } }, 'honeypot'],
    ['of a repeated honeypot', { honeypot: ['', 'x'] }, 'honeypot'],
    ['of a repeated empty honeypot', { honeypot: ['', ''] }, null],
    ['of spaces in the honeypot', { honeypot: '  ' }, null],
    ['of no honeypot at all', {}, null],
    ['just below the fastest', { startedAt: now - 1999 }, 'too-fast'],
    ['at the fastest', { startedAt: now - 2000 }, null],
    ['at once', { startedAt: String(now) }, 'too-fast'],
    ['of a clock that is ahead', { startedAt: now + 1 }, null],
    ['of no start', { startedAt: '' }, null],
    ['of a start that is none', { startedAt: 'yesterday' }, null],
    ['of an endless start', { startedAt: Infinity }, null],
  ])('%s', (_case, given, suspicion) => {
    expect(findSuspicion({ honeypot: undefined, startedAt: undefined, now, ...given })).toBe(suspicion)
  })
})

describe('decide', () => {
  it.each([
    [0, false, 'accept'],
    [2, false, 'accept'],
    [3, false, 'ask-proof'],
    [3, true, 'accept'],
    [19, false, 'ask-proof'],
    [19, true, 'accept'],
    [20, true, 'refuse'],
    [20, false, 'refuse'],
    [500, true, 'refuse'],
  ])('after %d in the hour, with a proof %s: %s', (count, hasProof, admission) => {
    expect(decide({ count, free: 3, limit: 20, hasProof })).toBe(admission)
  })

  it('asks for a proof from the first one on where none are free', () => {
    expect(decide({ count: 0, free: 0, limit: 20, hasProof: false })).toBe('ask-proof')
  })

  it('never lets more through than the limit, however many are free', () => {
    expect(decide({ count: 5, free: 10, limit: 5, hasProof: false })).toBe('refuse')
  })
})

describe('retryAfterSeconds', () => {
  it.each([
    [0, 0, 3600],
    [0, 1, 3600],
    [0, 3_599_000, 1],
    [0, 3_600_000, 1],
    [0, 9_999_999, 1],
    [5000, 0, 3600],
  ])('with the oldest at %d and now %d is %d', (oldest, now, seconds) => {
    expect(retryAfterSeconds({ oldest, now })).toBe(seconds)
  })
})
