import type { LeadFieldName } from '@/domain/leads/lead-fields'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { optionsPath } from '@/domain/leads/lead-texts'
import type { Locale } from '@/domain/shared/locale'
import { findText } from '@/messages/translator'

type LeadChoiceNames = { kind: LeadKind; field: LeadFieldName; value: string; locale: Locale }

/** A choice in the words of the form: a valuation is for selling or letting, a search for buying or renting. */
export const choiceText = ({ kind, field, value, locale }: LeadChoiceNames): string =>
  findText({ locale, path: [...optionsPath({ kind, field }), value] }) ?? value
