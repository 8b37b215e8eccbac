import { appointmentTokens } from './stored-names'
import { describe, expect, it } from 'vitest'
import { readToken, signToken } from '@/cms/access/signed-token'
import {
  linkEnd,
  linkNumbers,
  readAppointmentLink,
  appointmentLinkPurposes,
  type AppointmentLink,
} from './appointment-links'

const expiresAt = new Date('2026-06-10T08:30:00Z')
const now = new Date('2026-06-01T08:00:00Z')
const link: AppointmentLink = { purpose: 'manage', about: 12, version: 3, expiresAt }

describe('a link', () => {
  it.each<AppointmentLink>([
    link,
    { ...link, purpose: 'cancel', version: 0 },
    { purpose: 'feed', about: 2_147_483_647, version: 41, expiresAt: null },
  ])('%j is read as what it was', (given) => {
    expect(readAppointmentLink({ purpose: given.purpose, numbers: linkNumbers(given), now })).toEqual({
      ok: true,
      value: given,
    })
  })

  it('fits the signed tokens of the site, which end by its own end alone', () => {
    const signed = { secret: 'a secret', purpose: 'document' } as const
    const token = signToken({ ...signed, numbers: linkNumbers(link), expiresAt: null })
    const far = new Date('2099-01-01')
    const numbers = readToken({ ...signed, token, now: far })
    expect(readAppointmentLink({ purpose: 'manage', numbers, now })).toEqual({ ok: true, value: link })
    expect(readAppointmentLink({ purpose: 'manage', numbers, now: far })).toEqual({
      ok: false,
      failure: 'expired',
    })
    const tampered = readToken({ ...signed, token: token.replace(/^c/, 'd'), now })
    expect(readAppointmentLink({ purpose: 'manage', numbers: tampered, now })).toEqual({
      ok: false,
      failure: 'wrong',
    })
  })

  it.each([
    ['2026-06-10T08:29:59.999Z', true],
    ['2026-06-10T08:30:00.000Z', false],
  ])('at %s holds: %s', (time, expected) => {
    expect(
      readAppointmentLink({ purpose: 'manage', numbers: linkNumbers(link), now: new Date(time) }).ok,
    ).toBe(expected)
  })

  it.each([
    ['nothing', 'manage', null],
    ['no numbers', 'manage', []],
    ['too few', 'manage', [12, 3]],
    ['too many', 'manage', [12, 3, 1_800_000_000, 1]],
    ['no booking', 'manage', [0, 3, 1_800_000_000]],
    ['an id that is too high', 'manage', [2_147_483_648, 3, 1_800_000_000]],
    ['a booking for ever', 'manage', [12, 3, 0]],
    ['a cancellation for ever', 'cancel', [12, 3, 0]],
    ['a feed with an end', 'feed', [12, 3, 1_800_000_000]],
  ] as const)('is none of %s', (_what, purpose, numbers) => {
    expect(readAppointmentLink({ purpose, numbers, now })).toEqual({ ok: false, failure: 'wrong' })
  })

  it('has a purpose of its own for each thing it is good for', () => {
    expect(new Set(appointmentLinkPurposes.map((purpose) => appointmentTokens[purpose])).size).toBe(
      appointmentLinkPurposes.length,
    )
  })
})

describe('linkEnd', () => {
  it('is the end of the appointment', () => {
    expect(linkEnd({ endsAt: '2026-06-10T08:30:00.000Z' })).toEqual(expiresAt)
  })
})
