import type { CollectionConfig } from 'payload'
import { editorsOnly, readThroughSite } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { usedInField } from '@/cms/fields/media/used-in'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { refreshSearchOfCity } from '@/cms/hooks/properties/refresh-search'
import { revalidateCollection } from '@/cms/hooks/revalidate'
import { setSearchName } from '@/cms/hooks/set-search-name'
import { requiredText } from '@/cms/languages/required-text'
import { keepUsed } from '@/cms/usage/keep-used'

/** The towns in which homes stand; the search knows them by name, by postcode and without accents. */
export const Cities: CollectionConfig = {
  slug: 'cities',
  labels: {
    singular: { nl: 'Gemeente', fr: 'Commune', en: 'Town', de: 'Gemeinde' },
    plural: { nl: 'Gemeenten', fr: 'Communes', en: 'Towns', de: 'Gemeinden' },
  },
  access: { create: editorsOnly, read: readThroughSite, update: editorsOnly, delete: editorsOnly },
  admin: {
    group: adminGroups.homes,
    useAsTitle: 'name',
    defaultColumns: ['name', 'zip', 'countryName', 'updatedAt'],
    listSearchableFields: ['name', 'zip', 'searchName'],
  },
  defaultSort: 'zip',
  hooks: {
    beforeDelete: [keepUsed('cities')],
    afterChange: [refreshSearchOfCity.afterChange, revalidateCollection.afterChange],
    afterDelete: [refreshSearchOfCity.afterDelete, revalidateCollection.afterDelete],
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
          localized: true,
          validate: requiredText({ collection: 'cities', field: 'name', isKept: true }),
          admin: {
            description: {
              nl: 'Per taal: Waver, Wavre.',
              fr: 'Par langue : Wavre, Waver.',
              en: 'Per language: Wavre, Waver.',
              de: 'Je Sprache: Wavre, Waver.',
            },
          },
        },
        {
          name: 'zip',
          type: 'text',
          label: { nl: 'Postcode', fr: 'Code postal', en: 'Postcode', de: 'Postleitzahl' },
          index: true,
          admin: {
            description: {
              nl: 'Vier cijfers, zonder B- of L-: bepaalt het gewest.',
              fr: 'Quatre chiffres, sans B- ni L- : détermine la Région.',
              en: 'Four digits, without B- or L-: decides the region.',
              de: 'Vier Ziffern, ohne B- oder L-: bestimmt die Region.',
            },
          },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'countryId',
          type: 'number',
          label: { nl: 'Landcode', fr: 'Code du pays', en: 'Country number', de: 'Ländernummer' },
          defaultValue: 10,
          admin: {
            description: {
              nl: '10 = België, 50 = Luxemburg. Bepaalt het energielabel.',
              fr: '10 = Belgique, 50 = Luxembourg. Détermine le label énergétique.',
              en: '10 = Belgium, 50 = Luxembourg. Decides the energy label.',
              de: '10 = Belgien, 50 = Luxemburg. Bestimmt das Energielabel.',
            },
          },
        },
        {
          name: 'countryName',
          type: 'text',
          label: { nl: 'Land', fr: 'Pays', en: 'Country', de: 'Land' },
          localized: true,
          admin: {
            description: {
              nl: 'Buiten België staat het land achter de gemeente.',
              fr: 'Hors de Belgique, le pays suit la commune.',
              en: 'Outside Belgium the country follows the town.',
              de: 'Außerhalb Belgiens steht das Land hinter der Gemeinde.',
            },
          },
        },
      ],
    },
    {
      name: 'searchName',
      type: 'text',
      localized: true,
      index: true,
      hooks: { beforeChange: [setSearchName] },
      admin: { hidden: true },
    },
    usedInField,
    ...snapshotFields(),
  ],
}
