import type { SanitizedConfig } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { isEditorTexts } from '@/cms/fields/label-text'

type LabelReader = { i18n: { language: string } }

const asFunction = (label: unknown): unknown =>
  isEditorTexts(label) ? (reader: LabelReader) => editorText(reader, label) : label

/**
 * Makes a function of the names of collections, so that a screen is given them in the language of its reader
 * alone. Payload puts them into sentences of its own ("Edit {{label}}", for screen readers) and would write all languages
 * at once: "[object Object]". The labels of fields stay as they are: Payload keeps those of rich texts and of fields with
 * a component of ours for all readers, in the language of the first. So do the names of globals: the list of their versions
 * takes no function.
 */
export async function sayLabels(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const collection of sanitized.collections) {
    const { singular, plural } = collection.labels
    Object.assign(collection, { labels: { singular: asFunction(singular), plural: asFunction(plural) } })
  }
  return sanitized
}
