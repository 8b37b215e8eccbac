import type { LeadFieldName } from '@/domain/leads/lead-fields'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { optionsPath } from '@/domain/leads/lead-texts'
import type { Locale } from '@/domain/shared/locale'
import { officeTexts } from '@/messages/office-texts'
import type { Texts } from '@/messages/texts-by-key'
import { findText, getTranslator } from '@/messages/translator'

// Short names of the office for fields that address the visitor in the form.
const own: Partial<Record<LeadFieldName, Texts>> = officeTexts.leads.labels

/** The office's name of a form field: the form's own, unless the office has another. */
export const leadLabel = (field: LeadFieldName, locale: Locale): string =>
  own[field]?.[locale] ?? getTranslator(locale)(`lead.fields.${field}`)

type LeadChoiceNames = { kind: LeadKind; field: LeadFieldName; value: string; locale: Locale }

/** A choice in the words of the form: a valuation is for selling or letting, a search for buying or renting. */
export const choiceText = ({ kind, field, value, locale }: LeadChoiceNames): string =>
  findText({ locale, path: [...optionsPath({ kind, field }), value] }) ?? value
