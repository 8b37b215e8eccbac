import type { FormDraft } from '@/domain/leads/form-draft'
import type { Locale } from '@/domain/shared/locale'
import { leadErrorWords } from '@/site/messages/lead-error-words'
import { getTranslator } from '@/messages/translator'

/** What was wrong with a form that came back, in words, by field. */
export function draftErrors(draft: FormDraft | null, locale: Locale): Record<string, string> {
  if (!draft) return {}
  const { kind, errors } = draft
  const words = leadErrorWords({ kind, locale, errors })
  // A browser that sent the form by itself cannot do the work that is asked of it.
  return errors.altcha ? { ...words, altcha: getTranslator(locale)('lead.captcha.needsScript') } : words
}
