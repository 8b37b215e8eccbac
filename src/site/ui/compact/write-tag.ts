import { componentSign, quoteText, writeAttribute } from './tree-text'
import { writeValue, type WrittenValue } from './tree-values'

export type AnyProps = Record<string, unknown>

/** An element without its children; null where a value is none that a text can hold. */
export type WrittenTag = { pattern: string; values: string }

// What differs from element to element: the others are the same for many, and stand in the pattern.
const ownNames =
  /^(?:id|key|name|value|default\w+|href|src|srcSet|alt|width|height|title|htmlFor|dateTime|popoverTarget|maxLength|lang|hrefLang|data-.+|aria-(?!hidden|required|invalid|live).+)$/

// The code names attributes, so there are few.
const knownNames = new Map<string, boolean>()

function isOwnName(name: string): boolean {
  const known = knownNames.get(name)
  if (known !== undefined) return known
  const isOwn = ownNames.test(name)
  knownNames.set(name, isOwn)
  return isOwn
}

const isPlain = (name: string, value: unknown): boolean =>
  typeof value !== 'function' &&
  typeof value !== 'symbol' &&
  (typeof value !== 'object' || name === 'style' || name === 'dangerouslySetInnerHTML')

type WriteTagInput = { tag: string; key: string | null; props: AnyProps }

/** The pattern of an element and its own values; null for one that React has to send itself. */
export function writeTag({ tag, key, props }: WriteTagInput): WrittenTag | null {
  const isComponent = tag.startsWith(componentSign)
  let pattern = tag
  let values = ''
  const leaveOpen = (name: string, { kind, text }: WrittenValue) => {
    pattern += `^${writeAttribute({ name, kind })}`
    values += `^${quoteText(text)}`
  }
  if (key !== null) leaveOpen('key', { kind: 'text', text: shortKey(key) })
  for (const name of Object.keys(props)) {
    const value = props[name]
    if (name === 'children' || isLeftOut(value, isComponent)) continue
    if (!isComponent && !isPlain(name, value)) return null
    const same = sameForMany({ name, tag, value })
    if (same !== null) pattern += `^${writeAttribute({ name, kind: 'same', value: same })}`
    else leaveOpen(name, isComponent ? asGiven(value) : writeValue([name, value], props))
  }
  return { pattern, values }
}

/** What React takes for an attribute that is not there; a component sees null. */
const isLeftOut = (value: unknown, isComponent: boolean): boolean =>
  value === undefined || (value === null && !isComponent)

type NamedValue = { name: string; tag: string; value: unknown }

/** What stands in the pattern; null for a value that each element has of its own. */
function sameForMany({ name, tag, value }: NamedValue): string | boolean | null {
  if (typeof value === 'boolean') return value
  const text = typeof value === 'number' && !tag.startsWith(componentSign) ? String(value) : value
  return typeof text === 'string' && isShared({ name, tag, text }) ? text : null
}

type NamedText = { name: string; tag: string; text: string }

function isShared({ name, tag, text }: NamedText): boolean {
  if (/[|^]/.test(text)) return false
  return tag.startsWith(componentSign) ? name === 'className' : !isOwnName(name) || tag === 'use'
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
