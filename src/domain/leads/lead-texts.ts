import type { SpecialLabel } from './lead-definition'
import { fieldErrorTexts, generalErrorTexts, type LeadErrorKey, type OtherField } from './lead-errors'
import type { LeadErrorCode } from './lead-error-codes'
import { fieldInfo, isLeadFieldName, type LeadFieldName } from './lead-fields'
import type { LeadKind } from './lead-kinds'
import { leadTable } from './lead-table'

const hinted = [
  'phone',
  'property',
  'types',
  'cities',
  'frequency',
  'friendEmail',
  'cv',
  'kidAges',
  'income1',
  'amountInWords',
  'conditions',
] as const satisfies readonly LeadFieldName[]

type HintedField = (typeof hinted)[number]

type LeadTextsInput = { kind: LeadKind; field: LeadFieldName }

/** The message key of a field's label in a form: a testimonial's `remark` is 'Votre avis'. */
export function labelKey({ kind, field }: LeadTextsInput): `lead.fields.${LeadFieldName | SpecialLabel}` {
  return `lead.fields.${leadTable[kind].labels[field] ?? field}`
}

/** The message key of the help text under a field; null if it has none. */
export function hintKey(field: LeadFieldName): `lead.hints.${HintedField}` | null {
  const known = hinted.find((name) => name === field)
  return known ? `lead.hints.${known}` : null
}

/**
 * The name of the options of a field under `lead.options` of the messages: a valuation is for selling or letting, a search
 * for buying or renting.
 */
export function optionsName({ kind, field }: LeadTextsInput): string {
  return leadTable[kind].optionNames[field] ?? field.replace(/^person[AB]CivilStatus$/, 'civilStatus')
}

// The second person of an offer has the same texts as the first.
const sameAs = (field: string): string =>
  field.replace(/^personB([A-Z])/, (_, letter: string) => letter.toLowerCase())

type ErrorKeyInput = { field: LeadFieldName | OtherField; code: LeadErrorCode; kind?: LeadKind }

/** The key of the text for an error: that of the form if it has one, else that of the field, else the general one. */
export function errorKey({ field, code, kind }: ErrorKeyInput): LeadErrorKey {
  const ofForm = kind && isLeadFieldName(field) ? leadTable[kind].errorTexts[field]?.[code] : undefined
  return ofForm ?? fieldErrorTexts[sameAs(field)]?.[code] ?? generalErrorTexts[code]
}

const MEGABYTE = 1024 * 1024

/** The figures in the text of an error: the least and the most that a field takes, for a file in megabytes. */
export function errorValues(field: LeadFieldName): { min: number; max: number } {
  const { type, min = 0, max = 0 } = fieldInfo(field)
  return { min, max: type === 'file' ? max / MEGABYTE : max }
}
