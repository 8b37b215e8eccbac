import { isRecord } from '@/domain/shared/is-record'
import type { ValueKind } from './tree-text'

export type WrittenValue = { kind: ValueKind; text: string }

/** The shortest text for the value of an attribute, beside the others. */
export function writeValue(
  [name, value]: [string, unknown],
  { srcSet }: Record<string, unknown>,
): WrittenValue {
  if (isRecord(value) || Array.isArray(value)) return writeObject(name, value)
  const text = String(value)
  const widths = typeof srcSet === 'string' && (name === 'src' || name === 'srcSet') ? toWidths(srcSet) : null
  if (widths === null) return { kind: 'text', text }
  if (name === 'srcSet') return { kind: 'widths', text: widths }
  const width = toWidth(text, widths)
  return width === null ? { kind: 'text', text } : { kind: 'width', text: width }
}

function writeObject(name: string, value: object): WrittenValue {
  if (isRecord(value) && typeof value.__html === 'string') return { kind: 'html', text: value.__html }
  const style = name === 'style' ? toStyle(value) : null
  return style === null ? { kind: 'json', text: JSON.stringify(value) } : { kind: 'style', text: style }
}

/** What stands for an attribute in a text. */
export function readValue({ kind, text }: WrittenValue): unknown {
  if (kind === 'json') return JSON.parse(text)
  if (kind === 'html') return { __html: text }
  if (kind === 'style') return Object.fromEntries(text.split(';').map((each) => each.split(':')))
  return kind === 'widths' ? fromWidths(text) : text
}

const plain = /^[^:;]*$/

/** `color:red;--per-row:3`; null for what React gives a unit, and for signs in a value. */
function toStyle(style: object): string | null {
  const entries: [string, unknown][] = Object.entries(style).filter(([, value]) => value !== undefined)
  const isSimple = entries.every(
    ([name, value]) =>
      (typeof value === 'string' && plain.test(value)) ||
      (typeof value === 'number' && name.startsWith('--')),
  )
  return isSimple && entries.length > 0 ? entries.map((entry) => entry.join(':')).join(';') : null
}

/** `400` for an address that differs from the others of the picture by its width alone. */
function toWidth(src: string, widths: string): string | null {
  const [start = '', end = ''] = widths.split(' ')
  const text = src.slice(start.length, src.length - end.length)
  return fromWidth(text, widths) === src ? text : null
}

/** The address of a picture in one of its widths. */
export function fromWidth(text: string, widths: string): string {
  const [start = '', end = ''] = widths.split(' ')
  return `${start}${text}${end}`
}

const width = /^(\S+?)(\d+)(\.\S*) (\d+)w$/

// A picture names its addresses twice, one after the other.
let latest: { srcSet: string; widths: string | null } = { srcSet: '', widths: null }

/** `/a-w .webp 250 400` for the addresses of a picture that differ by their widths alone; null for others. */
function toWidths(srcSet: string): string | null {
  if (latest.srcSet !== srcSet) latest = { srcSet, widths: findWidths(srcSet) }
  return latest.widths
}

function findWidths(srcSet: string): string | null {
  const found = srcSet.split(', ').map((each) => width.exec(each))
  const [first] = found
  if (!first) return null
  const [, start = '', , end = ''] = first
  const text = [start, end, ...found.map((each) => each?.[4] ?? '')].join(' ')
  return fromWidths(text) === srcSet ? text : null
}

function fromWidths(text: string): string {
  const [start = '', end = '', ...widths] = text.split(' ')
  return widths.map((each) => `${start}${each}${end} ${each}w`).join(', ')
}
