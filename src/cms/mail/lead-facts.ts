import { fieldInfo, type LeadFieldName, type LeadValues } from '@/domain/leads/lead-fields'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { fieldsOf } from '@/domain/leads/lead-table'
import { formatEuro } from '@/domain/properties/price'
import type { Locale } from '@/domain/shared/locale'
import { shortDay } from '@/domain/shared/shown-date'
import { formatNumber } from '@/domain/shared/shown-number'
import { choiceText } from './lead-choices'
import { leadLabels } from './lead-labels/lead-labels'

export type LeadFact = { field: LeadFieldName; label: string; value: string }

type Lead = {
  kind: LeadKind
  values: LeadValues
  locale: Locale
  /** Of the types of homes, by WebID; one that is not known is told by its number. */
  typeNames?: ReadonlyMap<number, string>
}

const yes: Record<Locale, string> = { nl: 'Ja', fr: 'Oui', en: 'Yes', de: 'Ja' }

const toTown = (mark: string): string => mark.replace(/^(.*)\|(.*)$/, '$1 ($2)').replace(' ()', '')

type Shown = Omit<Lead, 'values'> & { field: LeadFieldName; value: LeadValues[LeadFieldName] }

function listText({ field, value, typeNames }: Shown & { value: (string | number)[] }): string {
  const { type } = fieldInfo(field)
  if (type === 'types') return value.map((id) => typeNames?.get(Number(id)) ?? String(id)).join(', ')
  return value.map((item) => (type === 'cities' ? toTown(String(item)) : String(item))).join(', ')
}

function singleText({ kind, field, locale, value }: Shown & { value: string | number }): string {
  const { type } = fieldInfo(field)
  if (type === 'amount') return formatEuro(Number(value))
  if (type === 'date') return shortDay(String(value), locale)
  if (type === 'choice') return choiceText({ kind, field, value: String(value), locale })
  return field === 'livingSurface' ? `${formatNumber(Number(value), locale)} m²` : String(value)
}

function textOf(shown: Shown): string | null {
  const { value, locale } = shown
  if (value === null || value === false) return null
  if (value === true) return yes[locale]
  if (Array.isArray(value)) return value.length === 0 ? null : listText({ ...shown, value })
  return typeof value === 'object' ? value.name : singleText({ ...shown, value })
}

/** What was filled in, in the order of the form, in the words of the office. */
export const leadFacts = ({ values, ...lead }: Lead): LeadFact[] =>
  fieldsOf(lead.kind).flatMap((field) => {
    const value = textOf({ ...lead, field, value: values[field] })
    return value === null ? [] : [{ field, label: leadLabels[lead.locale][field], value }]
  })
