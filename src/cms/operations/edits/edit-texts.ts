import { officeTexts } from '@/messages/office-texts'

export const conflictTexts = officeTexts.edits.edit.conflict
