import type { NumberField } from 'payload'
import { adminsOnlyField } from '@/cms/access/access'
import { officeTexts } from '@/messages/office-texts'
import { siteTexts } from '@/messages/site-messages'

/** The ID visitors and editors see; `setPublicId` fills it. It stands in links and mails, so it never changes. */
export const publicIdField = (): NumberField => ({
  name: 'publicId',
  type: 'number',
  label: siteTexts.project.table.reference,
  unique: true,
  disableDuplicate: true,
  index: true,
  access: { create: adminsOnlyField, update: adminsOnlyField },
  admin: {
    position: 'sidebar',
    readOnly: true,
    description: officeTexts.properties.publicId.description,
  },
})
