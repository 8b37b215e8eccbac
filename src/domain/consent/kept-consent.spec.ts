import { describe, expect, it } from 'vitest'
import { agreeAll, agreePartly, consentSignals, decline, toChoices } from './consent-choices'
import { formatConsent, parseConsent } from './kept-consent'

const now = Date.UTC(2026, 10, 3)
const day = 24 * 60 * 60 * 1000

const text = (changes: Record<string, unknown> = {}) =>
  JSON.stringify({
    version: 1,
    decidedAt: now,
    firstWasFixed: false,
    choices: { ad_storage: 'granted' },
    ...changes,
  })

describe('a decision kept as text', () => {
  it.each([
    ['to agree to all', agreeAll({ now })],
    ['to decline', decline({ firstAlwaysOn: true, now })],
    ['to decline all five', decline({ firstAlwaysOn: false, now })],
    ['to agree partly', agreePartly(toChoices(['analytics_storage']), { firstAlwaysOn: true, now })],
  ])('%s is read as it was', (_name, consent) => {
    expect(parseConsent(formatConsent(consent), { now })).toEqual(consent)
  })

  it.each([
    ['nothing', null],
    ['an empty text', ''],
    ['no JSON', '{version:1'],
    ['a number', '1'],
    ['null', 'null'],
    ['a list', '[]'],
    ['another version', text({ version: 2 })],
    ['a version as text', text({ version: '1' })],
    ['no version', text({ version: undefined })],
    ['no choices', text({ choices: undefined })],
    ['choices as a list', text({ choices: ['ad_storage'] })],
    ['choices as a text', text({ choices: 'granted' })],
    ['no date', text({ decidedAt: undefined })],
    ['a date as text', text({ decidedAt: '2026-11-03' })],
    ['a date that is no number', text({ decidedAt: null })],
    ['a date far ahead', text({ decidedAt: now + day + 1 })],
    ['a date over a year ago', text({ decidedAt: now - 365 * day - 1 })],
  ])('of %s is none', (_name, stored) => {
    expect(parseConsent(stored, { now })).toBeNull()
  })

  it.each([
    ['a year ago to the millisecond', now - 365 * day],
    ['now', now],
    ['a day ahead', now + day],
  ])('of %s still holds', (_name, decidedAt) => {
    expect(parseConsent(text({ decidedAt }), { now })?.decidedAt).toBe(decidedAt)
  })

  it('grants only the exact text "granted"', () => {
    const choices = {
      ad_user_data: true,
      ad_personalization: 'GRANTED',
      ad_storage: 'granted',
      analytics_storage: 1,
      security_storage: 'granted',
    }
    const parsed = parseConsent(text({ choices }), { now })
    expect(parsed?.choices).toEqual(toChoices(['ad_storage']))
    expect(Object.keys(parsed?.choices ?? {})).toEqual([...consentSignals])
  })

  it.each([
    [undefined, true],
    [true, true],
    ['false', true],
    [false, false],
  ])('takes firstWasFixed %j as %s', (firstWasFixed, expected) => {
    expect(parseConsent(text({ firstWasFixed }), { now })?.firstWasFixed).toBe(expected)
  })
})
