import type { CollectionConfig } from 'payload'
import { nobody } from '@/cms/access/access'
import { deletePeople, readPeople } from '@/cms/access/person-access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { eraseMailsOfAppointment } from '@/cms/hooks/appointments/erase-mails-of-appointment'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { feedbackFields, innerFields, slotFields } from './booking-fields'
import { personFields } from './person-fields'
import { appointmentEndpoints } from './appointment-endpoints'

/**
 * The appointments booked on the site or on the phone. Only operations write them, each with its mails; staff use the
 * endpoints of this collection. The database ensures that no place is sold twice (its migration).
 */
export const Appointments: CollectionConfig = {
  slug: 'appointments',
  labels: {
    singular: sharedTexts.appointment,
    plural: sharedTexts.appointments,
  },
  access: {
    create: nobody,
    read: readPeople('appointments'),
    update: nobody,
    delete: deletePeople('appointments'),
  },
  endpoints: appointmentEndpoints,
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  admin: {
    group: adminGroups.properties,
    useAsTitle: 'lastName',
    defaultColumns: ['startsAt', 'property', 'agent', 'lastName', 'phone', 'state', 'source'],
    listSearchableFields: ['lastName', 'firstName', 'email', 'phone'],
    components: { beforeListTable: ['/src/cms/admin/appointments/week-link#WeekListLink'] },
    description: officeTexts.appointments.description,
  },
  defaultSort: '-startsAt',
  hooks: { afterDelete: [eraseMailsOfAppointment] },
  fields: [
    {
      name: 'office',
      type: 'ui',
      label: officeTexts.common.whatYouCanDo,
      admin: {
        disableListColumn: true,
        components: { Field: '/src/cms/admin/appointments/appointment-office#AppointmentOffice' },
      },
    },
    ...slotFields,
    ...personFields,
    ...feedbackFields,
    ...innerFields,
  ],
}
