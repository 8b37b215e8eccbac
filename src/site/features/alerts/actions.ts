import {
  confirmAlert,
  keepAlert,
  pauseAlert,
  resumeAlert,
  type AlertAnswer,
  type AlertFailure,
  type AlertKey,
} from '@/cms/operations/alerts/change-alert'
import { deleteAlert, unsubscribeAlert } from '@/cms/operations/alerts/leave-alert'
import { exitPage, managePage } from '@/cms/operations/alerts/manage-page'
import { updateAlert } from '@/cms/operations/alerts/update-alert'
import { saveFormDraft } from '@/cms/operations/leads/save-form-draft'
import { wishFieldNames } from '@/domain/alerts/alert-form'
import { alertKind } from '@/domain/alerts/demand-fields'
import { toDraftValues, type FormErrors } from '@/domain/leads/form-draft'
import type { AlertNews } from '@/domain/routing/alert-address'
import { getClient } from '@/site/data/client'
import { answerPosted, firstOf, reportFailure, unread, type Posted } from '@/site/guards/posted'
import { createRateLimit } from '@/site/guards/rate-limit'
import { readForm } from '@/site/guards/read-form'
import { replyOn, replyWrong } from '@/site/guards/replies'
import { isFromElsewhere } from '@/site/guards/same-site'
import { visitorAddress } from '@/site/guards/visitor-address'
import {
  replyBack,
  replyFailed,
  replyInvalid,
  replyLink,
  replyOneClick,
  replyTooMany,
  replyUnconfirmed,
  type AlertAction,
} from './alert-replies'

const LARGEST = 64 * 1024

const waitOf = createRateLimit({ burst: 60, perMinute: 60 })
// Those of all readers of a mail provider come from its few machines.
const waitOfOneClick = createRateLimit({ burst: 600, perMinute: 600 })

function replyFailure(posted: Posted, failure: AlertFailure): Response {
  if (failure.reason === 'link') return replyLink(posted, failure.code)
  return failure.code === 'unconfirmed' ? replyUnconfirmed(posted) : replyLink(posted, 'expired')
}

type PostedAlertKey = { posted: Posted; key: AlertKey }

/** On to the page of the alert, by a link that shows it: who has confirmed may see and change it at once. */
function replyManaged(
  { posted, key: { payload, now } }: PostedAlertKey,
  { answer, done }: { answer: AlertAnswer; done: AlertNews },
): Response {
  if (!answer.ok) return replyFailure(posted, answer.failure)
  const { locale } = posted
  return replyOn(posted, managePage({ payload, alert: answer.value, now, locale, done }))
}

const steps = {
  confirm: { change: confirmAlert, done: 'confirmed' },
  pause: { change: pauseAlert, done: 'paused' },
  resume: { change: resumeAlert, done: 'resumed' },
  keep: { change: keepAlert, done: 'kept' },
} as const

const exits = {
  delete: { leave: deleteAlert, done: 'deleted' },
  unsubscribe: { leave: unsubscribeAlert, done: 'unsubscribed' },
} as const

const isExit = (action: AlertAction): action is keyof typeof exits => action in exits

async function leave({ posted, key }: PostedAlertKey, action: keyof typeof exits): Promise<Response> {
  const { leave: go, done } = exits[action]
  const left = await go(key)
  if (!left.ok) return replyLink(posted, left.failure)
  const { locale } = posted
  return replyOn(posted, exitPage({ ...key, locale, done }))
}

/** Without a script the criteria come back to their page, to be corrected there. */
async function replyErrors({ posted, key }: PostedAlertKey, errors: FormErrors): Promise<Response> {
  const { wish, page, values } = posted
  const hasCriteria = wishFieldNames.some((name) => Object.hasOwn(values, name))
  if (wish !== 'page' || page === null || !hasCriteria) return replyInvalid(posted, errors)
  const draft = { kind: alertKind, values: toDraftValues({ kind: alertKind, values }), errors } as const
  return replyBack(page, await saveFormDraft({ payload: key.payload, draft, now: key.now }))
}

async function update({ posted, key }: PostedAlertKey): Promise<Response> {
  const updated = await updateAlert({ ...key, input: posted.values })
  if (updated.ok) return replyManaged({ posted, key }, { answer: updated, done: 'updated' })
  const { failure } = updated
  return failure.reason === 'invalid'
    ? replyErrors({ posted, key }, failure.errors)
    : replyFailure(posted, failure)
}

async function act(posted: Posted, action: AlertAction): Promise<Response> {
  const key: AlertKey = { payload: await getClient(), token: firstOf(posted.values.token), now: new Date() }
  if (isExit(action)) return leave({ posted, key }, action)
  if (action === 'update') return update({ posted, key })
  const { change, done } = steps[action]
  return replyManaged({ posted, key }, { answer: await change(key), done })
}

// For the log.
const what = 'An alert could not be changed'

/**
 * What a mail program posts to the address of its header, from wherever it runs: nobody looks at the answer. Its token
 * stands in the address, which is what it was given.
 */
async function answerOneClick(token: string): Promise<Response> {
  try {
    return replyOneClick((await unsubscribeAlert({ payload: await getClient(), token, now: new Date() })).ok)
  } catch (error) {
    await reportFailure(what, error)
    return replyWrongly()
  }
}

const replyWrongly = (): Response =>
  Response.json({ ok: false }, { status: 503, headers: { 'Cache-Control': 'no-store', 'Retry-After': '10' } })

const isOneClick = (values: Posted['values']): boolean => firstOf(values['List-Unsubscribe']) === 'One-Click'

type Arrived = {
  request: Request
  action: AlertAction
  /** A mail program posts by the address of its header. */
  isByProgram: boolean
  /** The seconds to wait of who has come too often; null where they need not. */
  wait: number | null
}

/** Reads before anything else is answered, so that whatever is said keeps what was typed. */
async function readAndAnswer({ request, action, isByProgram, wait }: Arrived): Promise<Response> {
  const tooLate = (posted: Posted, retryAfter: number) => replyTooMany(posted, { action, retryAfter })
  const read = await readForm(request, { most: LARGEST, mostWithFiles: null })
  if (!read.ok) return wait === null ? replyWrong(read.failure) : tooLate(unread(request), wait)
  const { values } = read.value
  const token = new URL(request.url).searchParams.get('token')
  if (wait === null && isByProgram && token !== null && isOneClick(values)) return answerOneClick(token)
  if (isFromElsewhere(request) && !(isByProgram && isOneClick(values))) return replyWrong(403)
  return answerPosted(
    { request, values },
    {
      answer: async (posted) => (wait === null ? act(posted, action) : tooLate(posted, wait)),
      failed: (posted) => replyFailed(posted, action),
      what,
    },
  )
}

/** Answers a post to `/api/alerts/{action}`, whatever it is; the contract is in docs/alerts.md. */
export async function receiveAlert(request: Request, action: AlertAction): Promise<Response> {
  const isByProgram = action === 'unsubscribe' && new URL(request.url).searchParams.has('token')
  const wait = (isByProgram ? waitOfOneClick : waitOf)(visitorAddress(request.headers))
  return readAndAnswer({ request, action, isByProgram, wait })
}
