import type { BookingRefusal } from '@/domain/appointments/booking'
import type { FreeSlot, Obstacle } from '@/domain/appointments/free-places'
import { offerSlot } from '@/domain/appointments/offer'
import { shownDay } from '@/domain/appointments/shown-day'
import { visitFieldNames } from '@/domain/appointments/visit-form'
import type { LinkFailure } from '@/domain/shared/mailed-link'
import { buildHref, listingPath } from '@/domain/routing/routes'
import { escapeHtml } from '@/domain/shared/escape-html'
import { fieldAgain, postAgain, typedTexts } from '@/site/guards/post-again'
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
import { getTranslator } from '@/messages/translator'
import { visitErrorWords } from '@/site/messages/visit-error-words'

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

/** Who books again, and who moves or cancels. */
export type VisitDoor = '/api/visits' | '/api/visits/move' | '/api/visits/cancel'

const buttonWords = {
  '/api/visits': 'visit.take',
  '/api/visits/move': 'visit.page.moveButton',
  '/api/visits/cancel': 'visit.page.cancelButton',
} as const

const names = [...visitFieldNames, 'token']

type SendAgain = { door: VisitDoor; anew?: readonly string[]; fields?: string }

/** The same post once more, but for what is filled in or chosen anew. */
function sendAgain(posted: Posted, { door, anew = [], fields }: SendAgain): string {
  const label = getTranslator(posted.locale)(buttonWords[door])
  return postAgain(posted, {
    action: door,
    label,
    names: names.filter((name) => !anew.includes(name)),
    fields,
  })
}

const fieldTypes = [
  ['firstName', 'text'],
  ['lastName', 'text'],
  ['email', 'email'],
  ['phone', 'tel'],
  ['remark', 'text'],
  ['privacy', 'checkbox'],
] as const

/** What is wrong with each field, in words, and beside it where it can be typed anew; the rest stays as it was typed. */
export function replyInvalid(
  posted: Posted,
  { errors, door }: { errors: Errors; door: VisitDoor },
): Response {
  const { locale, values } = posted
  const words = visitErrorWords({ errors, locale })
  const wrong = fieldTypes.filter(([name]) => words[name])
  const fields = wrong.map(([name, type]) => {
    const label = getTranslator(locale)(`lead.fields.${name}`)
    return fieldAgain({ name, type, label, value: typedTexts(values[name])[0], error: words[name] })
  })
  const refusal = invalid(words)
  const again = sendAgain(posted, { door, anew: wrong.map(([name]) => name), fields: fields.join('') })
  return refused(posted, { ...refusal, content: `${refusal.content ?? ''}${again}` })
}

/** With another time. */
function chooseAgain(posted: Posted, { next, door }: { next: readonly FreeSlot[]; door: VisitDoor }) {
  const { locale } = posted
  const choices = next.map(({ key, day, time, until }) => {
    const when = `${shownDay({ day, locale })}, ${time}–${until}`
    return `<label><input type="radio" name="slot" value="${escapeHtml(key)}" required> ${escapeHtml(when)}</label>`
  })
  const legend = escapeHtml(getTranslator(locale)('visit.next'))
  const fields = `<fieldset><legend>${legend}</legend>${choices.join('')}</fieldset>`
  return sendAgain(posted, { door, anew: ['slot'], fields })
}

type Taken = { obstacle: Obstacle; next: readonly FreeSlot[]; door: VisitDoor }

/** No place there: with the next times that are free, and the form that asks for another one. */
export function replyTaken(posted: Posted, { obstacle, next, door }: Taken): Response {
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
      otherwise: {
        form: 'contact-appointment',
        property: typedTexts(values.property).map(Number)[0] ?? null,
      },
    },
    content: `${next.length > 0 ? chooseAgain(posted, { next, door }) : ''}${ask ?? ''}`,
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

/** Too many posts, with what was typed to be sent later; the seconds to wait. */
export function replyTooMany(
  posted: Posted,
  { door, retryAfter }: { door: VisitDoor; retryAfter: number },
): Response {
  return refused(posted, { ...tooMany(posted.locale, retryAfter), content: sendAgain(posted, { door }) })
}

/** Something broke here, and the visitor has to try again. */
export const replyFailed = (posted: Posted, door: VisitDoor): Response =>
  refused(posted, {
    ...failed(getTranslator(posted.locale)('visit.failed')),
    content: sendAgain(posted, { door }),
  })
