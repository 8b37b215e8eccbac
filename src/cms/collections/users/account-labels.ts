import type { EditorTexts } from '@/cms/fields/editor-text'
import { screenTexts } from '@/messages/screen-texts'

/** The fields of a password, by their names. */
export const accountLabels: Record<'password' | 'currentPassword', EditorTexts> =
  screenTexts.users.accountLabels
