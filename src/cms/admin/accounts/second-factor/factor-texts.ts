import type { EditorTexts } from '@/cms/fields/editor-text'
import { screenTexts } from '@/messages/screen-texts'

export const factorTexts = screenTexts.accounts.factor
export const passkeyTexts = screenTexts.accounts.passkeys

const errors: Partial<Record<string, EditorTexts>> = {
  ...factorTexts.errors,
  ...passkeyTexts.errors,
  impossible: passkeyTexts.impossible,
  'too-many': factorTexts.errors.tooMany,
}

/** Why the second factor was refused, by the code of an endpoint. */
export const factorError = (code: string): EditorTexts => errors[code] ?? factorTexts.errors.failed
