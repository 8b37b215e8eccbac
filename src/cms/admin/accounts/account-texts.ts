import type { EditorTexts } from '@/cms/fields/editor-text'
import { screenTexts } from '@/messages/screen-texts'

export const currentPasswordTexts = {
  why: screenTexts.accounts.account.currentPassword.why,
} satisfies Record<string, EditorTexts>
