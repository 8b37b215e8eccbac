import { SaxesParser, type SaxesTagNS } from 'saxes'
import type { Result } from '@/domain/shared/result'
import { xliffNamespace } from './xliff'

/** A text as it came back; `isMarked` where it has elements within, which are marks: `See <1>our homes</1>.` */
export type ReadText = { text: string; isMarked: boolean }

/** A segment as it came back; without a target it is not translated. */
export type ReadUnit = { id: string; source: ReadText | null; target: ReadText | null }

/** A document as it came back; nothing in it is checked. */
export type ReadDocument = { document: string; from: string; to: string; version: string; units: ReadUnit[] }

/** Not XML; with a document type, which could define entities; not XLIFF; another version of it; too deep or too many. */
export type XliffFailure = 'not-xml' | 'doctype' | 'not-xliff' | 'version' | 'too-much'

class Refusal extends Error {
  readonly failure: XliffFailure
  constructor(failure: XliffFailure) {
    super(failure)
    this.failure = failure
  }
}

const mostDepth = 100
const mostUnits = 100_000

type OpenText = ReadText & {
  kind: 'source' | 'target'
  depth: number
  /** The tags that close its elements, the innermost last. */
  ends: string[]
}

type Reading = {
  names: string[]
  documents: ReadDocument[]
  unit: ReadUnit | null
  text: OpenText | null
  units: number
}

const attribute = ({ attributes }: SaxesTagNS, name: string): string => attributes[name]?.value ?? ''

const nameOf = ({ uri, local }: SaxesTagNS): string => (uri === xliffNamespace ? local : '')

// No paragraph has the mark 0: whatever else stands in a text makes it a text with wrong marks.
const markOf = (tag: SaxesTagNS): number => {
  const id = attribute(tag, 'id')
  return /^\d{1,4}$/.test(id) ? Number(id) : 0
}

/** An element inside a text: a mark, or what only tells sentences apart (`mrk`). */
function openInside(text: OpenText, tag: SaxesTagNS): void {
  const name = nameOf(tag)
  if (name === 'mrk') {
    text.ends.push('')
    return
  }
  text.isMarked = true
  if (name === 'g') {
    text.text += `<${markOf(tag)}>`
    text.ends.push(`</${markOf(tag)}>`)
    return
  }
  text.text += `<${name === 'x' ? markOf(tag) : 0}/>`
  text.ends.push('')
}

function openRoot(tag: SaxesTagNS): void {
  if (tag.local !== 'xliff') throw new Refusal('not-xliff')
  if (tag.uri !== xliffNamespace || attribute(tag, 'version') !== '1.2') throw new Refusal('version')
}

const untranslated = new Set(['new', 'needs-translation'])

function openUnit(reading: Reading, tag: SaxesTagNS): void {
  reading.units += 1
  if (reading.units > mostUnits) throw new Refusal('too-much')
  reading.unit = { id: attribute(tag, 'id'), source: null, target: null }
  reading.documents.at(-1)?.units.push(reading.unit)
}

function openElement(reading: Reading, tag: SaxesTagNS): void {
  const { names, documents } = reading
  const name = nameOf(tag)
  if (name === 'file')
    documents.push({
      document: attribute(tag, 'original'),
      from: attribute(tag, 'source-language'),
      to: attribute(tag, 'target-language'),
      version: attribute(tag, 'product-version'),
      units: [],
    })
  if (name === 'trans-unit') openUnit(reading, tag)
  // Proposals of other translations (`alt-trans`) have sources and targets too.
  const isOwn = names.at(-1) === 'trans-unit' && !untranslated.has(attribute(tag, 'state'))
  if (isOwn && (name === 'source' || name === 'target'))
    reading.text = { kind: name, text: '', isMarked: false, depth: names.length, ends: [] }
}

function open(reading: Reading, tag: SaxesTagNS): void {
  const { names, text } = reading
  if (names.length === 0) openRoot(tag)
  if (names.length >= mostDepth) throw new Refusal('too-much')
  if (text) openInside(text, tag)
  else openElement(reading, tag)
  names.push(nameOf(tag))
}

function close(reading: Reading): void {
  const { names, text, unit } = reading
  names.pop()
  if (!text) return
  if (names.length > text.depth) {
    text.text += text.ends.pop() ?? ''
    return
  }
  reading.text = null
  if (unit) unit[text.kind] = { text: text.text, isMarked: text.isMarked }
}

/** Reads an XLIFF 1.2 file; it never throws, whatever it is given. Entities are those of XML alone. */
export function readXliff(xml: string): Result<ReadDocument[], XliffFailure> {
  const reading: Reading = { names: [], documents: [], unit: null, text: null, units: 0 }
  const parser = new SaxesParser({ xmlns: true, position: false })
  const addText = (text: string): void => {
    if (reading.text) reading.text.text += text
  }
  parser.on('doctype', () => {
    throw new Refusal('doctype')
  })
  parser.on('opentag', (tag) => open(reading, tag))
  parser.on('closetag', () => close(reading))
  parser.on('text', addText)
  parser.on('cdata', addText)
  try {
    parser.write(xml).close()
    return { ok: true, value: reading.documents }
  } catch (error) {
    return { ok: false, failure: error instanceof Refusal ? error.failure : 'not-xml' }
  }
}
