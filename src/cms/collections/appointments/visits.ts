import type { CollectionConfig } from 'payload'
import { editorsOnly, nobody, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { eraseMailsOfVisit } from '@/cms/hooks/mails/erase-mails-of-visit'
import { feedbackFields, innerFields, slotFields } from './booking-fields'
import { personFields } from './person-fields'
import { visitDoors } from './visit-doors'

/**
 * The visits that were booked, on the site or on the phone. Operations alone write them, each with its mails; staff use
 * them through the doors of this collection. That no place is sold twice is for the database to see to (its migration).
 */
export const Visits: CollectionConfig = {
  slug: 'visits',
  labels: {
    singular: { nl: 'Bezoek', fr: 'Visite', en: 'Visit', de: 'Besichtigung' },
    plural: { nl: 'Bezoeken', fr: 'Visites', en: 'Visits', de: 'Besichtigungen' },
  },
  access: { create: nobody, read: staffOnly, update: nobody, delete: editorsOnly },
  endpoints: visitDoors,
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  admin: {
    group: adminGroups.agency,
    useAsTitle: 'lastName',
    defaultColumns: ['startsAt', 'property', 'agent', 'lastName', 'phone', 'state', 'source'],
    listSearchableFields: ['lastName', 'firstName', 'email', 'phone'],
    hideAPIURL: true,
    components: { beforeListTable: ['/src/cms/admin/appointments/week-link#WeekListLink'] },
    description: {
      nl: 'Gereserveerde bezoeken. Wie er een wist, verwittigt niemand: annuleer eerst.',
      fr: 'Les visites réservées. Supprimer n’avertit personne : annulez d’abord.',
      en: 'Booked visits. Deleting one tells nobody: cancel it first.',
      de: 'Gebuchte Besichtigungen. Löschen benachrichtigt niemanden: Sagen Sie zuerst ab.',
    },
  },
  defaultSort: '-startsAt',
  hooks: { afterDelete: [eraseMailsOfVisit] },
  fields: [
    {
      name: 'office',
      type: 'ui',
      label: { nl: 'Wat u kunt doen', fr: 'Actions', en: 'What you can do', de: 'Was Sie tun können' },
      admin: {
        disableListColumn: true,
        components: { Field: '/src/cms/admin/appointments/visit-office#VisitOffice' },
      },
    },
    ...slotFields,
    ...personFields,
    ...feedbackFields,
    ...innerFields,
  ],
}
