import type { NumberField } from 'payload'
import { adminsOnlyField } from '@/cms/access/access'

/** The ID visitors and editors see; `setPublicId` fills it. It stands in links and mails, so it never changes. */
export const publicIdField = (): NumberField => ({
  name: 'publicId',
  type: 'number',
  label: { nl: 'Referentie', fr: 'Référence', en: 'Reference', de: 'Referenz' },
  unique: true,
  disableDuplicate: true,
  index: true,
  access: { create: adminsOnlyField, update: adminsOnlyField },
  admin: {
    position: 'sidebar',
    readOnly: true,
    description: {
      nl: 'Wordt bij het bewaren toegekend en verandert nooit meer.',
      fr: "Attribuée à l'enregistrement, elle ne change plus.",
      en: 'Given on saving; it never changes.',
      de: 'Wird beim Speichern vergeben und ändert sich nie.',
    },
  },
})
