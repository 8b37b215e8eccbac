import { leadErrorCodes, type LeadErrorCode } from './lead-error-codes'
import { isLeadFieldName, type LeadFieldName } from './lead-fields'
import { isLeadKind, type LeadKind } from './lead-kinds'
import { fieldsOf, leadTable } from './lead-table'
import { isRecord } from '@/domain/shared/is-record'

/** The first thing wrong with each field of a posted form; `altcha` is the proof of work. */
export type FormErrors = Partial<Record<LeadFieldName | 'altcha', LeadErrorCode>>

/** The answers of a form that was sent without JavaScript, to be shown again with their errors. */
export type FormDraft = {
  kind: LeadKind
  values: Readonly<Record<string, readonly string[]>>
  errors: FormErrors
}

/** How long a draft is kept, in minutes. */
export const DRAFT_MINUTES = 15

const LONGEST_TEXT = 5000
const MOST_ITEMS = 100

/** More than any honest form; larger drafts are not kept, as anybody can post one. */
const LARGEST_DRAFT = 64 * 1024

const isTextual = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value)

/** The answers of a field as texts, cut to what a draft keeps. */
export const toTexts = (value: unknown): string[] =>
  [value]
    .flat()
    .slice(0, MOST_ITEMS)
    .filter(isTextual)
    // PostgreSQL stores no NUL and no half surrogate pairs.
    .map((item) =>
      String(item)
        .slice(0, LONGEST_TEXT)
        .replaceAll('\u0000', '')
        .replace(/\p{Surrogate}/gu, ''),
    )

/** The answers as typed, without the file: no browser lets a page fill that in again. */
export function toDraftValues({
  kind,
  values,
}: {
  kind: LeadKind
  values: Readonly<Record<string, unknown>>
}): FormDraft['values'] {
  const { file } = leadTable[kind]
  const names = fieldsOf(kind).filter((name) => name !== file && Object.hasOwn(values, name))
  const typed = Object.fromEntries(names.map((name) => [name, toTexts(values[name])]))
  return JSON.stringify(typed).length > LARGEST_DRAFT ? {} : typed
}

const entriesOf = (value: unknown): [string, unknown][] => (isRecord(value) ? Object.entries(value) : [])

const isErrorField = (name: string): name is keyof FormErrors => name === 'altcha' || isLeadFieldName(name)

/** A draft read from the database; null if it is invalid. */
export function readDraft(stored: unknown): FormDraft | null {
  const { kind, values, errors } = Object.fromEntries(entriesOf(stored))
  if (!isLeadKind(kind)) return null
  const found = entriesOf(errors).flatMap(([name, code]) => {
    const known = leadErrorCodes.find((each) => each === code)
    return isErrorField(name) && known ? [[name, known] as const] : []
  })
  return {
    kind,
    values: toDraftValues({ kind, values: Object.fromEntries(entriesOf(values)) }),
    errors: Object.fromEntries(found),
  }
}
