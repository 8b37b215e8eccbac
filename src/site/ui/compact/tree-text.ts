/*
 * A tree of elements as one text: `{0^/fr/|Home{3}}` is an element of the first pattern with one value and two children.
 *
 *   {0^value^value|children}   an element: its pattern in base 36, then the values that the pattern leaves open
 *   {#2}                       the third of the parts beside the text: a client component that is given more than texts
 *   {|children}  {:key|…}      children that belong together, with a key or without
 *   {}                         nothing, which keeps the place of what may come to stand there
 *
 * A pattern is the name of an element with its attributes: `a^href^.=menu-link^hidden!`, where a dot is the class. Behind a
 * name stands what is the same for all (`=`), `!` for true, `?` for false; or what kind of value each element has (`kinds`),
 * if it is no text. The name `:2` is the third of the client components that stand in a list of their own.
 */

const signs = /[{}|^~]/g

/** A text or a value, so that none of it reads as a sign. */
export const quoteText = (text: string): string => text.replace(signs, '~$&')

/** The name that stands for a link inside the site, which is a component. */
export const linkTag = 'Link'

/** What the names of client components begin with. */
export const componentSign = ':'

/** Kinds of values beside texts: JSON, a style, the HTML inside, the widths of a picture, and the one that it has first. */
const kinds = { '%': 'json', ';': 'style', '<': 'html', '*': 'widths', '@': 'width' } as const

export type ValueKind = 'text' | (typeof kinds)[keyof typeof kinds]

export type TreeAttribute =
  { name: string; kind: ValueKind } | { name: string; kind: 'same'; value: string | boolean }

export type TreePattern = {
  tag: string
  attributes: TreeAttribute[]
  /** The number of the value that is the widths of a picture, among those that each element has; -1 without one. */
  widthsAt: number
}

const kindSigns = new Map<ValueKind, string>(Object.entries(kinds).map(([sign, kind]) => [kind, sign]))

export function writeAttribute(attribute: TreeAttribute): string {
  const name = attribute.name === 'className' ? '.' : attribute.name
  if (!('value' in attribute)) return name + (kindSigns.get(attribute.kind) ?? '')
  const { value } = attribute
  return typeof value === 'boolean' ? `${name}${value ? '!' : '?'}` : `${name}=${value}`
}

/** The patterns of a page as one text: none of them holds the sign between them (write-tag.ts). */
export const writePatterns = (patterns: readonly string[]): string => patterns.join('|')

export const readPatterns = (text: string): TreePattern[] => text.split('|').map(readPattern)

const isKindSign = (sign: string): sign is keyof typeof kinds => Object.hasOwn(kinds, sign)

function readAttribute(text: string): TreeAttribute {
  const at = text.indexOf('=')
  if (text.startsWith('.=')) return { name: 'className', kind: 'same', value: text.slice(2) }
  if (at > 0) return { name: text.slice(0, at), kind: 'same', value: text.slice(at + 1) }
  if (text === '.') return { name: 'className', kind: 'text' }
  const name = text.slice(0, -1)
  const last = text.slice(-1)
  if (last === '!' || last === '?') return { name, kind: 'same', value: last === '!' }
  return isKindSign(last) ? { name, kind: kinds[last] } : { name: text, kind: 'text' }
}

export const writePattern = ({ tag, attributes }: Omit<TreePattern, 'widthsAt'>): string =>
  [tag, ...attributes.map(writeAttribute)].join('^')

export function readPattern(text: string): TreePattern {
  const [tag = '', ...written] = text.split('^')
  const attributes = written.map(readAttribute)
  const open = attributes.filter(({ kind }) => kind !== 'same')
  return { tag, attributes, widthsAt: open.findIndex(({ kind }) => kind === 'widths') }
}
