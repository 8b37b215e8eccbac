import type { CollectionConfig } from 'payload'
import { adminsOnly, nobody, openTo, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

/** The log of impersonations: which member of staff saw whose owner area, and when. Only `impersonateOwner` writes it. */
export const Impersonations: CollectionConfig = {
  slug: 'impersonations',
  labels: {
    singular: officeTexts.owners.impersonations.singular,
    plural: officeTexts.owners.impersonations.plural,
  },
  access: { create: nobody, read: openTo(['reader'], staffOnly), update: nobody, delete: adminsOnly },
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  admin: {
    group: adminGroups.clients,
    defaultColumns: ['createdAt', 'staff', 'owner'],
    description: officeTexts.owners.impersonations.description,
  },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'staff',
      type: 'relationship',
      relationTo: 'users',
      label: officeTexts.common.staffMember,
      admin: { readOnly: true },
    },
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'owners',
      label: sharedTexts.owner,
      index: true,
      admin: { readOnly: true },
    },
  ],
}
