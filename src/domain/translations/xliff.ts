import { escapeXml } from '@/domain/shared/xml'
import { readMarks, type MarkedItem } from './inline-marks'
import type { Direction } from './segments'

/** What a translator reads and writes at once: a text, or a paragraph of one. */
export type XliffUnit = {
  /** The place of the text and the number of the segment, from 0: `slides.64fa.title/0`. */
  id: string
  /** What the form calls it. */
  name: string
  /** Whether it is a paragraph of the editor, where `<1>…</1>` is a mark. */
  isMarked: boolean
  source: string
  /** Empty for one without a translation. */
  target: string
  /** What the translator has to know of it. */
  note: string | null
}

/** The texts of a document in two languages. */
export type XliffDocument = Direction & {
  /** `pages/12`, `globals/home-search`. */
  document: string
  name: string
  /** When the document was saved that the texts were read from. */
  version: string
  units: readonly XliffUnit[]
}

const inlineXml = (items: readonly MarkedItem[]): string =>
  items
    .map((item) => {
      if (typeof item === 'string') return escapeXml(item)
      const { number, items: inside } = item
      return inside === null ? `<x id="${number}"/>` : `<g id="${number}">${inlineXml(inside)}</g>`
    })
    .join('')

function contentXml(text: string, isMarked: boolean): string {
  const items = isMarked ? readMarks(text) : null
  return items === null ? escapeXml(text) : inlineXml(items)
}

function unitXml({ id, name, isMarked, source, target, note }: XliffUnit): string {
  const translated = target.trim() === '' ? '' : `<target>${contentXml(target, isMarked)}</target>`
  return [
    `<trans-unit id="${escapeXml(id)}" resname="${escapeXml(name)}" xml:space="preserve">`,
    `<source>${contentXml(source, isMarked)}</source>${translated}`,
    note === null ? '' : `<note>${escapeXml(note)}</note>`,
    '</trans-unit>',
  ].join('')
}

/** A document as a `<file>` of an XLIFF file. */
export function xliffDocument({ document, name, from, to, version, units }: XliffDocument): string {
  const attributes = [
    ['original', document],
    ['source-language', from],
    ['target-language', to],
    ['datatype', 'plaintext'],
    ['product-version', version],
  ].map(([attribute, value = '']) => `${attribute}="${escapeXml(value)}"`)
  return [
    `<file ${attributes.join(' ')}>`,
    `<header><note>${escapeXml(name)}</note></header>`,
    '<body>',
    ...units.map(unitXml),
    '</body>',
    '</file>',
  ].join('\n')
}

/** The namespace of XLIFF 1.2 (http://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html). */
export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:1.2'

/** An XLIFF 1.2 file of one or more documents, each from `xliffDocument`. */
export const xliffFile = (documents: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff version="1.2" xmlns="${xliffNamespace}">`,
    ...documents,
    '</xliff>',
    '',
  ].join('\n')
