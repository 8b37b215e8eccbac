import type { BookingRefusal } from '@/domain/visits/booking'
import type { FreeSlot, Obstacle } from '@/domain/visits/free-places'
import { offerSlot } from '@/domain/visits/offer'
import { shownDay } from '@/domain/visits/shown-day'
import { visitFieldNames } from '@/domain/visits/visit-form'
import type { LinkFailure } from '@/domain/visits/visit-links'
import { buildHref, listingPath } from '@/domain/routing/routes'
import { escapeHtml } from '@/domain/shared/escape-html'
import type { Locale } from '@/domain/shared/locale'
import type { Wish } from '@/site/guards/wish'
import { getTranslator } from '@/site/messages/translator'
import { visitErrorWords } from '@/site/messages/visit-error-words'
import { drawPlainPage, hiddenInputs } from '@/site/ui/plain-page'

/** A post about a visit, as far as it could be read. */
export type Posted = {
  locale: Locale
  wish: Wish
  values: Readonly<Record<string, unknown>>
  /** The page of the form; null where nobody knows. */
  page: string | null
  /** Of a visit: where to go on from what has not come about. */
  onward?: { href: string; word: 'visit.page.home' | 'visit.picker.manage' } | null
}

const unkept = { 'Cache-Control': 'no-store' }

type Done = { news: 'confirmed' | 'moved' | 'cancelled'; visit: object; page: string }

/** It is done: on to the page of the visit. */
export function replyDone({ wish, locale }: Posted, { news, visit, page }: Done): Response {
  if (wish !== 'json') return new Response(null, { status: 303, headers: { ...unkept, Location: page } })
  const message = getTranslator(locale)(`visit.${news}`)
  return Response.json({ ok: true, message, visit, redirect: page }, { headers: unkept })
}

type Refusal = {
  status: number
  message: string
  /** For programs, beside the words. */
  body?: Record<string, unknown>
  headers?: Record<string, string>
  /** HTML of the page for a browser without a script. */
  content?: string
}

/** To the visit or its home, the page of the form, or the search. */
function wayOn({ locale, page, onward }: Posted): { href: string; label: string } {
  const t = getTranslator(locale)
  if (onward) return { href: onward.href, label: t(onward.word) }
  if (page !== null) return { href: page, label: t('visit.page.back') }
  const search = buildHref({ locale, path: listingPath({ name: 'search', locale }) })
  return { href: search, label: t('visit.page.search') }
}

function refuse(
  posted: Posted,
  { status, message, body = {}, headers = {}, content: extra = '' }: Refusal,
): Response {
  const { wish, locale } = posted
  const all = { ...unkept, ...headers }
  if (wish !== 'page')
    return Response.json({ ok: false, errors: {}, error: message, ...body }, { status, headers: all })
  const content = { locale, title: message, content: extra, back: wayOn(posted) }
  return new Response(drawPlainPage(content), {
    status,
    headers: { ...all, 'Content-Type': 'text/html; charset=utf-8', 'Referrer-Policy': 'no-referrer' },
  })
}

type Errors = Parameters<typeof visitErrorWords>[0]['errors']

/** What is wrong with each field, in words. */
export function replyInvalid(posted: Posted, errors: Errors): Response {
  const words = visitErrorWords({ errors, locale: posted.locale })
  const [message = ''] = Object.values(words)
  const items = Object.values(words).map((text) => `<li>${escapeHtml(text)}</li>`)
  return refuse(posted, {
    status: 422,
    message,
    body: { errors: words },
    content: `<ul>${items.join('')}</ul>`,
  })
}

const texts = (value: unknown): string[] =>
  [value]
    .flat()
    .flatMap((item) => (['string', 'number', 'boolean'].includes(typeof item) ? [String(item)] : []))

/** The same post once more with another time, all of which stands in the page itself: nothing was kept. */
function chooseAgain(
  { locale, values, page }: Posted,
  { next, action }: { next: readonly FreeSlot[]; action: string },
) {
  const t = getTranslator(locale)
  const names = [...visitFieldNames, 'token'].filter((name) => name !== 'slot')
  const fields = [
    ...names.flatMap((name) => texts(values[name]).map((text) => [name, text] as const)),
    ['lang', locale] as const,
    ...(page === null ? [] : [['page', page] as const]),
  ]
  const choices = next.map(({ key, day, time, until }) => {
    const when = `${shownDay({ day, locale })}, ${time}–${until}`
    return `<label><input type="radio" name="slot" value="${escapeHtml(key)}" required> ${escapeHtml(when)}</label>`
  })
  return `<form method="post" action="${action}">${hiddenInputs(fields)}<fieldset><legend>${escapeHtml(
    t('visit.next'),
  )}</legend>${choices.join('')}</fieldset><button>${escapeHtml(t('visit.take'))}</button></form>`
}

type Taken = { obstacle: Obstacle; next: readonly FreeSlot[]; action: string }

/** No place there: with the next times that are free, and the form that asks for another one. */
export function replyTaken(posted: Posted, { obstacle, next, action }: Taken): Response {
  const { page, locale, values } = posted
  const t = getTranslator(locale)
  const message = t(`visit.obstacles.${obstacle}`)
  const isFull = obstacle === 'full'
  const ask =
    page && `<p><a href="${escapeHtml(page)}#contact-appointment">${escapeHtml(t('visit.otherTime'))}</a></p>`
  return refuse(posted, {
    status: isFull ? 409 : 422,
    message,
    body: {
      code: obstacle,
      errors: isFull ? {} : { slot: message },
      next: next.map(offerSlot),
      otherwise: { form: 'contact-appointment', property: texts(values.property).map(Number)[0] ?? null },
    },
    content: `${next.length > 0 ? chooseAgain(posted, { next, action }) : ''}${ask ?? ''}`,
  })
}

/** The visit cannot be changed, or not like this. */
export const replyRefused = (posted: Posted, code: BookingRefusal): Response =>
  refuse(posted, {
    status: 409,
    message: getTranslator(posted.locale)(`visit.refusals.${code}`),
    body: { code },
  })

/** The link of the mail is worth nothing, or nothing any more. */
export const replyLink = (posted: Posted, code: LinkFailure): Response =>
  refuse(posted, {
    status: code === 'expired' ? 410 : 403,
    message: getTranslator(posted.locale)(`visit.link.${code}`),
    body: { code },
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
    message: getTranslator(posted.locale)('visit.failed'),
    headers: { 'Retry-After': '10' },
  })

/** A post that is none of ours. */
export const replyWrong = (status: 400 | 403 | 413 | 415): Response =>
  Response.json({ ok: false, errors: {} }, { status, headers: unkept })
