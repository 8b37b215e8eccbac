import type { EditorTexts } from '@/cms/fields/editor-text'
import { screenTexts } from '@/messages/screen-texts'

/** The texts of messages to owners and their conversations. */
export const messageTexts = screenTexts.owners.message

const codes: Partial<Record<string, EditorTexts>> = screenTexts.owners.message.codes

const invalid: EditorTexts = screenTexts.owners.message.invalid

/** The error of a field of a message. */
export const messageError = (code: string): EditorTexts => codes[code] ?? invalid
