import type { FormErrors } from '@/domain/leads/form-draft'
import type { AlertLinkFailure } from '@/domain/alerts/alert-links'
import { buildHref } from '@/domain/routing/routes'
import { escapeHtml } from '@/domain/shared/escape-html'
import type { Locale } from '@/domain/shared/locale'
import type { Wish } from '@/site/guards/wish'
import { leadErrorWords } from '@/site/messages/lead-error-words'
import { getTranslator } from '@/site/messages/translator'
import { drawPlainPage } from '@/site/ui/plain-page'

/** A post about an alert, as far as it could be read. */
export type Posted = {
  locale: Locale
  wish: Wish
  values: Readonly<Record<string, unknown>>
  /** The page of the form; null where nobody knows. */
  page: string | null
}

const unkept = { 'Cache-Control': 'no-store' }

/** It is done: on to the page that says so. */
export const replyDone = ({ wish }: Posted, page: string): Response =>
  wish === 'json'
    ? Response.json({ ok: true, redirect: page }, { headers: unkept })
    : new Response(null, { status: 303, headers: { ...unkept, Location: page } })

/** To a mail program, which goes nowhere (RFC 8058). */
export const replyOneClick = (isDone: boolean): Response =>
  Response.json({ ok: isDone }, { status: isDone ? 200 : 410, headers: unkept })

type Refusal = {
  status: number
  message: string
  /** For programs, beside the words. */
  body?: Record<string, unknown>
  headers?: Record<string, string>
  /** HTML of the page for a browser without a script. */
  content?: string
}

function refuse(
  { wish, locale, page }: Posted,
  { status, message, body = {}, headers = {}, content = '' }: Refusal,
): Response {
  const all = { ...unkept, ...headers }
  if (wish !== 'page')
    return Response.json({ ok: false, errors: {}, error: message, ...body }, { status, headers: all })
  const back = {
    href: page ?? buildHref({ locale, path: '/' }),
    label: getTranslator(locale)(page === null ? 'notFound.home' : 'alert.page.manage'),
  }
  return new Response(drawPlainPage({ locale, title: message, content, back }), {
    status,
    headers: { ...all, 'Content-Type': 'text/html; charset=utf-8', 'Referrer-Policy': 'no-referrer' },
  })
}

/** What is wrong with each field, in words. */
export function replyInvalid(posted: Posted, errors: FormErrors): Response {
  const words = leadErrorWords({ kind: 'demand-register', locale: posted.locale, errors })
  const [message = ''] = Object.values(words)
  const items = Object.values(words).map((text) => `<li>${escapeHtml(text)}</li>`)
  return refuse(posted, {
    status: 422,
    message,
    body: { errors: words },
    content: `<ul>${items.join('')}</ul>`,
  })
}

/** The link of the mail is worth nothing, or nothing any more. */
export const replyLink = (posted: Posted, code: AlertLinkFailure): Response =>
  refuse(
    { ...posted, page: null },
    { status: 410, message: getTranslator(posted.locale)(`alert.invalid.${code}`), body: { code } },
  )

/** The alert cannot be changed before its address is confirmed. */
export const replyUnconfirmed = (posted: Posted): Response =>
  refuse(posted, {
    status: 409,
    message: getTranslator(posted.locale)('alert.explain.unconfirmed'),
    body: { code: 'unconfirmed' },
  })

/** Too many posts; the seconds to wait. */
export const replyTooMany = (posted: Posted, retryAfter: number): Response =>
  refuse(posted, {
    status: 429,
    message: getTranslator(posted.locale)('visit.tooMany', { minutes: Math.ceil(retryAfter / 60) }),
    headers: { 'Retry-After': String(retryAfter) },
  })

/** Something broke here, and the visitor has to try again. */
export const replyFailed = (posted: Posted): Response =>
  refuse(posted, {
    status: 503,
    message: getTranslator(posted.locale)('alert.form.failed'),
    headers: { 'Retry-After': '10' },
  })

/** A post that is none of ours. */
export const replyWrong = (status: 400 | 403 | 413 | 415): Response =>
  Response.json({ ok: false, errors: {} }, { status, headers: unkept })
