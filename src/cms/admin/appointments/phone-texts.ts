import type { EditorTexts } from '@/cms/fields/editor-text'
import { screenTexts } from '@/messages/screen-texts'

/** What the form for a caller says. */
export const phoneTexts = screenTexts.appointments.phone

const invalid: EditorTexts = screenTexts.appointments.phone.invalid

const errors: Partial<Record<string, EditorTexts>> = screenTexts.appointments.phone.errors

const ofField: Partial<Record<string, EditorTexts>> = screenTexts.appointments.phone.ofField

/** What is wrong with a field of the form. */
export const fieldError = ({ field, code }: { field: string; code: string }): EditorTexts =>
  errors[code] ?? ofField[field] ?? invalid
