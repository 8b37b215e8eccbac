import { describe, expect, it } from 'vitest'
import { activeAlert } from '../../../tests/support/alerts/search-alerts'
import { alertEnds, alertStates, type Alert, type AlertState } from './alert'
import { allowedChanges, changeAlert, newAlert, type AlertChange, type AlertRequest } from './alert-states'
import { noAlertCriteria } from './alert-criteria'

const terms = { period: 180, notice: 14, kept: 30 }
const now = new Date('2026-06-01T10:00:00Z')
const time = now.toISOString()
const expiresAt = '2026-11-28T10:00:00.000Z'
const request: AlertRequest = {
  criteria: { ...noAlertCriteria, types: [9, 1, 9] },
  frequency: 'weekly',
  language: 'nl',
}
const asked = '2026-05-30T08:00:00.000Z'

const active = activeAlert({ askedAt: asked })
const alerts: Record<AlertState, Alert> = {
  unconfirmed: newAlert(request),
  active,
  paused: { ...active, state: 'paused' },
  ended: { ...active, state: 'ended', endedAt: asked, endedBy: 'unsubscribed' },
}
const expired: Alert = { ...alerts.ended, endedBy: 'expired' }

const change = (alert: Alert, made: AlertChange) => changeAlert({ alert, change: made, now, terms })

describe('newAlert', () => {
  it('is silent until it is confirmed, and holds tidy criteria', () => {
    expect(newAlert(request)).toEqual({
      criteria: { ...noAlertCriteria, types: [1, 9] },
      frequency: 'weekly',
      language: 'nl',
      state: 'unconfirmed',
      since: null,
      expiresAt: null,
      askedAt: null,
      endedAt: null,
      endedBy: null,
    })
  })
})

describe('changeAlert', () => {
  it('confirms: from now on, for a period', () => {
    expect(change(alerts.unconfirmed, { kind: 'confirm' })).toEqual({
      ok: true,
      value: { ...alerts.unconfirmed, state: 'active', since: time, expiresAt },
    })
  })

  it('edits what it holds, which answers the question', () => {
    expect(change(active, { kind: 'edit', to: request })).toEqual({
      ok: true,
      value: {
        ...active,
        ...request,
        criteria: { ...noAlertCriteria, types: [1, 9] },
        expiresAt,
        askedAt: null,
      },
    })
    const { criteria, frequency, language } = active
    expect(change(active, { kind: 'edit', to: { criteria, frequency, language } })).toEqual({
      ok: true,
      value: { ...active, expiresAt, askedAt: null },
    })
  })

  it('pauses, and resumes without what happened meanwhile', () => {
    expect(change(active, { kind: 'pause' })).toEqual({
      ok: true,
      value: { ...active, state: 'paused', expiresAt, askedAt: null },
    })
    expect(change(alerts.paused, { kind: 'resume' })).toEqual({
      ok: true,
      value: { ...active, since: time, expiresAt, askedAt: null },
    })
  })

  it.each(['active', 'paused'] as const)('keeps one that is %s for another period', (state) => {
    expect(change(alerts[state], { kind: 'keep' })).toEqual({
      ok: true,
      value: { ...alerts[state], expiresAt, askedAt: null },
    })
  })

  it('keeps one that has expired, from now on', () => {
    expect(change(expired, { kind: 'keep' })).toEqual({
      ok: true,
      value: { ...active, since: time, expiresAt, askedAt: null },
    })
  })

  it('asks when it is time, once', () => {
    const due = { ...active, askedAt: null, expiresAt: '2026-06-15T10:00:00.000Z' }
    expect(change(due, { kind: 'ask' })).toEqual({ ok: true, value: { ...due, askedAt: time } })
    expect(change({ ...due, askedAt: asked }, { kind: 'ask' })).toEqual({ ok: false, failure: 'same' })
    const later = { ...due, expiresAt: '2026-06-15T10:00:00.001Z' }
    expect(change(later, { kind: 'ask' })).toEqual({ ok: false, failure: 'not-due' })
  })

  it('ends unanswered when it is time', () => {
    const due = { ...active, askedAt: '2026-05-18T10:00:00.000Z', expiresAt: '2026-06-01T10:00:00.000Z' }
    expect(change(due, { kind: 'end', by: 'expired' })).toEqual({
      ok: true,
      value: { ...due, state: 'ended', endedAt: time, endedBy: 'expired' },
    })
    expect(change(active, { kind: 'end', by: 'expired' })).toEqual({ ok: false, failure: 'not-due' })
  })

  it.each(['unsubscribed', 'closed'] as const)('ends as %s at any time, confirmed or not', (by) => {
    for (const alert of [alerts.unconfirmed, alerts.active, alerts.paused])
      expect(change(alert, { kind: 'end', by })).toEqual({
        ok: true,
        value: { ...alert, state: 'ended', endedAt: time, endedBy: by },
      })
  })

  it.each<[AlertState, AlertChange, string]>([
    ['unconfirmed', { kind: 'edit', to: request }, 'unconfirmed'],
    ['unconfirmed', { kind: 'pause' }, 'unconfirmed'],
    ['unconfirmed', { kind: 'resume' }, 'unconfirmed'],
    ['unconfirmed', { kind: 'keep' }, 'unconfirmed'],
    ['unconfirmed', { kind: 'ask' }, 'unconfirmed'],
    ['unconfirmed', { kind: 'end', by: 'expired' }, 'unconfirmed'],
    ['active', { kind: 'confirm' }, 'same'],
    ['active', { kind: 'resume' }, 'same'],
    ['paused', { kind: 'confirm' }, 'same'],
    ['paused', { kind: 'pause' }, 'same'],
    ['ended', { kind: 'confirm' }, 'ended'],
    ['ended', { kind: 'edit', to: request }, 'ended'],
    ['ended', { kind: 'pause' }, 'ended'],
    ['ended', { kind: 'resume' }, 'ended'],
    ['ended', { kind: 'keep' }, 'ended'],
    ['ended', { kind: 'ask' }, 'ended'],
    ['ended', { kind: 'end', by: 'unsubscribed' }, 'same'],
  ])('of one that is %s refuses %j: %s', (state, made, failure) => {
    expect(change(alerts[state], made)).toEqual({ ok: false, failure })
  })

  it('leaves the alert that it was given as it was', () => {
    const before = structuredClone(active)
    change(active, { kind: 'edit', to: request })
    change(active, { kind: 'end', by: 'closed' })
    expect(active).toEqual(before)
  })
})

describe('allowedChanges', () => {
  it.each<[Alert, string[]]>([
    [alerts.unconfirmed, ['confirm', 'end']],
    [alerts.active, ['edit', 'pause', 'keep', 'end']],
    [alerts.paused, ['edit', 'resume', 'keep', 'end']],
    [alerts.ended, []],
    [expired, ['keep']],
  ])('are those that are then made', (alert, expected) => {
    expect(allowedChanges(alert)).toEqual(expected)
    const all: AlertChange[] = [
      { kind: 'confirm' },
      { kind: 'edit', to: request },
      { kind: 'pause' },
      { kind: 'resume' },
      { kind: 'keep' },
      { kind: 'end', by: 'unsubscribed' },
    ]
    expect(all.filter((made) => change(alert, made).ok).map(({ kind }) => kind)).toEqual(expected)
  })

  it('are known for every state and end', () => {
    for (const state of alertStates)
      for (const endedBy of alertEnds)
        expect(allowedChanges({ ...active, state, endedBy })).toEqual(expect.any(Array))
  })
})
