import { screenTexts } from '@/messages/screen-texts'

export const editingTexts = screenTexts.editing
