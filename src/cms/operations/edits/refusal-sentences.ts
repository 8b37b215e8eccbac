import { APIError, Locked, ValidationError } from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { labelText, type LabelReader } from '@/cms/fields/label-text'
import { officeTexts } from '@/messages/office-texts'

/** Why Payload refused a save, in the reader's language, each reason once with its field; null for an error of the software. */
export function refusalSentences(error: unknown, reader: LabelReader): string[] | null {
  if (error instanceof Locked) return [editorText(reader, officeTexts.edits.locked)]
  if (error instanceof ValidationError) {
    const reasons = error.data.errors.map(({ label, message }) => {
      const name = labelText(label, reader)
      return name === null || message.includes(name) ? message : `${name}: ${message}`
    })
    return [...new Set(reasons)]
  }
  return error instanceof APIError && error.isPublic && error.status < 500 ? [error.message] : null
}
