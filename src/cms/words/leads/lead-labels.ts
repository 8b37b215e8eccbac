import type { LeadFieldName } from '@/domain/leads/lead-fields'
import type { Locale } from '@/domain/shared/locale'
import { officeTexts } from '@/messages/office-texts'
import type { Texts } from '@/messages/texts-by-key'
import { getTranslator } from '@/messages/translator'

// Short names of the office for fields that address the visitor in the form.
const own: Partial<Record<LeadFieldName, Texts>> = officeTexts.leads.labels

/** The office's name of a form field: the form's own, unless the office has another. */
export const leadLabel = (field: LeadFieldName, locale: Locale): string =>
  own[field]?.[locale] ?? getTranslator(locale)(`lead.fields.${field}`)
