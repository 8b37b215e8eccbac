import { fieldInfo, type LeadFieldName } from './lead-fields'
import type { LeadKind } from './lead-kinds'

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

// A different label that some forms give to a shared field.
type SpecialLabel = 'valuationGoal' | 'opinion' | 'motivation'

const specialLabels: Partial<Record<LeadKind, Partial<Record<LeadFieldName, SpecialLabel>>>> = {
  'contact-demand': { goal: 'valuationGoal' },
  'opinion-system': { remark: 'opinion' },
  'job-contact': { remark: 'motivation' },
}

type LeadTextsInput = { kind: LeadKind; field: LeadFieldName }

/** The message key of a field's label in a form: a testimonial's `remark` is 'Votre avis'. */
export function labelKey({ kind, field }: LeadTextsInput): `lead.fields.${LeadFieldName | SpecialLabel}` {
  return `lead.fields.${specialLabels[kind]?.[field] ?? field}`
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
  const name = field.replace(/^person[AB]CivilStatus$/, 'civilStatus')
  return kind === 'contact-demand' && name === 'goal' ? 'valuationGoal' : name
}

const failures = {
  'opinion-system': 'lead.feedback.testimonialNotSent',
  'request-document': 'lead.feedback.documentNotSent',
} as const satisfies Partial<Record<LeadKind, string>>

type OwnFailure = keyof typeof failures

const hasOwnFailure = (kind: LeadKind): kind is OwnFailure => Object.hasOwn(failures, kind)

/** The message key for a valid form that could not be received (specification section 8). */
export const failureKey = (kind: LeadKind): 'lead.feedback.mailFailed' | (typeof failures)[OwnFailure] =>
  hasOwnFailure(kind) ? failures[kind] : 'lead.feedback.mailFailed'

const MEGABYTE = 1024 * 1024

/** The figures in the text of an error: the least and the most that a field takes, for a file in megabytes. */
export function errorValues(field: LeadFieldName): { min: number; max: number } {
  const { type, min = 0, max = 0 } = fieldInfo(field)
  return { min, max: type === 'file' ? max / MEGABYTE : max }
}
