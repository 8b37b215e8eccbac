import type { CollectionConfig } from 'payload'
import { adminsOnly, nobody, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'

/** The log of whose owner area a member of staff has looked at, and when. `startLook` alone writes it. */
export const OwnerLooks: CollectionConfig = {
  slug: 'owner-looks',
  labels: {
    singular: {
      nl: 'Blik in een eigenaarszone',
      fr: "Consultation d'un espace propriétaire",
      en: 'Look into an owner area',
      de: 'Blick in einen Eigentümerbereich',
    },
    plural: {
      nl: 'Blikken in eigenaarszones',
      fr: "Consultations d'espaces propriétaires",
      en: 'Looks into owner areas',
      de: 'Blicke in Eigentümerbereiche',
    },
  },
  access: { create: nobody, read: staffOnly, update: nobody, delete: adminsOnly },
  lockDocuments: false,
  disableDuplicate: true,
  disableBulkEdit: true,
  admin: {
    group: adminGroups.agency,
    defaultColumns: ['createdAt', 'staff', 'owner'],
    hideAPIURL: true,
    description: {
      nl: 'Wie van het kantoor wanneer naar de zone van een eigenaar keek, zoals die ze ziet.',
      fr: "Qui de l'agence a consulté quand l'espace d'un propriétaire, comme celui-ci le voit.",
      en: 'Who of the agency looked when at the area of an owner, as that owner sees it.',
      de: 'Wer vom Büro wann den Bereich eines Eigentümers ansah, so wie dieser ihn sieht.',
    },
  },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'staff',
      type: 'relationship',
      relationTo: 'users',
      label: { nl: 'Medewerker', fr: 'Collaborateur', en: 'Staff member', de: 'Mitarbeiter' },
      admin: { readOnly: true },
    },
    {
      name: 'owner',
      type: 'relationship',
      relationTo: 'owners',
      label: { nl: 'Eigenaar', fr: 'Propriétaire', en: 'Owner', de: 'Eigentümer' },
      index: true,
      admin: { readOnly: true },
    },
  ],
}
