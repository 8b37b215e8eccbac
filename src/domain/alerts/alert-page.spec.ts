import { describe, expect, it } from 'vitest'
import { activeAlert } from '../../../tests/support/alerts/search-alerts'
import { alertStates, type Alert } from './alert'
import { alertHeadline, announcedEnd, farewell } from './alert-page'
import { allowedChanges } from './alert-states'

const shown = (given: Partial<Alert>) => {
  const alert = activeAlert(given)
  return { ...alert, can: allowedChanges(alert) }
}

const alerts = {
  unconfirmed: shown({ state: 'unconfirmed' }),
  active: shown({}),
  'active, and not to be kept': { ...shown({}), can: [] },
  paused: shown({ state: 'paused' }),
  left: shown({ state: 'ended', endedBy: 'unsubscribed' }),
  expired: shown({ state: 'ended', endedBy: 'expired' }),
  'expired, and not to be kept': { ...shown({ state: 'ended', endedBy: 'expired' }), can: [] },
  closed: shown({ state: 'ended', endedBy: 'closed' }),
}

describe('alertHeadline', () => {
  it.each([
    ['unconfirmed', 'confirm', { kind: 'step' }],
    ['active', 'confirm', { kind: 'already' }],
    ['paused', 'confirm', { kind: 'already' }],
    ['left', 'confirm', { kind: 'ended', by: 'unsubscribed' }],
    ['unconfirmed', 'manage', { kind: 'step' }],
    ['active', 'manage', { kind: 'step' }],
    ['expired', 'manage', { kind: 'ended', by: 'expired' }],
    ['closed', 'manage', { kind: 'ended', by: 'closed' }],
    ['unconfirmed', 'unsubscribe', { kind: 'step' }],
    ['active', 'unsubscribe', { kind: 'step' }],
    ['left', 'unsubscribe', { kind: 'ended', by: 'unsubscribed' }],
    ['active', 'keep', { kind: 'step' }],
    ['active, and not to be kept', 'keep', { kind: 'running' }],
    ['expired', 'keep', { kind: 'step' }],
    ['left', 'keep', { kind: 'ended', by: 'unsubscribed' }],
    ['expired, and not to be kept', 'keep', { kind: 'ended', by: 'expired' }],
  ] as const)('of one that is %s at %s: %j', (name, step, expected) => {
    expect(alertHeadline({ alert: alerts[name], step, done: null })).toEqual(expected)
  })

  it.each([
    ['active', 'confirmed'],
    ['paused', 'updated'],
    ['paused', 'paused'],
    ['active', 'resumed'],
    ['active', 'kept'],
  ] as const)('says what was done with one that is %s: %s', (name, done) => {
    expect(alertHeadline({ alert: alerts[name], step: 'manage', done })).toEqual({ kind: 'done', news: done })
  })

  it.each([
    ['active', 'paused'],
    ['paused', 'resumed'],
    ['unconfirmed', 'confirmed'],
    ['active', 'deleted'],
    ['active', 'unsubscribed'],
  ] as const)('does not say of one that is %s what is not so: %s', (name, done) => {
    expect(alertHeadline({ alert: alerts[name], step: 'manage', done })).toEqual({ kind: 'step' })
  })
})

describe('farewell', () => {
  it.each([
    ['unsubscribe', 'expired', 'unsubscribed', 'unsubscribed'],
    ['unsubscribe', 'expired', 'deleted', 'deleted'],
    ['unsubscribe', 'expired', 'paused', null],
    ['unsubscribe', 'expired', null, null],
    ['unsubscribe', 'wrong', 'unsubscribed', null],
    ['unsubscribe', 'wrong', 'deleted', null],
    ['manage', 'expired', 'deleted', null],
  ] as const)('at %s with a link that is %s and %s: %s', (step, failure, done, expected) => {
    expect(farewell({ step, failure, done })).toBe(expected)
  })
})

describe('announcedEnd', () => {
  it('is shown for an active alert only', () => {
    const expiresOn = '2027-01-01T00:00:00.000Z'
    const shown = alertStates.filter((state) => announcedEnd({ state, expiresOn }) === expiresOn)
    expect(shown).toEqual(['active'])
    expect(announcedEnd({ state: 'active', expiresOn: null })).toBeNull()
  })
})
