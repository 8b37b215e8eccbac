import type { FormDraft } from '@/domain/leads/form-draft'
import type { Locale } from '@/domain/shared/locale'
import { leadErrorWords } from '@/site/words/lead-error-words'
import { getTranslator } from '@/messages/translator'

/** The errors of a form that came back from the server, in words, by field. */
export function draftErrors(draft: FormDraft | null, locale: Locale): Record<string, string> {
  if (!draft) return {}
  const { kind, errors } = draft
  const words = leadErrorWords({ kind, locale, errors })
  // A browser that posts the form without a script cannot solve a proof of work.
  return errors.altcha ? { ...words, altcha: getTranslator(locale)('lead.captcha.needsScript') } : words
}
