import type { BookingRefusal } from '@/domain/visits/booking'
import type { FreeSlot, Obstacle } from '@/domain/visits/free-places'
import { offerSlot } from '@/domain/visits/offer'
import { shownDay } from '@/domain/visits/shown-day'
import { visitFieldNames } from '@/domain/visits/visit-form'
import type { LinkFailure } from '@/domain/shared/mailed-link'
import { buildHref, listingPath } from '@/domain/routing/routes'
import { escapeHtml } from '@/domain/shared/escape-html'
import type { Posted as AnyPosted } from '@/site/guards/posted'
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
import { getTranslator } from '@/site/messages/translator'
import { visitErrorWords } from '@/site/messages/visit-error-words'
import { hiddenInputs } from '@/site/ui/plain-page'

/** A post about a visit, as far as it could be read. */
export type Posted = AnyPosted & {
  /** Where to go on from what has not come about. */
  onward?: { href: string; word: 'visit.page.home' | 'visit.picker.manage' } | null
}

type Done = { news: 'confirmed' | 'moved' | 'cancelled'; visit: object; page: string }

/** It is done: on to the page of the visit. */
export function replyDone({ wish, locale }: Posted, { news, visit, page }: Done): Response {
  if (wish !== 'json') return seeOther(page)
  const message = getTranslator(locale)(`visit.${news}`)
  return Response.json({ ok: true, message, visit, redirect: page }, { headers: unkept })
}

/** To the visit or its home, the page of the form, or the search. */
function wayOn({ locale, page, onward }: Posted): WayOn {
  const t = getTranslator(locale)
  if (onward) return { href: onward.href, label: t(onward.word) }
  if (page !== null) return { href: page, label: t('visit.page.back') }
  const search = buildHref({ locale, path: listingPath({ name: 'search', locale }) })
  return { href: search, label: t('visit.page.search') }
}

const refused = (posted: Posted, refusal: Refusal): Response =>
  refuse({ ...posted, back: () => wayOn(posted) }, refusal)

type Errors = Parameters<typeof visitErrorWords>[0]['errors']

/** What is wrong with each field, in words. */
export const replyInvalid = (posted: Posted, errors: Errors): Response =>
  refused(posted, invalid(visitErrorWords({ errors, locale: posted.locale })))

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
  return refused(posted, {
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
  refused(posted, {
    status: 409,
    message: getTranslator(posted.locale)(`visit.refusals.${code}`),
    body: { code },
  })

/** The link of the mail is worth nothing, or nothing any more. */
export const replyLink = (posted: Posted, code: LinkFailure): Response =>
  refused(posted, {
    status: code === 'expired' ? 410 : 403,
    message: getTranslator(posted.locale)(`visit.link.${code}`),
    body: { code },
  })

/** Too many posts; the seconds to wait. */
export function replyTooMany(posted: Posted, retryAfter: number): Response {
  const minutes = Math.ceil(retryAfter / 60)
  return refused(posted, tooMany(getTranslator(posted.locale)('common.tooMany', { minutes }), retryAfter))
}

/** Something broke here, and the visitor has to try again. */
export const replyFailed = (posted: Posted): Response =>
  refused(posted, failed(getTranslator(posted.locale)('visit.failed')))
