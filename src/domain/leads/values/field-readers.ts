import type { Result } from '@/domain/shared/result'
import { cleanLine, cleanLines } from './clean-text'
import type { LeadErrorCode } from '@/domain/leads/lead-error-codes'
import { parseAmount } from './typed-amount'
import { isRecord } from '@/domain/shared/is-record'

/** Reads a posted or JSON input into a value; never throws, whatever the input. */
export type FieldReader<Value> = (input: unknown) => Result<Value, LeadErrorCode>

/** A file before its content is checked. */
export type LeadFile = { name: string; size: number }

/** A file of at most 10 MB. */
export const FILE_MAX_BYTES = 10 * 1024 * 1024

/** The formats of a CV; a later check compares content and name. */
export const fileExtensions = ['pdf', 'doc', 'docx'] as const

// Longer inputs are refused unread: no field of a form takes as much.
const LONGEST_INPUT = 20_000
const MOST_ITEMS = 100

export const good = <Value>(value: Value): Result<Value, never> => ({ ok: true, value })
export const bad = (failure: LeadErrorCode): Result<never, LeadErrorCode> => ({ ok: false, failure })

const isTextual = (input: unknown): input is string | number | bigint | boolean =>
  ['string', 'number', 'bigint', 'boolean'].includes(typeof input)

/** The text of an input: the first of a repeated field, the digits of a number. Undefined for anything else. */
function inputText(input: unknown): string | undefined {
  const first: unknown = Array.isArray(input) ? input[0] : input
  if (first === null || first === undefined) return ''
  return isTextual(first) ? String(first) : undefined
}

/** A cleaned text of at most `max` characters; null if it is empty. */
export function readText({
  max,
  isLong = false,
}: {
  max: number
  isLong?: boolean
}): FieldReader<string | null> {
  const clean = isLong ? cleanLines : cleanLine
  return (input) => {
    const text = inputText(input)
    if (text === undefined) return bad('invalid')
    if (text.length > LONGEST_INPUT) return bad('too-long')
    const cleaned = clean(text)
    return cleaned.length > max ? bad('too-long') : good(cleaned === '' ? null : cleaned)
  }
}

/** A line that a parser reads: an address, a number, a date. Null if it is empty. */
export function readParsed<Value>({
  max,
  parse,
}: {
  max: number
  parse: (text: string) => Result<Value, LeadErrorCode>
}): FieldReader<Value | null> {
  const read = readText({ max })
  return (input) => {
    const line = read(input)
    if (!line.ok) return line
    return line.value === null ? good(null) : parse(line.value)
  }
}

/** The value of a parser that returns null for invalid input. */
export const orInvalid = <Value>(value: Value | null): Result<Value, LeadErrorCode> =>
  value === null ? bad('invalid') : good(value)

type Range = { min: number; max: number }

const inRange = ({ value, min, max }: Range & { value: number }): Result<number, LeadErrorCode> => {
  if (value < min) return bad('too-low')
  return value > max ? bad('too-high') : good(value)
}

/** A whole number. */
export const readInteger = ({ min, max }: Range): FieldReader<number | null> =>
  readParsed({
    max: 30,
    parse: (text) => (/^-?\d+$/.test(text) ? inRange({ value: Number(text), min, max }) : bad('invalid')),
  })

/** An amount in euro, whole or to the cent. */
export const readAmount = ({ min, max, isWhole }: Range & { isWhole: boolean }): FieldReader<number | null> =>
  readParsed({
    max: 40,
    parse: (text) => {
      if (/^-\s*\d/.test(text)) return bad('too-low')
      const value = parseAmount(text)
      if (value === null || (isWhole && !Number.isInteger(value))) return bad('invalid')
      return inRange({ value, min, max })
    },
  })

const yes = new Set(['on', 'true', '1', 'yes'])

/** A ticked box. Plain forms post a hidden 'no' before a ticked box; that is a yes. */
export const readBoolean: FieldReader<boolean> = (input) =>
  good(itemsOf(input).some((item) => isTextual(item) && yes.has(String(item).slice(0, 5).toLowerCase())))

/** One of the choices, exactly as spelled; null if nothing is chosen. */
export const readChoice = <Choice extends string>(choices: readonly Choice[]): FieldReader<Choice | null> =>
  readParsed({
    max: 40,
    parse: (text) => orInvalid(choices.find((choice) => choice === text) ?? null),
  })

const itemsOf = (input: unknown): unknown[] => (Array.isArray(input) ? input : [input])

/** The items of a repeated field, or of a list with commas, without duplicates; more than `most` are an error. */
export function readList<Item extends string | number>({
  most,
  parse,
  hasCommas = false,
  isRepeatable = false,
}: {
  most: number
  parse: (text: string) => Result<Item, LeadErrorCode>
  hasCommas?: boolean
  /** Whether equal items count separately: two children of one age. */
  isRepeatable?: boolean
}): FieldReader<Item[]> {
  return (input) => {
    const texts = listTexts({ input, hasCommas })
    if (texts === undefined) return bad('invalid')
    if (texts.length > MOST_ITEMS) return bad('too-many')
    const items: Item[] = []
    for (const text of texts) {
      const item = parse(text)
      if (!item.ok) return item
      if (isRepeatable || !items.includes(item.value)) items.push(item.value)
    }
    return items.length > most ? bad('too-many') : good(items)
  }
}

function listTexts({ input, hasCommas }: { input: unknown; hasCommas: boolean }): string[] | undefined {
  const given = itemsOf(input).filter((item) => item !== null && item !== undefined)
  const texts = given
    .slice(0, MOST_ITEMS + 1)
    .filter(isTextual)
    .map(String)
  if (texts.length < Math.min(given.length, MOST_ITEMS + 1)) return undefined
  if (texts.some((text) => text.length > LONGEST_INPUT)) return undefined
  return texts
    .flatMap((text) => (hasCommas ? text.split(/[,;]/) : [text]))
    .map(cleanLine)
    .filter(Boolean)
}

/** The known facts about an uploaded file; null if none was chosen. A text in its place is a plain form without upload. */
export const readFile: FieldReader<LeadFile | null> = (input) => {
  const file: unknown = Array.isArray(input) ? input[0] : input
  if (!file || !isRecord(file)) return good(null)
  const [name, size] = 'name' in file && 'size' in file ? [file.name, file.size] : []
  if (typeof name !== 'string' || typeof size !== 'number') return bad('invalid')
  return size === 0 && name === '' ? good(null) : checkFile({ name, size })
}

function checkFile({ name, size }: LeadFile): Result<LeadFile, LeadErrorCode> {
  if (!(size > 0)) return bad('invalid')
  if (size > FILE_MAX_BYTES) return bad('too-large')
  const shown = fileName(name)
  const extension = /\.([a-z]+)$/i.exec(shown)?.[1]?.toLowerCase()
  return fileExtensions.some((known) => known === extension) ? good({ name: shown, size }) : bad('file-type')
}

/** A file name to show, never a path: without folders and without characters special to file systems, headers or HTML. */
function fileName(name: string): string {
  const last = name.slice(-500).split(/[/\\]/).at(-1) ?? ''
  const plain = cleanLine(last)
    .replace(/["'<>:|?*;%&`$]/g, '')
    .replace(/^[.\s]+/, '')
  return plain.length > 100 ? `${plain.slice(0, 90)}${/\.[a-z]{1,5}$/i.exec(plain)?.[0] ?? ''}` : plain
}

/** An idempotency key, any text of at most 200 characters; null if there is none, so that a repeat is not recognised. */
export function readRequestId(value: unknown): string | null {
  const given: unknown = Array.isArray(value) ? value[0] : value
  if (typeof given !== 'string' || given.length > 200) return null
  return cleanLine(given) || null
}

/** How each field of a form is read. */
type FieldsOf<Values> = { [Name in keyof Values]: { read: FieldReader<Values[Name]> } }

/** The values that fields read. */
export type ValuesOf<Fields> = {
  [Name in keyof Fields]: Fields[Name] extends { read: FieldReader<infer Value> } ? Value : never
}

const isNameIn = <Values extends object>(values: Values, name: PropertyKey): name is keyof Values =>
  Object.hasOwn(values, name)

/** The names of the fields, in the order of the form. */
export const namesOf = <Values extends object>(fields: Values): (keyof Values & string)[] =>
  Object.keys(fields).filter((name): name is keyof Values & string => isNameIn(fields, name))

/**
 * The value of each field; one that is wrong is empty and has its error, so that a visitor gets all errors at once. A field
 * without input is empty: null, false or no items. It never throws, whatever the input.
 */
export function readFields<Values extends object>(
  fields: FieldsOf<Values>,
  input: Readonly<Record<string, unknown>>,
): { values: Values; errors: Map<keyof Values, LeadErrorCode> } {
  const values: Partial<Values> = {}
  const errors = new Map<keyof Values, LeadErrorCode>()
  for (const name of namesOf(fields)) {
    const { read } = fields[name]
    const given = read(input[name])
    if (!given.ok) errors.set(name, given.failure)
    const kept = given.ok ? given : read(undefined)
    if (kept.ok) values[name] = kept.value
  }
  if (!isWhole(values, fields)) throw new Error('A field cannot be empty')
  return { values, errors }
}

const isWhole = <Values extends object>(
  values: Partial<Values>,
  fields: FieldsOf<Values>,
): values is Values => namesOf(fields).every((name) => Object.hasOwn(values, name))
