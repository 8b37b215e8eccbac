import { propertyPicker } from '@/cms/fields/properties/property-picker'
import type { CollectionConfig } from 'payload'
import { openTo, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { keepVisitors } from '@/cms/hooks/appointments/keep-visitors'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { dayFields, timeFields } from './opening-fields'

/**
 * When an agent shows a property, in Belgian time; the slots follow from it (src/domain/appointments). Booked appointments
 * stay booked whatever happens to their opening.
 */
export const AppointmentOpenings: CollectionConfig = {
  slug: 'appointment-openings',
  labels: {
    singular: officeTexts.appointments.appointmentOpenings.singular,
    plural: officeTexts.appointments.appointmentOpenings.plural,
  },
  access: { create: staffOnly, read: openTo(['reader'], staffOnly), update: staffOnly, delete: staffOnly },
  admin: {
    group: adminGroups.properties,
    useAsTitle: 'id',
    defaultColumns: ['property', 'agent', 'kind', 'date', 'weekdays', 'from', 'to', 'capacity'],
    description: officeTexts.appointments.appointmentOpenings.description,
  },
  defaultSort: '-id',
  hooks: { beforeChange: [keepVisitors] },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'property',
          type: 'relationship',
          relationTo: 'properties',
          required: true,
          index: true,
          label: sharedTexts.property,
          admin: { ...propertyPicker, allowCreate: false },
        },
        {
          name: 'agent',
          type: 'relationship',
          relationTo: 'agents',
          required: true,
          index: true,
          label: sharedTexts.agent,
          admin: { allowCreate: false },
        },
      ],
    },
    ...dayFields,
    ...timeFields,
    ...snapshotFields(),
  ],
}
