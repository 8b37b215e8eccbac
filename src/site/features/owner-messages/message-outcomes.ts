import { LONGEST_BODY, LONGEST_SUBJECT, type MessageErrors } from '@/domain/owners/owner-message'
import { ownerHref } from '@/domain/routing/owner-address'
import type { Locale } from '@/domain/shared/locale'
import { getLoginHref } from '@/site/data/owners/owner-frame'
import type { PropertyChoice } from '@/site/data/owners/owner-messages'
import type { FieldAgain, PostAgain } from '@/site/forms/receiving/post-again'
import { typed, typedTexts, type PostedValues } from '@/site/forms/receiving/read-post'
import type { PostOutcome, ReplyLink } from '@/site/forms/receiving/reply'
import { getTranslator } from '@/messages/translator'
import { writeErrorWords } from './write-words'

const allMessages = (locale: Locale): string => ownerHref({ locale, page: { kind: 'messages' } })

/** To the conversation, or to all of them. */
export const backLink = ({ locale, page }: PostedValues): ReplyLink => ({
  href: page() ?? allMessages(locale),
  label: getTranslator(locale)('owner.messages.back'),
})

/** To all conversations. */
export const toMessages = ({ locale }: PostedValues): ReplyLink => ({
  href: allMessages(locale),
  label: getTranslator(locale)('owner.messages.back'),
})

/** The conversation of the message. */
export const threadHref = ({ locale }: PostedValues, thread: number): string =>
  ownerHref({ locale, page: { kind: 'message', id: thread } })

/** The end of the conversation on its page. */
export const LATEST = '#latest'

/** The answer form again, with the typed text. */
export function answerAgain({ locale, values }: PostedValues): PostAgain {
  const t = getTranslator(locale)
  const [body = ''] = typedTexts(values.body)
  return {
    action: '/api/owner/messages',
    label: t('owner.messages.answer.button'),
    idPrefix: '',
    names: ['message'],
    fields: [
      {
        ...{ name: 'body', type: 'lines', label: t('owner.messages.answer.label') },
        ...{ value: body.slice(0, 2 * LONGEST_BODY), maxLength: LONGEST_BODY, isRequired: true },
      },
    ],
  }
}

/** An answer with errors, and the typed text to continue. */
export function toUnanswered(
  posted: PostedValues,
  failure: 'not-found' | 'required' | 'too-long',
): PostOutcome {
  const message = getTranslator(posted.locale)(`owner.messages.errors.${failure}`, { max: LONGEST_BODY })
  const again = answerAgain(posted)
  return failure === 'not-found'
    ? { kind: 'refused', status: 404, message, again }
    : { kind: 'invalid', words: { body: message }, isListed: false, again }
}

/** Nobody is logged in, or no longer: the page that says so keeps the typed text. */
export async function toStranger({ locale }: PostedValues, again: PostAgain): Promise<PostOutcome> {
  const t = getTranslator(locale)
  const above = { href: await getLoginHref(locale), label: t('owner.messages.login') }
  return { kind: 'refused', status: 401, message: t('owner.messages.errors.login'), above, again }
}

/** Impersonating staff do not write in an owner's name. */
export const toImpersonatingStaff = ({ locale }: PostedValues, message: 'answer' | 'write'): PostOutcome => ({
  kind: 'refused',
  status: 403,
  message: getTranslator(locale)(`owner.messages.${message}.impersonated`),
})

/** A new message of an owner, with their properties if the owner is known. */
export type BegunMessage = { posted: PostedValues; properties: readonly PropertyChoice[] }

function choicesOf({ posted, properties }: BegunMessage): { value: string; label: string }[] {
  const chosen = typed(posted, 'property')
  const general = { value: '', label: getTranslator(posted.locale)('owner.messages.write.general') }
  const all = [
    general,
    ...properties.map(({ id, title }) => ({ value: String(id), label: `${title} (${id})` })),
  ]
  const isKnown = all.some(({ value }) => value === chosen)
  // After a login has ended no properties are shown; the chosen one is kept.
  return isKnown || properties.length > 0 ? all : [...all, { value: chosen, label: chosen }]
}

/** The form of a message with the typed text, and the errors beside its fields. */
export function writeAgain(begun: BegunMessage, errors: Partial<Record<string, string>> = {}): PostAgain {
  const { posted } = begun
  const t = getTranslator(posted.locale)
  const fields: FieldAgain[] = [
    {
      ...{ name: 'property', type: 'select', label: t('owner.messages.write.about') },
      ...{ value: typed(posted, 'property'), choices: choicesOf(begun) },
    },
    {
      ...{ name: 'subject', type: 'text', label: t('owner.messages.write.subject') },
      value: typed(posted, 'subject').slice(0, 2 * LONGEST_SUBJECT),
    },
    {
      ...{ name: 'body', type: 'lines', label: t('owner.messages.write.body') },
      value: typed(posted, 'body').slice(0, 2 * LONGEST_BODY),
    },
    {
      ...{ name: 'attachments', type: 'files', label: t('owner.messages.write.files') },
      ...{ accept: '.pdf,.docx,.png,.jpg,.jpeg', note: t('owner.messages.write.again') },
    },
  ]
  return {
    action: '/api/owner/messages/new',
    label: t('owner.messages.write.button'),
    idPrefix: '',
    fields: fields.map((field) => ({ ...field, error: errors[field.name] })),
  }
}

/** The errors by field, and the typed text to continue. */
export function toUnwritten(begun: BegunMessage, errors: MessageErrors): PostOutcome {
  const words = writeErrorWords(errors, begun.posted.locale)
  return { kind: 'invalid', words, isListed: false, again: writeAgain(begun, words) }
}
