import type { CollectionConfig } from 'payload'
import { adminsOnly, nobody } from '@/cms/access/access'
import { readMails } from '@/cms/access/mail-access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { eraseFileOfMail } from '@/cms/hooks/mails/erase-file-of-mail'
import { hideLinks } from '@/cms/hooks/mails/hide-links'
import { officeTexts } from '@/messages/office-texts'
import { deliveryFields } from './delivery-fields'
import { messageFields } from './message-fields'
import { sendAgainEndpoints } from './send-again-endpoints'

/**
 * The outbox: every mail to visitors and to the agency, stored before it is sent. Only `queueMail` creates mails and only
 * the worker changes them; staff read them and send them again.
 */
export const Mails: CollectionConfig = {
  slug: 'mails',
  labels: {
    singular: officeTexts.mails.singular,
    plural: officeTexts.common.mails,
  },
  access: { create: nobody, read: readMails, update: nobody, delete: adminsOnly },
  endpoints: sendAgainEndpoints,
  // Nobody edits a mail, so it needs no editing lock.
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  admin: {
    group: adminGroups.agency,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'topic', 'status', 'attempts', 'sentAt', 'createdAt'],
    listSearchableFields: ['subject', 'to'],
    components: { beforeListTable: ['/src/cms/admin/mails/failed-mails#FailedMails'] },
    description: officeTexts.mails.description,
  },
  defaultSort: '-createdAt',
  hooks: { afterRead: [hideLinks], afterDelete: [eraseFileOfMail] },
  fields: [...messageFields, ...deliveryFields],
}
