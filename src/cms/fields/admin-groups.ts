import { officeTexts } from '@/messages/office-texts'

/** The sections of the back office's menu. */
export const adminGroups = officeTexts.fields.adminGroups
