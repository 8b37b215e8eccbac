import type { Field, SanitizedConfig } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { isEditorTexts } from '@/cms/fields/said-label'
import { isRecord } from '@/domain/shared/is-record'

type LabelReader = { i18n: { language: string } }

const asFunction = (label: unknown): unknown =>
  isEditorTexts(label) ? (reader: LabelReader) => editorText(reader, label) : label

function sayBoth(owner: object): void {
  if (!('labels' in owner) || !isRecord(owner.labels)) return
  const { singular, plural } = owner.labels
  Object.assign(owner, { labels: { singular: asFunction(singular), plural: asFunction(plural) } })
}

function sayOne(owner: object): void {
  if ('label' in owner) Object.assign(owner, { label: asFunction(owner.label) })
}

function sayOptions(field: Field): void {
  if (!('options' in field) || !Array.isArray(field.options)) return
  for (const option of field.options) if (typeof option !== 'string') sayOne(option)
}

function sayBlocks(field: Field): void {
  if (!('blocks' in field)) return
  for (const block of field.blocks) {
    sayBoth(block)
    block.fields.forEach(sayField)
  }
}

function sayField(field: Field): void {
  sayOne(field)
  sayBoth(field)
  sayOptions(field)
  sayBlocks(field)
  if ('fields' in field) field.fields.forEach(sayField)
  // The labels of tabs stay: Payload calls them without the reader's language, and puts them into no sentence.
  if ('tabs' in field) for (const { fields } of field.tabs) fields.forEach(sayField)
}

/**
 * Makes a function of every label that stands in four languages, so that a screen is given the words of its reader alone.
 * Where Payload puts a label into a sentence of its own ("Edit {{label}}", for screen readers) it would write all
 * languages at once: "[object Object]".
 */
export async function sayLabels(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const collection of sanitized.collections) {
    sayBoth(collection)
    collection.fields.forEach(sayField)
  }
  for (const global of sanitized.globals) {
    sayOne(global)
    global.fields.forEach(sayField)
  }
  return sanitized
}
