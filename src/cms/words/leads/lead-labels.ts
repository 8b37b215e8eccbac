import type { LeadFieldName } from '@/domain/leads/lead-fields'
import type { Locale } from '@/domain/shared/locale'
import { officeTexts } from '@/messages/office-texts'
import type { Texts } from '@/messages/texts-by-key'
import { getTranslator } from '@/messages/translator'

// Where the office says of a visitor, and shortly, what the form asks them.
const own: Partial<Record<LeadFieldName, Texts>> = officeTexts.leads.labels

/** What the office calls a field of the forms: what the form calls it, unless the office has words of its own. */
export const leadLabel = (field: LeadFieldName, locale: Locale): string =>
  own[field]?.[locale] ?? getTranslator(locale)(`lead.fields.${field}`)
