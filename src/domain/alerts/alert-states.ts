import type { Locale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import type { Alert, AlertEnd, AlertFrequency } from './alert'
import { expiryOf, isEndDue, isQuestionDue, type AlertTerms } from './alert-expiry'
import { tidyAlertCriteria, type AlertCriteria } from './alert-criteria'

/** The part of an alert that its holder chooses. */
export type AlertRequest = { criteria: AlertCriteria; frequency: AlertFrequency; language: Locale }

export type AlertChange =
  | { kind: 'confirm' }
  | { kind: 'edit'; to: AlertRequest }
  | { kind: 'pause' }
  | { kind: 'resume' }
  /** The holder still looks for a property. */
  | { kind: 'keep' }
  /** The holder was asked whether they still look for a property. */
  | { kind: 'ask' }
  | { kind: 'end'; by: AlertEnd }

/**
 * Why a change is refused: the address is not confirmed yet, the alert has ended, nothing would change, or it is too early.
 * For `same`, the page answers as if the change had just been made.
 */
export type AlertRefusal = 'unconfirmed' | 'ended' | 'same' | 'not-due'

type ChangeAlertInput = { alert: Alert; change: AlertChange; now: Date; terms: AlertTerms }

/** A new alert: it sends nothing until its address is confirmed. */
export const newAlert = (request: AlertRequest): Alert => ({
  ...requestOf(request),
  state: 'unconfirmed',
  since: null,
  expiresAt: null,
  askedAt: null,
  endedAt: null,
  endedBy: null,
})

/**
 * The alert after a change, or why it is refused. Any change by the holder of a running alert begins its period anew, as it
 * shows that they want it. A paused alert expires too; an expired one can be renewed until it is erased.
 */
export function changeAlert(asked: ChangeAlertInput): Result<Alert, AlertRefusal> {
  const failure = refusalOf(asked)
  return failure === null ? { ok: true, value: changed(asked) } : { ok: false, failure }
}

/** The changes that the holder can make now: the buttons to show. */
export function allowedChanges({ state, endedBy }: Alert): Exclude<AlertChange['kind'], 'ask'>[] {
  if (state === 'ended') return endedBy === 'expired' ? ['keep'] : []
  if (state === 'unconfirmed') return ['confirm', 'end']
  return ['edit', state === 'paused' ? 'resume' : 'pause', 'keep', 'end']
}

function changed({ alert, change, now, terms }: ChangeAlertInput): Alert {
  const time = now.toISOString()
  const renewed: Alert = { ...alert, expiresAt: expiryOf({ now, terms }), askedAt: null }
  switch (change.kind) {
    case 'confirm':
    case 'resume':
      return { ...renewed, state: 'active', since: time }
    case 'edit':
      return { ...renewed, ...requestOf(change.to) }
    case 'pause':
      return { ...renewed, state: 'paused' }
    case 'keep':
      return alert.state === 'ended'
        ? { ...renewed, state: 'active', since: time, endedAt: null, endedBy: null }
        : renewed
    case 'ask':
      return { ...alert, askedAt: time }
    case 'end':
      return { ...alert, state: 'ended', endedAt: time, endedBy: change.by }
  }
}

const requestOf = ({ criteria, frequency, language }: AlertRequest): AlertRequest => ({
  criteria: tidyAlertCriteria(criteria),
  frequency,
  language,
})

const canPrecedeConfirmation = (change: AlertChange): boolean =>
  change.kind === 'confirm' || (change.kind === 'end' && change.by !== 'expired')

function refusalOf(asked: ChangeAlertInput): AlertRefusal | null {
  const { alert, change } = asked
  if (alert.state === 'unconfirmed') return canPrecedeConfirmation(change) ? null : 'unconfirmed'
  if (alert.state === 'ended') return refusalAfterEnd(asked)
  return isWithoutEffect(asked) ? 'same' : timeRefusal(asked)
}

function refusalAfterEnd({ alert, change }: ChangeAlertInput): AlertRefusal | null {
  if (change.kind === 'end') return 'same'
  return change.kind === 'keep' && alert.endedBy === 'expired' ? null : 'ended'
}

function isWithoutEffect({ alert, change }: ChangeAlertInput): boolean {
  switch (change.kind) {
    case 'confirm':
      return true
    case 'pause':
      return alert.state === 'paused'
    case 'resume':
      return alert.state === 'active'
    case 'ask':
      return alert.askedAt !== null
    default:
      // An edit that changes nothing also begins the period anew.
      return false
  }
}

function timeRefusal(asked: ChangeAlertInput): AlertRefusal | null {
  const { change } = asked
  if (change.kind === 'ask') return isQuestionDue(asked) ? null : 'not-due'
  return change.kind === 'end' && change.by === 'expired' && !isEndDue(asked) ? 'not-due' : null
}
