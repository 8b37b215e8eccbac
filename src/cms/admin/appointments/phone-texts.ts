import type { EditorTexts } from '@/cms/fields/editor-text'
import { screenTexts } from '@/messages/screen-texts'

/** The texts of the form for a caller. */
export const phoneTexts = screenTexts.appointments.phone

const invalid: EditorTexts = screenTexts.appointments.phone.invalid

const errors: Partial<Record<string, EditorTexts>> = screenTexts.appointments.phone.errors

const ofField: Partial<Record<string, EditorTexts>> = screenTexts.appointments.phone.ofField

/** The error of a field of the form. */
export const fieldError = ({ field, code }: { field: string; code: string }): EditorTexts =>
  errors[code] ?? ofField[field] ?? invalid
