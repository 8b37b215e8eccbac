import type { EditorTexts } from '@/cms/fields/editor-text'
import { screenTexts } from '@/messages/screen-texts'

/** What the forms for messages to owners, and their conversations, say. */
export const messageTexts = screenTexts.owners.message

const codes: Partial<Record<string, EditorTexts>> = screenTexts.owners.message.codes

const invalid: EditorTexts = screenTexts.owners.message.invalid

/** What is wrong with a field of a message. */
export const messageError = (code: string): EditorTexts => codes[code] ?? invalid
