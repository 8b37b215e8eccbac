import { describe, expect, it } from 'vitest'
import { readToken, signToken } from '@/cms/access/signed-token'
import {
  alertLink,
  alertLinkPurposes,
  alertTokens,
  isLinkOf,
  linkNumbers,
  readAlertLink,
  type AlertLinkPurpose,
} from './alert-links'

const now = new Date('2026-06-01T08:00:00.500Z')
const endsAt = '2026-06-15T08:00:00.000Z'
const make = (purpose: AlertLinkPurpose) => alertLink({ purpose, alert: 12, version: 3, now, endsAt })

describe('a link', () => {
  it.each([
    ['confirm', 3, '2026-06-08T08:00:00.000Z'],
    ['manage', 3, null],
    ['unsubscribe', 0, null],
    ['keep', 3, '2026-07-15T08:00:00.000Z'],
  ] as const)('to %s has the version %j and ends at %j', (purpose, version, end) => {
    expect(make(purpose)).toEqual({ purpose, alert: 12, version, expiresAt: end && new Date(end) })
  })

  it.each(alertLinkPurposes)('to %s is read as what it was', (purpose) => {
    const link = make(purpose)
    expect(readAlertLink({ purpose, numbers: linkNumbers(link), now })).toEqual({ ok: true, value: link })
  })

  it('fits the signed tokens of the site, which end by its own end alone', () => {
    const signed = { secret: 'a secret', purpose: 'document' } as const
    const token = signToken({ ...signed, numbers: linkNumbers(make('confirm')), expiresAt: null })
    const far = new Date('2099-01-01')
    const numbers = readToken({ ...signed, token, now: far })
    expect(readAlertLink({ purpose: 'confirm', numbers, now })).toEqual({ ok: true, value: make('confirm') })
    expect(readAlertLink({ purpose: 'confirm', numbers, now: far })).toEqual({
      ok: false,
      failure: 'expired',
    })
    const tampered = readToken({ ...signed, token: token.replace(/^c/, 'd'), now })
    expect(readAlertLink({ purpose: 'confirm', numbers: tampered, now })).toEqual({
      ok: false,
      failure: 'wrong',
    })
  })

  it.each([
    ['2026-06-08T07:59:59.999Z', true],
    ['2026-06-08T08:00:00.000Z', false],
  ])('to confirm, at %s, holds: %s', (time, expected) => {
    const numbers = linkNumbers(make('confirm'))
    expect(readAlertLink({ purpose: 'confirm', numbers, now: new Date(time) }).ok).toBe(expected)
  })

  it.each([
    ['nothing', 'manage', null],
    ['no numbers', 'manage', []],
    ['too many', 'manage', [12, 3, 0, 1]],
    ['no alert', 'manage', [0, 3, 0]],
    ['an id that is too high', 'manage', [2_147_483_648, 3, 0]],
    ['a confirmation for ever', 'confirm', [12, 3, 0]],
    ['a question for ever', 'keep', [12, 3, 0]],
    ['a way out with an end', 'unsubscribe', [12, 0, 1_800_000_000]],
    ['a page with an end', 'manage', [12, 3, 1_800_000_000]],
  ] as const)('is none of %s', (_what, purpose, numbers) => {
    expect(readAlertLink({ purpose, numbers, now })).toEqual({ ok: false, failure: 'wrong' })
  })

  it('has a purpose of its own for each thing it is good for', () => {
    expect(new Set(Object.values(alertTokens)).size).toBe(alertLinkPurposes.length)
  })
})

describe('isLinkOf', () => {
  it.each(alertLinkPurposes)(
    'of a link to %s that was taken back is so for unsubscribing alone',
    (purpose) => {
      const link = make(purpose)
      expect(isLinkOf({ link, alert: { id: 12, version: 3 } })).toBe(true)
      expect(isLinkOf({ link, alert: { id: 12, version: 4 } })).toBe(purpose === 'unsubscribe')
      expect(isLinkOf({ link, alert: { id: 13, version: 3 } })).toBe(false)
    },
  )
})
