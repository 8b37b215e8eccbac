import { readMarks, type MarkedItem } from './inline-marks'

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const escaped = (text: string): string =>
  text.replace(/[&<>]/g, (sign) => entities[sign] ?? sign).replaceAll('\n', '<br>')

const htmlOf = (items: readonly MarkedItem[]): string =>
  items
    .map((item) =>
      typeof item === 'string'
        ? escaped(item)
        : `<span id="m${item.number}">${htmlOf(item.items ?? [])}</span>`,
    )
    .join('')

/** A text with numbered marks (`markedText`) as HTML for a machine, which keeps elements in their place: a mark is a `span`. */
export const toMachineHtml = (text: string): string => htmlOf(readMarks(text) ?? [text])

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
}

const isCodePoint = (code: number): boolean => Number.isInteger(code) && code > 0 && code <= 0x10ffff

function signOf(entity: string): string {
  const [, hex, decimal] = /^#(?:x([0-9a-f]+)|(\d+))$/i.exec(entity) ?? []
  const code = hex === undefined ? Number(decimal) : parseInt(hex, 16)
  return isCodePoint(code) ? String.fromCodePoint(code) : (named[entity.toLowerCase()] ?? `&${entity};`)
}

const plain = (text: string): string => text.replace(/&(#?\w{1,8});/g, (_, entity: string) => signOf(entity))

const tag = /<(\/?)([a-z]+)((?:\s[^<>]*)?)\/?>/gi

/** The marks that surround nothing in a text. */
function emptyMarks(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(/<(\d{1,4})\/>/g)].map(([, number = '']) => number))
}

/** What a machine made of `toMachineHtml`, with its marks; null where it has other elements than those, or broken ones. */
export function fromMachineHtml(html: string, source: string): string | null {
  const empty = emptyMarks(source)
  const open: string[] = []
  let [text, end] = ['', 0]
  for (const { 0: whole, 1: closes, 2: name = '', 3: attributes = '', index } of html.matchAll(tag)) {
    text += plain(html.slice(end, index))
    end = index + whole.length
    const read = readTag({ name: name.toLowerCase(), closes: closes === '/', attributes }, { open, empty })
    if (read === null) return null
    text += read
  }
  return open.length > 0 ? null : text + plain(html.slice(end))
}

type Tag = { name: string; closes: boolean; attributes: string }

function readTag(
  { name, closes, attributes }: Tag,
  { open, empty }: { open: string[]; empty: ReadonlySet<string> },
): string | null {
  if (name === 'br') return closes ? '' : '\n'
  if (name !== 'span') return null
  if (closes) {
    const number = open.pop()
    if (number === undefined) return null
    return empty.has(number) ? '' : `</${number}>`
  }
  const [, number] = /\bid\s*=\s*["']?m(\d{1,4})\b/i.exec(attributes) ?? []
  if (number === undefined) return null
  open.push(number)
  return empty.has(number) ? `<${number}/>` : `<${number}>`
}
