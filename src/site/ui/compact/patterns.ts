import { writeAttribute, type ValueKind } from './tree-text'

/**
 * A pattern of elements, and those with one attribute more. Elements are many and patterns few, so a pattern is found by
 * what is in it: to write its text for each element took as long as the rest of the tree.
 */
export type Pattern = {
  text: string
  /** By the name of the attribute, and by its value where that is the same for all. */
  next: Map<string, Map<string | boolean | symbol, Pattern>>
}

const newPattern = (text: string): Pattern => ({ text, next: new Map() })

// The code of the site has some hundreds, and no text of a visitor stands in one; still they must not grow for ever.
const most = 20_000

let tags = new Map<string, Pattern>()
let count = 0

/** The pattern of an element without attributes. */
export function patternOf(tag: string): Pattern {
  if (count > most) {
    tags = new Map()
    count = 0
  }
  const known = tags.get(tag)
  if (known) return known
  const pattern = newPattern(tag)
  tags.set(tag, pattern)
  return pattern
}

/** The pattern with this attribute more; undefined if no element had it yet. */
export const knownWith = (pattern: Pattern, [name, value]: [string, string | boolean]): Pattern | undefined =>
  pattern.next.get(name)?.get(value)

/** The pattern with an attribute more that is the same for all. */
export const withSame = (pattern: Pattern, [name, value]: [string, string | boolean]): Pattern =>
  knownWith(pattern, [name, value]) ??
  add(pattern, { name, value, attribute: writeAttribute({ name, kind: 'same', value }) })

const marks: Record<ValueKind, symbol> = {
  text: Symbol('text'),
  json: Symbol('json'),
  style: Symbol('style'),
  html: Symbol('html'),
  widths: Symbol('widths'),
  width: Symbol('width'),
}

/** The pattern with an attribute more whose value each element has of its own. */
export const withOpen = (pattern: Pattern, [name, kind]: [string, ValueKind]): Pattern =>
  pattern.next.get(name)?.get(marks[kind]) ??
  add(pattern, { name, value: marks[kind], attribute: writeAttribute({ name, kind }) })

type NewAttribute = { name: string; value: string | boolean | symbol; attribute: string }

function add(pattern: Pattern, { name, value, attribute }: NewAttribute): Pattern {
  const added = newPattern(`${pattern.text}^${attribute}`)
  const known = pattern.next.get(name)
  if (known) known.set(value, added)
  else pattern.next.set(name, new Map([[value, added]]))
  count += 1
  return added
}
