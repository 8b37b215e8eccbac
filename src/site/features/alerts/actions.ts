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
import { criteriaFieldNames } from '@/domain/alerts/alert-form'
import { alertKind } from '@/domain/alerts/demand-fields'
import { toDraftValues, type FormErrors } from '@/domain/leads/form-draft'
import type { AlertNews } from '@/domain/routing/alert-address'
import { buildHref } from '@/domain/routing/routes'
import type { LinkFailure } from '@/domain/shared/mailed-link'
import { getClient } from '@/site/data/client'
import type { PostAgain } from '@/site/forms/receiving/post-again'
import { firstOf, type PostedValues } from '@/site/forms/receiving/read-post'
import { tokenInAddress, withOneClick } from '@/site/forms/receiving/one-click'
import { receivePost, type PostEndpoint } from '@/site/forms/receiving/receive-post'
import type { PostOutcome, ReplyLink } from '@/site/forms/receiving/reply'
import { createRateLimit } from '@/site/guards/rate-limit'
import { leadErrorWords } from '@/site/words/lead-error-words'
import { getTranslator } from '@/messages/translator'
import type { AlertAction } from './alert-post'

const limitVisitors = createRateLimit({ burst: 60, perMinute: 60 })

type AlertPosted = { posted: PostedValues; key: AlertKey }

function firstPage({ locale }: PostedValues): ReplyLink {
  return { href: buildHref({ locale, path: '/' }), label: getTranslator(locale)('notFound.home') }
}

/** To the page of the alert, or the home page. */
function backLink(posted: PostedValues): ReplyLink {
  const href = posted.page()
  return href === null
    ? firstPage(posted)
    : { href, label: getTranslator(posted.locale)('alert.page.manage') }
}

/** The link of the mail is not valid, or no longer. */
const refuseLink = (posted: PostedValues, code: LinkFailure): PostOutcome => ({
  kind: 'refused',
  status: 410,
  message: getTranslator(posted.locale)(`alert.invalid.${code}`),
  data: { code },
  back: firstPage(posted),
})

function refuseAlert(posted: PostedValues, failure: AlertFailure): PostOutcome {
  if (failure.reason === 'link') return refuseLink(posted, failure.code)
  if (failure.code !== 'unconfirmed') return refuseLink(posted, 'expired')
  const message = getTranslator(posted.locale)('alert.explain.unconfirmed')
  return { kind: 'refused', status: 409, message, data: { code: 'unconfirmed' } }
}

/** To the page of the alert with a link that manages it: whoever has confirmed may see and change it at once. */
function goToAlert(
  { posted, key: { payload, now } }: AlertPosted,
  { answer, done }: { answer: AlertAnswer; done: AlertNews },
): PostOutcome {
  if (!answer.ok) return refuseAlert(posted, answer.failure)
  return {
    kind: 'done',
    page: managePage({ payload, alert: answer.value, now, locale: posted.locale, done }),
  }
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

async function leave({ posted, key }: AlertPosted, action: keyof typeof exits): Promise<PostOutcome> {
  const { leave: go, done } = exits[action]
  const left = await go(key)
  if (!left.ok) return refuseLink(posted, left.failure)
  return { kind: 'done', page: exitPage({ ...key, locale: posted.locale, done }) }
}

/** The page of the alert, without the earlier message. */
function withoutNews(page: string): string {
  const { pathname, searchParams } = new URL(page, 'https://site.invalid')
  searchParams.delete('done')
  return `${pathname}?${searchParams}`
}

/** Without JavaScript the criteria return to their page to be corrected. */
async function refuseErrors({ posted, key }: AlertPosted, errors: FormErrors): Promise<PostOutcome> {
  const { format, values, locale } = posted
  const page = posted.page()
  const hasCriteria = criteriaFieldNames.some((name) => Object.hasOwn(values, name))
  if (format !== 'page' || page === null || !hasCriteria)
    return { kind: 'invalid', words: leadErrorWords({ kind: alertKind, locale, errors }) }
  const draft = { kind: alertKind, values: toDraftValues({ kind: alertKind, values }), errors } as const
  const token = await saveFormDraft({ payload: key.payload, draft, now: key.now })
  return { kind: 'returned', page: withoutNews(page), token, anchor: 'alert' }
}

async function update({ posted, key }: AlertPosted): Promise<PostOutcome> {
  const updated = await updateAlert({ ...key, input: posted.values })
  if (updated.ok) return goToAlert({ posted, key }, { answer: updated, done: 'updated' })
  const { failure } = updated
  return failure.reason === 'invalid'
    ? refuseErrors({ posted, key }, failure.errors)
    : refuseAlert(posted, failure)
}

async function act(
  action: AlertAction,
  { posted, now }: { posted: PostedValues; now: Date },
): Promise<PostOutcome> {
  const key: AlertKey = { payload: await getClient(), token: firstOf(posted.values.token), now }
  if (isExit(action)) return leave({ posted, key }, action)
  if (action === 'update') return update({ posted, key })
  const { change, done } = steps[action]
  return goToAlert({ posted, key }, { answer: await change(key), done })
}

const names = ['token', ...criteriaFieldNames, 'frequency']

/** The button that was pressed, with the posted answers, to be pressed again. */
function pressAgain({ locale }: PostedValues, action: AlertAction): PostAgain {
  const t = getTranslator(locale)
  const label = action === 'update' ? t('alert.form.save') : t(`alert.actions.${action}`)
  return { action: `/api/alerts/${action}`, label, names }
}

const alertEndpoint = (action: AlertAction): PostEndpoint => ({
  failureMessage: 'An alert could not be changed',
  rateLimit: limitVisitors,
  answer: (posted, { now }) => act(action, { posted, now }),
  texts: (posted) => ({ failed: getTranslator(posted.locale)('alert.form.failed'), back: backLink(posted) }),
  again: (posted) => pressAgain(posted, action),
})

const oneClickEndpoint = withOneClick(alertEndpoint('unsubscribe'), async (click) => {
  const { ok } = await unsubscribeAlert({ payload: await getClient(), ...click })
  return ok
})

/** Answers a post to `/api/alerts/{action}`; the contract is in docs/alerts.md. */
export async function receiveAlert(request: Request, action: AlertAction): Promise<Response> {
  const isByProgram = action === 'unsubscribe' && tokenInAddress(request) !== null
  return receivePost(request, isByProgram ? oneClickEndpoint : alertEndpoint(action))
}
