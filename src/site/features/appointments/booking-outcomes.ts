import { appointmentAddresses, appointmentKind } from '@/domain/appointments/stored-names'
import type { BookingRefusal } from '@/domain/appointments/booking'
import type { FreeSlot, Obstacle } from '@/domain/appointments/free-places'
import { offerSlot } from '@/domain/appointments/offer'
import { shownDay } from '@/domain/appointments/shown-day'
import { appointmentFieldNames } from '@/domain/appointments/appointment-form'
import { buildHref, listingPath } from '@/domain/routing/routes'
import type { LinkFailure } from '@/domain/shared/mailed-link'
import type { PostAgain } from '@/site/forms/receiving/post-again'
import { typedTexts, type PostedValues } from '@/site/forms/receiving/read-post'
import type { PostOutcome, ReplyLink } from '@/site/forms/receiving/reply'
import { getTranslator } from '@/messages/translator'
import { appointmentErrorWords } from '@/site/words/appointments/appointment-error-words'

/** The addresses where appointments are booked, moved and cancelled. */
export type AppointmentAction = (typeof appointmentAddresses)['book' | 'move' | 'cancel']

/** A post about an appointment. */
export type AppointmentPost = {
  posted: PostedValues
  action: AppointmentAction
  /** The page to go on to after a refusal, where it is not the usual one. */
  back?: ReplyLink
}

/** Done: on to the page of the appointment. */
export const toDone = (
  { locale }: PostedValues,
  {
    news,
    appointment,
    page,
  }: { news: 'confirmed' | 'moved' | 'cancelled'; appointment: object; page: string },
): PostOutcome => ({
  kind: 'done',
  page,
  data: {
    message: getTranslator(locale)(`appointment.${news}`),
    appointment,
    // What pages read that were opened before an upgrade.
    visit: appointment,
  },
})

/** The page of the form, or the search. */
export function backLink({ locale, page }: PostedValues): ReplyLink {
  const t = getTranslator(locale)
  const href = page()
  if (href !== null) return { href, label: t('appointment.page.back') }
  const search = buildHref({ locale, path: listingPath({ name: 'search', locale }) })
  return { href: search, label: t('appointment.page.search') }
}

const buttonWords = {
  [appointmentAddresses.book]: 'appointment.take',
  [appointmentAddresses.move]: 'appointment.page.moveButton',
  [appointmentAddresses.cancel]: 'appointment.page.cancelButton',
} as const

const names = [...appointmentFieldNames, 'token']

/** The post of a booking to be repeated, except for the fields that are filled in or chosen again. */
export const postAnew = (
  { posted: { locale }, action }: AppointmentPost,
  fields: NonNullable<PostAgain['fields']> = [],
): PostAgain => ({
  action,
  label: getTranslator(locale)(buttonWords[action]),
  names: names.filter((name) => !fields.some((field) => field.name === name)),
  fields,
})

const fieldTypes = [
  ['firstName', 'text'],
  ['lastName', 'text'],
  ['email', 'email'],
  ['phone', 'tel'],
  ['remark', 'text'],
  ['privacy', 'checkbox'],
] as const

/** The errors of the fields, each beside a field to type again; the other values stay as they were typed. */
export function toInvalid(
  post: AppointmentPost,
  errors: Parameters<typeof appointmentErrorWords>[0]['errors'],
): PostOutcome {
  const { locale, values } = post.posted
  const words = appointmentErrorWords({ errors, locale })
  const wrong = fieldTypes.filter(([name]) => words[name])
  const fields = wrong.map(([name, type]) => {
    const label = getTranslator(locale)(`lead.fields.${name}`)
    return { name, type, label, value: typedTexts(values[name])[0], error: words[name] }
  })
  return { kind: 'invalid', words, again: postAnew(post, fields), back: post.back }
}

/** The post of an appointment again, with a choice of other times. */
function chooseAgain(post: AppointmentPost, next: readonly FreeSlot[]): PostAgain {
  const { locale } = post.posted
  const choices = next.map(({ key, day, time, until }) => ({
    value: key,
    label: `${shownDay({ day, locale })}, ${time}–${until}`,
  }))
  return postAnew(post, [
    { name: 'slot', type: 'radios', label: getTranslator(locale)('appointment.next'), choices },
  ])
}

/** The time is full: with the next free times, and the form that requests another one. */
export function toTaken(
  post: AppointmentPost,
  { obstacle, next }: { obstacle: Obstacle; next: readonly FreeSlot[] },
): PostOutcome {
  const { locale, values } = post.posted
  const page = post.posted.page()
  const t = getTranslator(locale)
  const message = t(`appointment.obstacles.${obstacle}`)
  const isFull = obstacle === 'full'
  const property = typedTexts(values.property).map(Number)[0] ?? null
  return {
    kind: 'refused',
    status: isFull ? 409 : 422,
    message,
    data: {
      code: obstacle,
      errors: isFull ? {} : { slot: message },
      next: next.map(offerSlot),
      otherwise: { form: appointmentKind, property },
    },
    again: next.length > 0 ? chooseAgain(post, next) : null,
    below: page ? { href: `${page}#${appointmentKind}`, label: t('appointment.otherTime') } : null,
    back: post.back,
  }
}

/** The appointment cannot be changed, or not in this way. */
export const toRefused = ({ posted, back }: AppointmentPost, code: BookingRefusal): PostOutcome => ({
  kind: 'refused',
  status: 409,
  message: getTranslator(posted.locale)(`appointment.refusals.${code}`),
  data: { code },
  back,
})

/** The link of the mail is unknown or has expired. */
export const toWrongLink = ({ posted, back }: AppointmentPost, code: LinkFailure): PostOutcome => ({
  kind: 'refused',
  status: code === 'expired' ? 410 : 403,
  message: getTranslator(posted.locale)(`appointment.link.${code}`),
  data: { code },
  back,
})
