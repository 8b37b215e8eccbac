import type { CollectionConfig } from 'payload'
import { adminsOnly, nobody, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { eraseFileOfMail } from '@/cms/hooks/mails/erase-file-of-mail'
import { hideOwnerLinks } from '@/cms/hooks/owners/hide-owner-links'
import { deliveryFields } from './delivery-fields'
import { messageFields } from './message-fields'
import { sendAgainDoors } from './send-again-doors'

/**
 * The outbox: every mail to visitors and to the agency, from before it leaves. `queueMail` alone makes them, the worker
 * alone changes them; staff read them and have them sent again.
 */
export const Mails: CollectionConfig = {
  slug: 'mails',
  labels: {
    singular: { nl: 'E-mail', fr: 'E-mail', en: 'Mail', de: 'E-Mail' },
    plural: { nl: 'E-mails', fr: 'E-mails', en: 'Mails', de: 'E-Mails' },
  },
  access: { create: nobody, read: staffOnly, update: nobody, delete: adminsOnly },
  endpoints: sendAgainDoors,
  // Nobody edits a mail, so nobody has to be kept from editing it at the same time.
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  admin: {
    group: adminGroups.agency,
    useAsTitle: 'subject',
    defaultColumns: ['subject', 'to', 'topic', 'status', 'attempts', 'sentAt', 'createdAt'],
    listSearchableFields: ['subject', 'to'],
    hideAPIURL: true,
    components: { beforeListTable: ['/src/cms/admin/mails/failed-mails#FailedMails'] },
    description: {
      nl: 'Wat de site verstuurt. Een e-mail die niet vertrekt, wordt ruim een dag lang opnieuw geprobeerd. De inhoud wordt na 90 dagen gewist.',
      fr: "Ce que le site envoie. Un e-mail qui ne part pas est réessayé pendant un peu plus d'un jour. Le contenu est effacé après 90 jours.",
      en: 'What the site sends. A mail that does not leave is tried again for a little more than a day. Its content is erased after 90 days.',
      de: 'Was die Website versendet. Eine E-Mail, die nicht hinausgeht, wird gut einen Tag lang erneut versucht. Der Inhalt wird nach 90 Tagen gelöscht.',
    },
  },
  defaultSort: '-createdAt',
  hooks: { afterRead: [hideOwnerLinks], afterDelete: [eraseFileOfMail] },
  fields: [...messageFields, ...deliveryFields],
}
