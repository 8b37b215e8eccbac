import type { EditorTexts } from '@/cms/fields/editor-text'
import { screenTexts } from '@/messages/screen-texts'

export const codeTexts = {
  keys: screenTexts.code.keys,
} satisfies Record<string, EditorTexts>
