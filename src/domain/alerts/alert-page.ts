import type { AlertNews, AlertStep } from '@/domain/routing/alert-address'
import type { LinkFailure } from '@/domain/shared/mailed-link'
import type { Alert, AlertState } from './alert'
import type { allowedChanges } from './alert-states'

/** What the page of an alert says first: what was done, what it asks, or why there is nothing to do. */
export type AlertHeadline =
  | { kind: 'done'; news: Exclude<AlertNews, 'unsubscribed'> }
  | { kind: 'ended'; by: NonNullable<Alert['endedBy']> }
  | { kind: 'already' | 'running' }
  | { kind: 'step' }

type ManagedAlert = Pick<Alert, 'state' | 'endedBy'> & { can: ReturnType<typeof allowedChanges> }

/** The states in which an address may say that something was done: an old or made-up address says nothing. */
const fits: Record<AlertNews, readonly Alert['state'][]> = {
  confirmed: ['active', 'paused'],
  updated: ['active', 'paused'],
  paused: ['paused'],
  resumed: ['active'],
  kept: ['active', 'paused'],
  deleted: [],
  unsubscribed: [],
}

/** The headline of the page behind a link that holds. */
export function alertHeadline({
  alert,
  step,
  done,
}: {
  alert: ManagedAlert
  step: AlertStep
  done: AlertNews | null
}): AlertHeadline {
  if (done !== null && done !== 'unsubscribed' && fits[done].includes(alert.state))
    return { kind: 'done', news: done }
  const { state, endedBy } = alert
  if (asksForNothing({ alert, step })) {
    if (state === 'ended') return { kind: 'ended', by: endedBy ?? 'unsubscribed' }
    return { kind: step === 'keep' ? 'running' : 'already' }
  }
  return { kind: 'step' }
}

/** Whether the link has nothing left to do; a running alert can always be managed or ended. */
function asksForNothing({ alert: { state, can }, step }: { alert: ManagedAlert; step: AlertStep }): boolean {
  if (step === 'keep') return state !== 'unconfirmed' && !can.includes('keep')
  return state === 'ended' || (step === 'confirm' && state !== 'unconfirmed')
}

/**
 * What a page says after its alert was erased. Only the holder of a link that was once valid (`expired`) reads it; null for
 * any other address, which is not a valid link.
 */
export const farewell = ({
  step,
  failure,
  done,
}: {
  step: AlertStep
  failure: LinkFailure
  done: AlertNews | null
}): 'deleted' | 'unsubscribed' | null =>
  step === 'unsubscribe' && failure === 'expired' && (done === 'deleted' || done === 'unsubscribed')
    ? done
    : null

/** When an alert ends, where its page says so: an active one alone, as the others send nothing until then. */
export const announcedEnd = ({
  state,
  expiresOn,
}: {
  state: AlertState
  expiresOn: string | null
}): string | null => (state === 'active' ? expiresOn : null)
