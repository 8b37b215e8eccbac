import { LONGEST_BODY } from '@/domain/owners/owner-message'
import { ownerHref } from '@/domain/routing/owner-address'
import { escapeHtml } from '@/domain/shared/escape-html'
import { firstOf, type Posted } from '@/site/guards/posted'
import {
  failed,
  invalid,
  refuse,
  seeOther,
  tooMany,
  unkept,
  type Refusal,
  type WayOn,
} from '@/site/guards/replies'
import { getTranslator } from '@/messages/translator'
import { hiddenInputs } from '@/site/ui/plain-page'

const refused = (posted: Posted, refusal: Refusal): Response =>
  refuse({ ...posted, back: () => wayBack(posted) }, refusal)

function wayBack({ locale, page }: Posted): WayOn {
  const label = getTranslator(locale)('owner.messages.back')
  return { href: page ?? ownerHref({ locale, page: { kind: 'messages' } }), label }
}

/** It is written: on to the conversation, at its end. */
export function replyAnswered({ wish, locale }: Posted, thread: number): Response {
  const redirect = ownerHref({ locale, page: { kind: 'message', id: thread } })
  if (wish !== 'json') return seeOther(`${redirect}#latest`)
  return Response.json(
    { ok: true, message: getTranslator(locale)('owner.messages.sent'), redirect },
    { headers: unkept },
  )
}

const textOf = (value: unknown): string => {
  const first = firstOf(value)
  return typeof first === 'string' || typeof first === 'number' ? String(first) : ''
}

/** The same form once more with what was typed. */
function writeAgain({ locale, values, page }: Posted): string {
  const t = getTranslator(locale)
  const fields = [
    ['lang', locale],
    ['message', textOf(values.message)],
    ...(page === null ? [] : [['page', page] as const]),
  ] as const
  return `<form method="post" action="/api/owner/messages">${hiddenInputs(fields)}<label for="body">${escapeHtml(
    t('owner.messages.answer.label'),
  )}</label><textarea id="body" name="body" rows="10" maxlength="${LONGEST_BODY}" required aria-invalid="true" style="width:100%;font:inherit">${escapeHtml(
    textOf(values.body).slice(0, 2 * LONGEST_BODY),
  )}</textarea><button>${escapeHtml(t('owner.messages.answer.button'))}</button></form>`
}

type AnswerFailure = 'not-found' | 'required' | 'too-long'

/** It cannot be written: what is wrong with it, with what was typed to go on with. */
export function replyUnwritten(posted: Posted, failure: AnswerFailure): Response {
  const words = getTranslator(posted.locale)(`owner.messages.errors.${failure}`, { max: LONGEST_BODY })
  if (failure === 'not-found')
    return refused(posted, { status: 404, message: words, content: writeAgain(posted) })
  return refused(posted, { ...invalid({ body: words }), content: writeAgain(posted) })
}

/** Nobody is logged in, or no more: what was typed stays in the page that says so. */
export function replyLogin(posted: Posted, loginHref: string): Response {
  const t = getTranslator(posted.locale)
  const login = escapeHtml(loginHref)
  return refused(posted, {
    status: 401,
    message: t('owner.messages.errors.login'),
    content: `<p><a href="${login}">${escapeHtml(t('owner.messages.login'))}</a></p>${writeAgain(posted)}`,
  })
}

/** Staff who look on write nothing in an owner's name. */
export const replyLook = (posted: Posted): Response =>
  refused(posted, {
    status: 403,
    message: getTranslator(posted.locale)('owner.messages.answer.look'),
  })

/** Too many posts, with what was typed to be sent later; the seconds to wait. */
export function replyTooMany(posted: Posted, retryAfter: number): Response {
  return refused(posted, { ...tooMany(posted.locale, retryAfter), content: writeAgain(posted) })
}

/** Something broke here. */
export const replyFailed = (posted: Posted): Response =>
  refused(posted, {
    ...failed(getTranslator(posted.locale)('owner.messages.errors.failed')),
    content: writeAgain(posted),
  })
