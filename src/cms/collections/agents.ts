import type { CollectionConfig } from 'payload'
import { editorsOnly, nobodyField, readThroughSite } from '@/cms/access/access'
import { calendarDoors } from './appointments/calendar-doors'
import { adminGroups } from '@/cms/fields/admin-groups'
import { usedInField } from '@/cms/fields/media/used-in'
import { languageOptions, mailLanguageField } from '@/cms/fields/language'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { revalidateCollection } from '@/cms/hooks/revalidate'
import { keepUsed } from '@/cms/usage/keep-used'

/** The people of the agency whom visitors see and call; an account for the back office is something else (`users`). */
export const Agents: CollectionConfig = {
  slug: 'agents',
  labels: {
    singular: { nl: 'Makelaar', fr: 'Agent', en: 'Agent', de: 'Makler' },
    plural: { nl: 'Makelaars', fr: 'Agents', en: 'Agents', de: 'Makler' },
  },
  access: { create: editorsOnly, read: readThroughSite, update: editorsOnly, delete: editorsOnly },
  admin: {
    group: adminGroups.agency,
    useAsTitle: 'name',
    defaultColumns: ['name', 'jobTitle', 'email', 'phone'],
    listSearchableFields: ['name', 'email', 'ipiNumber'],
    description: {
      nl: 'De contactpersonen op de site, in de volgorde van deze lijst.',
      fr: "Les personnes de contact du site, dans l'ordre de cette liste.",
      en: 'The contact persons on the site, in the order of this list.',
      de: 'Die Ansprechpartner auf der Website, in der Reihenfolge dieser Liste.',
    },
  },
  orderable: true,
  endpoints: calendarDoors,
  hooks: {
    beforeDelete: [keepUsed('agents', { except: ['visits', 'leads'] })],
    afterChange: [revalidateCollection.afterChange],
    afterDelete: [revalidateCollection.afterDelete],
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'name',
          type: 'text',
          label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
          required: true,
        },
        {
          name: 'jobTitle',
          type: 'text',
          label: { nl: 'Functie', fr: 'Fonction', en: 'Job title', de: 'Funktion' },
          localized: true,
        },
      ],
    },
    {
      type: 'row',
      fields: [
        { name: 'email', type: 'email', label: { nl: 'E-mail', fr: 'E-mail', en: 'Email', de: 'E-Mail' } },
        {
          name: 'phone',
          type: 'text',
          label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' },
          admin: {
            description: {
              nl: 'Internationaal genoteerd: +32 10 12 34 56.',
              fr: 'Au format international : +32 10 12 34 56.',
              en: 'In international notation: +32 10 12 34 56.',
              de: 'In internationaler Schreibweise: +32 10 12 34 56.',
            },
          },
        },
      ],
    },
    {
      name: 'photo',
      type: 'upload',
      relationTo: 'media',
      label: { nl: 'Portret', fr: 'Portrait', en: 'Portrait', de: 'Porträt' },
    },
    mailLanguageField({
      name: 'mailLanguage',
      description: {
        nl: 'De taal van de mails die de site hem of haar stuurt, aanvragen en bezoeken, en van de agenda.',
        fr: 'La langue des e-mails que le site lui envoie, demandes et visites, et de son agenda.',
        en: 'The language of the mails that the site sends them, leads and visits, and of their calendar.',
        de: 'Die Sprache der E-Mails, die die Website dieser Person sendet, Anfragen und Besichtigungen, und des Kalenders.',
      },
    }),
    {
      type: 'row',
      fields: [
        {
          name: 'languages',
          type: 'select',
          hasMany: true,
          label: { nl: 'Spreekt', fr: 'Parle', en: 'Speaks', de: 'Spricht' },
          options: languageOptions(),
        },
        {
          name: 'ipiNumber',
          type: 'text',
          label: { nl: 'BIV-nummer', fr: 'Numéro IPI', en: 'IPI/BIV number', de: 'IPI-Nummer' },
          admin: {
            description: {
              nl: 'Erkenningsnummer van het Beroepsinstituut van Vastgoedmakelaars.',
              fr: "Numéro d'agréation de l'Institut professionnel des agents immobiliers.",
              en: 'Licence number at the Institute of Real Estate Agents.',
              de: 'Zulassungsnummer beim Berufsinstitut der Immobilienmakler.',
            },
          },
        },
      ],
    },
    {
      name: 'calendar',
      type: 'ui',
      label: { nl: 'Privé-agenda', fr: 'Agenda privé', en: 'Private calendar', de: 'Privater Kalender' },
      admin: {
        disableListColumn: true,
        components: { Field: '/src/cms/admin/appointments/agent-calendar#AgentCalendar' },
      },
    },
    // Raised to take the address of the agent's calendar back.
    {
      name: 'calendarVersion',
      type: 'number',
      defaultValue: 0,
      access: { create: nobodyField, read: nobodyField, update: nobodyField },
      admin: { hidden: true, disableListColumn: true, disableListFilter: true },
    },
    usedInField,
    ...snapshotFields(),
  ],
}
