import type { CollectionConfig } from 'payload'
import { editorsOnly, readThroughSite } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { usedInField } from '@/cms/fields/media/used-in'
import { numberField } from '@/cms/fields/properties/number-field'
import { snapshotHash } from '@/cms/fields/snapshot-fields'
import { refreshSearchOfType } from '@/cms/hooks/properties/refresh-search'
import { revalidateCollection } from '@/cms/hooks/revalidate'
import { requiredText } from '@/cms/languages/required-text'
import { keepUsed } from '@/cms/usage/keep-used'

/** The types of the search and the filters: house, apartment, land… */
export const PropertyTypes: CollectionConfig = {
  slug: 'property-types',
  labels: {
    singular: { nl: 'Type pand', fr: 'Type de bien', en: 'Property type', de: 'Immobilientyp' },
    plural: { nl: 'Types panden', fr: 'Types de biens', en: 'Property types', de: 'Immobilientypen' },
  },
  access: { create: editorsOnly, read: readThroughSite, update: editorsOnly, delete: editorsOnly },
  admin: {
    group: adminGroups.homes,
    useAsTitle: 'name',
    defaultColumns: ['name', 'webId', 'showOrder', 'sale', 'rent'],
    listSearchableFields: ['name', 'webId'],
  },
  defaultSort: 'showOrder',
  hooks: {
    beforeDelete: [keepUsed('property-types')],
    afterChange: [refreshSearchOfType.afterChange, revalidateCollection.afterChange],
    afterDelete: [refreshSearchOfType.afterDelete, revalidateCollection.afterDelete],
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
      required: true,
      localized: true,
      validate: requiredText({ collection: 'property-types', field: 'name', isKept: true }),
      admin: {
        description: {
          nl: 'In het enkelvoud, zoals in de zoekfilter: Huis, Appartement, Grond.',
          fr: 'Au singulier, comme dans le filtre de recherche : Maison, Appartement, Terrain.',
          en: 'In the singular, as in the search filter: House, Apartment, Land.',
          de: 'Im Singular, wie im Suchfilter: Haus, Wohnung, Grundstück.',
        },
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'sale',
          type: 'checkbox',
          label: { nl: 'Bij verkoop', fr: 'À la vente', en: 'For sales', de: 'Beim Verkauf' },
          defaultValue: true,
        },
        {
          name: 'rent',
          type: 'checkbox',
          label: { nl: 'Bij verhuur', fr: 'À la location', en: 'For rentals', de: 'Bei der Vermietung' },
          defaultValue: true,
        },
      ],
    },
    {
      name: 'webId',
      type: 'number',
      label: { nl: 'Web-ID', fr: 'Identifiant web', en: 'Web ID', de: 'Web-ID' },
      unique: true,
      index: true,
      min: 0,
      admin: {
        position: 'sidebar',
        description: {
          nl: 'Staat in de links van de zoekfilter (?type=…): wijzig het nummer niet.',
          fr: 'Figure dans les liens du filtre de recherche (?type=…) : ne le modifiez pas.',
          en: 'Stands in the links of the search filter (?type=…): do not change it.',
          de: 'Steht in den Links des Suchfilters (?type=…): bitte nicht ändern.',
        },
      },
    },
    numberField({
      name: 'showOrder',
      label: { nl: 'Volgorde', fr: 'Ordre', en: 'Order', de: 'Reihenfolge' },
      description: {
        nl: 'Het laagste getal komt eerst.',
        fr: 'Le plus petit nombre vient en premier.',
        en: 'The lowest number comes first.',
        de: 'Die kleinste Zahl steht zuerst.',
      },
      index: true,
    }),
    usedInField,
    snapshotHash,
  ],
}
