import type { CollectionConfig } from 'payload'
import { editorsOnly, nobody, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { eraseTracesOfAlert } from '@/cms/hooks/alerts/erase-traces-of-alert'
import { alertDoors } from './alert-doors'
import { stateFields } from './state-fields'
import { holderFields, wishFields } from './wish-fields'

/**
 * Who wants to hear of which homes (docs/alerts.md). Visitors alone make and change them, through the form and the links
 * of mails; staff end one, for whoever asks them to.
 */
export const Alerts: CollectionConfig = {
  slug: 'alerts',
  labels: {
    singular: { nl: 'Zoekopdracht', fr: 'Alerte', en: 'Search alert', de: 'Suchauftrag' },
    plural: { nl: 'Zoekopdrachten', fr: 'Alertes', en: 'Search alerts', de: 'Suchaufträge' },
  },
  access: { create: nobody, read: staffOnly, update: nobody, delete: editorsOnly },
  endpoints: alertDoors,
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  admin: {
    group: adminGroups.agency,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'wishes', 'state', 'frequency', 'language', 'expiresAt'],
    listSearchableFields: ['email', 'name'],
    hideAPIURL: true,
    description: {
      nl: 'Wie welke panden zoekt. Enkel wie zijn adres heeft bevestigd, krijgt mails.',
      fr: 'Qui cherche quels biens. Seul qui a confirmé son adresse reçoit des e-mails.',
      en: 'Who looks for which homes. Only those who have confirmed their address get mails.',
      de: 'Wer welche Immobilien sucht. Nur wer seine Adresse bestätigt hat, erhält E-Mails.',
    },
  },
  defaultSort: '-createdAt',
  hooks: { afterDelete: [eraseTracesOfAlert] },
  fields: [...holderFields, ...wishFields, ...stateFields],
}
