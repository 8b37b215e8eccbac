import { componentSign, quoteText, writePattern, type TreeAttribute } from './tree-text'
import { writeValue, type WrittenValue } from './tree-values'

export type AnyProps = Record<string, unknown>

/** An element without its children; null where a value is none that a text can hold. */
export type WrittenTag = { pattern: string; values: string }

// What differs from element to element: the others are the same for many, and stand in the pattern.
const ownNames =
  /^(?:id|key|name|value|default\w+|href|src|srcSet|alt|width|height|title|htmlFor|dateTime|popoverTarget|maxLength|lang|hrefLang|data-.+|aria-(?!hidden|required|invalid|live).+)$/

const isPlain = ([name, value]: [string, unknown]): boolean =>
  typeof value !== 'function' &&
  typeof value !== 'symbol' &&
  (typeof value !== 'object' || name === 'style' || name === 'dangerouslySetInnerHTML')

type WriteTagInput = { tag: string; key: string | null; props: AnyProps }

/** The pattern of an element and its own values; null for one that React has to send itself. */
export function writeTag({ tag, key, props }: WriteTagInput): WrittenTag | null {
  const { children: _, ...rest } = props
  const isComponent = tag.startsWith(componentSign)
  const given = Object.entries(rest).filter(
    ([, value]) => value !== undefined && (isComponent || value !== null),
  )
  if (!isComponent && !given.every(isPlain)) return null
  const keyed: [string, unknown][] = key === null ? [] : [['key', shortKey(key)]]
  let values = ''
  const attributes = [...keyed, ...given].map(([name, value]): TreeAttribute => {
    if (typeof value === 'boolean') return { name, kind: 'same', value }
    const { kind, text } = isComponent ? asGiven(value) : writeValue([name, value], rest)
    if (kind === 'text' && isShared({ name, tag, text })) return { name, kind: 'same', value: text }
    values += `^${quoteText(text)}`
    return { name, kind }
  })
  return { pattern: writePattern({ tag, attributes }), values }
}

type NamedText = { name: string; tag: string; text: string }

function isShared({ name, tag, text }: NamedText): boolean {
  if (/[|^]/.test(text)) return false
  return tag.startsWith(componentSign) ? name === 'className' : !ownNames.test(name) || tag === 'use'
}

// A component sees the difference between a figure and a text.
const asGiven = (value: unknown): WrittenValue =>
  typeof value === 'string' ? { kind: 'text', text: value } : { kind: 'json', text: JSON.stringify(value) }

/** As different as the key, and never longer than seven signs. */
export function shortKey(key: string): string {
  if (key.length < 8) return key
  let hash = 0
  for (const sign of key) hash = (Math.imul(hash, 31) + (sign.codePointAt(0) ?? 0)) >>> 0
  return hash.toString(36)
}
