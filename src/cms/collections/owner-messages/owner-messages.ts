import type { CollectionConfig } from 'payload'
import { nobody } from '@/cms/access/access'
import { deletePeople, readPeople } from '@/cms/access/person-access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { eraseTracesOfMessage } from '@/cms/hooks/owners/erase-owner-messages'
import { officeTexts } from '@/messages/office-texts'
import { messageEndpoints } from './message-endpoints'
import { messageFields } from './message-fields'

/**
 * The messages between the agency and the owners of properties: a first message, and its answers. Only operations write
 * them (docs/owner-area.md).
 */
export const OwnerMessages: CollectionConfig = {
  slug: 'owner-messages',
  labels: {
    singular: officeTexts.ownerMessages.singular,
    plural: officeTexts.ownerMessages.plural,
  },
  access: {
    create: nobody,
    read: readPeople('owner-messages'),
    update: nobody,
    delete: deletePeople('owner-messages'),
  },
  endpoints: messageEndpoints,
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  admin: {
    group: adminGroups.today,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'author', 'owner', 'property', 'readAt', 'createdAt'],
    listSearchableFields: ['subject', 'body'],
  },
  defaultSort: '-createdAt',
  hooks: { beforeDelete: [eraseTracesOfMessage] },
  fields: messageFields,
}
