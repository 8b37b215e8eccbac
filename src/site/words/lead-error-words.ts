import type { FormErrors } from '@/domain/leads/form-draft'
import { statusRefusals, type LeadErrorCode } from '@/domain/leads/lead-error-codes'
import { isLeadFieldName } from '@/domain/leads/lead-fields'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { errorKey, errorValues } from '@/domain/leads/lead-texts'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'

type LeadErrorWordsInput = { kind: LeadKind; locale: Locale }

const codesWithOwnText: readonly LeadErrorCode[] = ['required', ...statusRefusals]

function wordsOf({
  kind,
  locale,
  field,
  code,
}: LeadErrorWordsInput & { field: string; code: LeadErrorCode }): string {
  const t = getTranslator(locale)
  if (!isLeadFieldName(field)) return t(errorKey({ field: 'altcha', code }))
  // No property has this number, or the form is not possible for it (specification section 8).
  return (field === 'property' || field === 'project') && !codesWithOwnText.includes(code)
    ? t(`notFound.${field}.title`)
    : t(errorKey({ field, code, kind }), errorValues(field))
}

/** The errors of a form in words, by field. */
export const leadErrorWords = ({
  errors,
  ...asked
}: LeadErrorWordsInput & { errors: FormErrors }): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors).map(([field, code]) => [field, wordsOf({ ...asked, field, code })]),
  )
