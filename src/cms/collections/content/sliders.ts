import type { CollectionConfig } from 'payload'
import { editorsOnly, readThroughSite } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { linkField } from '@/cms/fields/routing/link'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { revalidateCollection } from '@/cms/hooks/revalidate'

/** Series of slides that a module shows. */
export const Sliders: CollectionConfig = {
  slug: 'sliders',
  labels: {
    singular: { nl: 'Slider', fr: 'Slider', en: 'Slider', de: 'Slider' },
    plural: { nl: 'Sliders', fr: 'Sliders', en: 'Sliders', de: 'Slider' },
  },
  access: { create: editorsOnly, read: readThroughSite, update: editorsOnly, delete: editorsOnly },
  admin: {
    group: adminGroups.pages,
    useAsTitle: 'name',
    defaultColumns: ['name', 'updatedAt'],
    listSearchableFields: ['name'],
  },
  defaultSort: 'name',
  hooks: { afterChange: [revalidateCollection.afterChange], afterDelete: [revalidateCollection.afterDelete] },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      label: { nl: 'Interne naam', fr: 'Nom interne', en: 'Internal name', de: 'Interner Name' },
    },
    {
      name: 'slides',
      type: 'array',
      label: { nl: 'Slides', fr: 'Diapositives', en: 'Slides', de: 'Folien' },
      labels: {
        singular: { nl: 'Slide', fr: 'Diapositive', en: 'Slide', de: 'Folie' },
        plural: { nl: 'Slides', fr: 'Diapositives', en: 'Slides', de: 'Folien' },
      },
      fields: [
        {
          name: 'picture',
          type: 'upload',
          relationTo: 'media',
          label: { nl: 'Foto', fr: 'Photo', en: 'Picture', de: 'Foto' },
        },
        {
          name: 'title',
          type: 'text',
          localized: true,
          label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
        },
        {
          name: 'text',
          type: 'textarea',
          localized: true,
          label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
        },
        linkField(),
      ],
    },
    ...snapshotFields(),
  ],
}
