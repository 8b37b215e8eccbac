import type { KnownNames } from '@/domain/leads/known-names'
import { fieldInfo, type LeadFieldName, type LeadValues } from '@/domain/leads/lead-fields'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { fieldsOf } from '@/domain/leads/lead-table'
import { optionsName } from '@/domain/leads/lead-texts'
import { formatEuro } from '@/domain/properties/price'
import { cityInWords } from '@/domain/search/towns/city-label'
import { cityKey } from '@/domain/search/counts'
import type { Locale } from '@/domain/shared/locale'
import { shortDay } from '@/domain/shared/shown-date'
import { formatNumber } from '@/domain/shared/shown-number'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import type { Texts } from '@/messages/texts-by-key'
import { siteTexts } from '@/messages/site-messages'

// Short names of the office for fields that address the visitor in the form.
const own: Partial<Record<LeadFieldName, Texts>> = officeTexts.leads.labels

/** The office's name of a form field: the form's own, unless the office has another. */
export const leadLabel = (field: LeadFieldName, locale: Locale): string =>
  (own[field] ?? siteTexts.lead.fields[field])[locale]

type LeadChoiceNames = { kind: LeadKind; field: LeadFieldName; value: string; locale: Locale }

const choices: Partial<Record<string, Partial<Record<string, Texts>>>> = siteTexts.lead.options

/** A choice in the words of the form: a valuation is for selling or letting, a search for buying or renting. */
export const choiceText = ({ kind, field, value, locale }: LeadChoiceNames): string =>
  choices[optionsName({ kind, field })]?.[value]?.[locale] ?? value

export type LeadFact = { field: LeadFieldName; label: string; value: string }

type Lead = {
  kind: LeadKind
  values: LeadValues
  locale: Locale
  /** An unknown type is shown by its number, an unknown town as it was written. */
  names?: KnownNames
}

function toTown(value: string, names: KnownNames | undefined): string {
  const bar = value.lastIndexOf('|')
  const city = { name: value.slice(0, bar), zip: value.slice(bar + 1), country: null }
  return names?.townNames.get(cityKey({ city: city.name, zip: city.zip })) ?? cityInWords(city)
}

type FieldInWords = Omit<Lead, 'values'> & { field: LeadFieldName; value: LeadValues[LeadFieldName] }

function listText({ field, value, names }: FieldInWords & { value: (string | number)[] }): string {
  const { type } = fieldInfo(field)
  if (type === 'types') return value.map((id) => names?.typeNames.get(Number(id)) ?? String(id)).join(', ')
  if (type === 'places') return value.map((id) => names?.placeNames.get(String(id)) ?? String(id)).join(', ')
  return value.map((item) => (type === 'cities' ? toTown(String(item), names) : String(item))).join(', ')
}

function singleText({
  kind,
  field,
  locale,
  value,
  names,
}: FieldInWords & { value: string | number }): string {
  const { type, unit } = fieldInfo(field)
  if (type === 'amount') return formatEuro(Number(value))
  if (type === 'date') return shortDay(String(value), locale)
  if (type === 'near') return names?.placeNames.get(String(value)) ?? String(value)
  if (type === 'shape') return sharedTexts.yes[locale]
  if (type === 'choice') return choiceText({ kind, field, value: String(value), locale })
  return unit ? `${formatNumber(Number(value), locale)} ${unit}` : String(value)
}

function fieldText(shown: FieldInWords): string | null {
  const { value, locale } = shown
  if (value === null || value === false) return null
  if (value === true) return sharedTexts.yes[locale]
  if (Array.isArray(value)) return value.length === 0 ? null : listText({ ...shown, value })
  return typeof value === 'object' ? value.name : singleText({ ...shown, value })
}

/** The answers, in the order of the form, in the words of the office. */
export const leadFacts = ({ values, ...lead }: Lead): LeadFact[] =>
  fieldsOf(lead.kind).flatMap((field) => {
    const value = fieldText({ ...lead, field, value: values[field] })
    return value === null ? [] : [{ field, label: leadLabel(field, lead.locale), value }]
  })
