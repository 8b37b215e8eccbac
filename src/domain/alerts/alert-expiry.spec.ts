import { describe, expect, it } from 'vitest'
import { activeAlert } from '../../../tests/support/alerts/search-alerts'
import { daysAfter, endOf, expiryOf, isEndDue, isErasable, isQuestionDue } from './alert-expiry'

const terms = { period: 180, notice: 14, kept: 30 }
const expiresAt = '2026-11-01T08:00:00.000Z'
const askedAt = '2026-10-18T08:00:00.000Z'
const alert = activeAlert({ expiresAt })

describe('expiryOf', () => {
  it('is a whole period away, whatever the clocks do', () => {
    expect(expiryOf({ now: new Date('2026-05-05T08:00:00Z'), terms })).toBe(expiresAt)
    expect(daysAfter(expiresAt, -14)).toBe(askedAt)
  })
})

describe('the mail before the end of an alert', () => {
  it.each([
    ['2026-10-18T07:59:59.999Z', false],
    ['2026-10-18T08:00:00.000Z', true],
    ['2026-12-24T08:00:00.000Z', true],
  ])('at %s is due: %s', (now, expected) => {
    expect(isQuestionDue({ alert, now: new Date(now), terms })).toBe(expected)
    expect(isQuestionDue({ alert: { ...alert, state: 'paused' }, now: new Date(now), terms })).toBe(expected)
  })

  it.each([
    ['asked', { askedAt }],
    ['unconfirmed', { state: 'unconfirmed', expiresAt: null }],
    ['ended', { state: 'ended' }],
  ] as const)('is not due for an alert that is %s', (_what, given) => {
    expect(isQuestionDue({ alert: { ...alert, ...given }, now: new Date('2026-12-24'), terms })).toBe(false)
  })
})

describe('the end of an alert', () => {
  it.each([
    ['on time', askedAt, expiresAt],
    ['early', '2026-10-01T08:00:00.000Z', expiresAt],
    ['late', '2026-10-28T08:00:00.000Z', '2026-11-11T08:00:00.000Z'],
    ['after the period', '2026-12-01T08:00:00.000Z', '2026-12-15T08:00:00.000Z'],
  ])('leaves the holder time to answer a mail that was sent %s', (_when, asked, expected) => {
    const questioned = { ...alert, askedAt: asked }
    expect(endOf({ alert: questioned, terms })).toBe(expected)
    const before = new Date(Date.parse(expected) - 1)
    expect(isEndDue({ alert: questioned, now: before, terms })).toBe(false)
    expect(isEndDue({ alert: questioned, now: new Date(expected), terms })).toBe(true)
  })

  it('never comes without a mail before it', () => {
    expect(endOf({ alert, terms })).toBeNull()
    expect(isEndDue({ alert, now: new Date('2030-01-01'), terms })).toBe(false)
  })

  it('comes once', () => {
    expect(endOf({ alert: { ...alert, askedAt, state: 'ended' }, terms })).toBeNull()
  })
})

describe('isErasable', () => {
  const createdAt = '2026-05-01T08:00:00.000Z'
  const ended = { ...alert, state: 'ended', endedAt: expiresAt } as const
  const asked = { createdAt, terms }

  it.each([
    ['2026-05-08T07:59:59.999Z', false],
    ['2026-05-08T08:00:00.000Z', true],
  ])('at %s for an alert that was never confirmed: %s', (now, expected) => {
    const unconfirmed = { ...alert, state: 'unconfirmed' } as const
    expect(isErasable({ ...asked, alert: unconfirmed, now: new Date(now) })).toBe(expected)
  })

  it.each([
    ['2026-12-01T07:59:59.999Z', false],
    ['2026-12-01T08:00:00.000Z', true],
  ])('at %s for an alert that has ended: %s', (now, expected) => {
    expect(isErasable({ ...asked, alert: ended, now: new Date(now) })).toBe(expected)
  })

  it('is false for a running alert', () => {
    expect(isErasable({ ...asked, alert, now: new Date('2030-01-01') })).toBe(false)
  })
})
