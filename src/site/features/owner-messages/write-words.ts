import {
  LONGEST_BODY,
  LONGEST_SUBJECT,
  MOST_ATTACHMENTS,
  type MessageErrors,
} from '@/domain/owners/owner-message'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'

/** The errors of a new message in words, by the name of the field. */
export function writeErrorWords(errors: MessageErrors, locale: Locale): Record<string, string> {
  const t = getTranslator(locale)
  const { property, subject, body, attachments } = errors
  const words = {
    property: property && t('owner.messages.write.errors.property'),
    subject:
      subject === 'too-long'
        ? t('owner.messages.write.errors.subjectLong', { max: LONGEST_SUBJECT })
        : subject && t('owner.messages.write.errors.subject'),
    body:
      body === 'too-long'
        ? t('owner.messages.write.errors.bodyLong', { max: LONGEST_BODY })
        : body && t('owner.messages.write.errors.body'),
    attachments: attachments && attachmentWords(attachments, locale),
  }
  return Object.fromEntries(Object.entries(words).flatMap(([name, text]) => (text ? [[name, text]] : [])))
}

function attachmentWords(error: NonNullable<MessageErrors['attachments']>, locale: Locale): string {
  const t = getTranslator(locale)
  if (error === 'too-many') return t('owner.messages.write.errors.filesMany', { max: MOST_ATTACHMENTS })
  return t(
    error === 'too-long' ? 'owner.messages.write.errors.filesLarge' : 'owner.messages.write.errors.files',
  )
}
