import { homePicker } from '@/cms/fields/properties/home-picker'
import type { CollectionConfig } from 'payload'
import { staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { revalidateCollection } from '@/cms/hooks/revalidate'
import { dayFields, timeFields } from './opening-fields'

/**
 * When an agent shows a home, by the clocks of Belgium; what can be booked follows from them (src/domain/visits). Visits
 * that are booked stay booked, whatever becomes of their opening.
 */
export const VisitOpenings: CollectionConfig = {
  slug: 'visit-openings',
  labels: {
    singular: { nl: 'Kijkmoment', fr: 'Plage de visite', en: 'Visit time', de: 'Besichtigungszeit' },
    plural: { nl: 'Kijkmomenten', fr: 'Plages de visite', en: 'Visit times', de: 'Besichtigungszeiten' },
  },
  access: { create: staffOnly, read: staffOnly, update: staffOnly, delete: staffOnly },
  admin: {
    group: adminGroups.homes,
    useAsTitle: 'id',
    defaultColumns: ['property', 'agent', 'kind', 'date', 'weekdays', 'from', 'to', 'capacity'],
    hideAPIURL: true,
    description: {
      nl: 'Wanneer bezoekers zelf een bezoek kunnen reserveren. Wat gereserveerd is, blijft dat als u hier iets wijzigt of wist.',
      fr: 'Quand les visiteurs peuvent réserver une visite. Ce qui est réservé le reste si vous modifiez ou supprimez une plage.',
      en: 'When visitors can book a visit by themselves. What is booked stays so if you change or delete something here.',
      de: 'Wann Besucher selbst eine Besichtigung buchen können. Was gebucht ist, bleibt es, wenn Sie hier etwas ändern oder löschen.',
    },
  },
  defaultSort: '-id',
  hooks: { afterChange: [revalidateCollection.afterChange], afterDelete: [revalidateCollection.afterDelete] },
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
          label: { nl: 'Pand', fr: 'Bien', en: 'Home', de: 'Immobilie' },
          admin: { ...homePicker, allowCreate: false },
        },
        {
          name: 'agent',
          type: 'relationship',
          relationTo: 'agents',
          required: true,
          index: true,
          label: { nl: 'Makelaar', fr: 'Agent', en: 'Agent', de: 'Makler' },
          admin: { allowCreate: false },
        },
      ],
    },
    ...dayFields,
    ...timeFields,
    ...snapshotFields(),
  ],
}
