import { officeTexts } from '@/messages/office-texts'

/** The sections of the back office's menu, in their order. */
const { today, properties, clients, pages, layout, agency } = officeTexts.fields.adminGroups

export const adminGroups = { today, properties, clients, pages, layout, agency }
