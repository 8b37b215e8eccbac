import { knownWith, patternOf, withOpen, withSame, type Pattern } from './patterns'
import { componentSign, quoteText } from './tree-text'
import { writeValue, type WrittenValue } from './tree-values'

export type AnyProps = Record<string, unknown>

/** An element without its children; null where a value is none that a text can hold. */
export type WrittenTag = { pattern: Pattern; values: string }

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
  let pattern = patternOf(tag)
  let values = ''
  if (key !== null) {
    pattern = withOpen(pattern, ['key', 'text'])
    values = `^${quoteText(shortKey(key))}`
  }
  for (const name of Object.keys(props)) {
    const value = props[name]
    if (name === 'children' || isLeftOut(value, isComponent)) continue
    const same = sameForMany({ name, tag, value }, pattern)
    if (same) pattern = same
    else if (!isComponent && !isPlain(name, value)) return null
    else {
      const { kind, text } = isComponent ? asGiven(value) : writeValue([name, value], props)
      pattern = withOpen(pattern, [name, kind])
      values += `^${quoteText(text)}`
    }
  }
  return { pattern, values }
}

/** What React takes for an attribute that is not there; a component sees null. */
const isLeftOut = (value: unknown, isComponent: boolean): boolean =>
  value === undefined || (value === null && !isComponent)

type NamedValue = { name: string; tag: string; value: unknown }

/** The pattern with a value that is the same for many; null for one that each element has of its own. */
function sameForMany({ name, tag, value }: NamedValue, pattern: Pattern): Pattern | null {
  const shown = typeof value === 'number' && !tag.startsWith(componentSign) ? String(value) : value
  if (typeof shown !== 'boolean' && typeof shown !== 'string') return null
  const known = knownWith(pattern, [name, shown])
  if (known) return known
  const isSame = typeof shown === 'boolean' || isShared({ name, tag, text: shown })
  return isSame ? withSame(pattern, [name, shown]) : null
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
