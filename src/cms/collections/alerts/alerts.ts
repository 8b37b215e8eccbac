import type { CollectionConfig } from 'payload'
import { nobody } from '@/cms/access/access'
import { deletePeople, readPeople } from '@/cms/access/person-access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { eraseTracesOfAlert } from '@/cms/hooks/alerts/erase-traces-of-alert'
import { officeTexts } from '@/messages/office-texts'
import { alertEndpoints } from './alert-endpoints'
import { stateFields } from './state-fields'
import { holderFields, criteriaFields } from './criteria-fields'

/**
 * The search alerts (docs/alerts.md). Only visitors create and change them, through the form and the links of mails; staff
 * end one when its holder asks them to.
 */
export const Alerts: CollectionConfig = {
  slug: 'alerts',
  labels: {
    singular: officeTexts.alerts.singular,
    plural: officeTexts.alerts.plural,
  },
  access: { create: nobody, read: readPeople('alerts'), update: nobody, delete: deletePeople('alerts') },
  endpoints: alertEndpoints,
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  admin: {
    group: adminGroups.clients,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'criteria', 'state', 'frequency', 'language', 'expiresAt'],
    listSearchableFields: ['email', 'name'],
    description: officeTexts.alerts.description,
  },
  defaultSort: '-createdAt',
  hooks: { afterDelete: [eraseTracesOfAlert] },
  fields: [...holderFields, ...criteriaFields, ...stateFields],
}
