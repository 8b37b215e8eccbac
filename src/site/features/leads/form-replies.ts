import type { FormErrors } from '@/domain/leads/form-draft'
import { toDraftValues } from '@/domain/leads/form-draft'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { failureKey } from '@/domain/leads/lead-texts'
import { buildHref } from '@/domain/routing/routes'
import type { Posted as AnyPosted } from '@/site/guards/posted'
import { seeOther, unkept } from '@/site/guards/replies'
import type { Wish } from '@/site/guards/wish'
import { leadErrorWords } from '@/site/messages/lead-error-words'
import { getTranslator } from '@/messages/translator'
import { drawAnswerPage } from './answer-page'

/** A form, as far as it could be read. */
export type Posted = AnyPosted & { kind: LeadKind }

/** The form was taken: on to the page that thanks. */
export const replySent = ({ wish, href }: { wish: Wish; href: string }): Response =>
  wish === 'json' ? Response.json({ ok: true, redirect: href }, { headers: unkept }) : seeOther(href)

/** Back to the page of the form, which finds what was typed and what is wrong with it under the token. */
export function replyBack({ page, token, kind }: { page: string; token: string; kind: LeadKind }): Response {
  const { pathname, searchParams } = new URL(page, 'https://site.invalid')
  searchParams.set('form', token)
  return seeOther(`${pathname}?${searchParams}#${kind}`)
}

/** What is wrong with each field, in words. */
export const replyInvalid = ({ kind, locale, errors }: Posted & { errors: FormErrors }): Response =>
  Response.json(
    { ok: false, errors: leadErrorWords({ kind, locale, errors }) },
    { status: 422, headers: unkept },
  )

type Refusal = { posted: Posted; status: number; message: string; headers?: Record<string, string> }

/** The form was not taken, for a reason that is no field's; what was typed can be sent once more. */
function refuse({ posted, status, message, headers = {} }: Refusal): Response {
  const { kind, locale, wish, values, page } = posted
  const all = { ...unkept, ...headers }
  if (wish !== 'page')
    return Response.json({ ok: false, errors: {}, error: message }, { status, headers: all })
  const again = { kind, values: toDraftValues({ kind, values }), page }
  const back = page ?? buildHref({ locale, path: '/' })
  return new Response(drawAnswerPage({ locale, message, back, again }), {
    status,
    headers: { ...all, 'Content-Type': 'text/html; charset=utf-8' },
  })
}

/** Too many forms; the seconds to wait. */
export function replyTooMany(posted: Posted, retryAfter: number): Response {
  const minutes = Math.ceil(retryAfter / 60)
  const message = getTranslator(posted.locale)('lead.feedback.tooMany', { minutes })
  return refuse({ posted, status: 429, message, headers: { 'Retry-After': String(retryAfter) } })
}

/** Something broke here, and the visitor has to try again. */
export const replyFailed = (posted: Posted): Response =>
  refuse({
    posted,
    status: 503,
    message: getTranslator(posted.locale)(failureKey(posted.kind)),
    headers: { 'Retry-After': '10' },
  })
