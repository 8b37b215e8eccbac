import type { CollectionConfig } from 'payload'
import { editorsOnly, publishedThroughSite, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { previewOptions } from '@/cms/fields/routing/preview'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { keepOldPaths, rememberPublishedPaths } from '@/cms/hooks/routing/keep-old-paths'
import { revalidateCollection } from '@/cms/hooks/revalidate'
import { setPublishedAt } from '@/cms/hooks/set-published-at'
import { addressTab } from './address-tab'
import { contentTab } from './content-tab'

/** Advice, questions with their answers, and other texts that modules show alone or per category. */
export const Articles: CollectionConfig = {
  slug: 'articles',
  labels: {
    singular: { nl: 'Artikel', fr: 'Article', en: 'Article', de: 'Artikel' },
    plural: { nl: 'Artikels', fr: 'Articles', en: 'Articles', de: 'Artikel' },
  },
  access: {
    create: editorsOnly,
    read: publishedThroughSite,
    readVersions: staffOnly,
    update: editorsOnly,
    delete: editorsOnly,
  },
  versions: { drafts: true, maxPerDoc: 20 },
  admin: {
    group: adminGroups.pages,
    useAsTitle: 'title',
    defaultColumns: ['title', 'path', 'categories', 'publishedAt', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'path', 'intro'],
    ...previewOptions('articles'),
  },
  defaultSort: '-publishedAt',
  hooks: {
    beforeChange: [rememberPublishedPaths, setPublishedAt],
    afterChange: [keepOldPaths, revalidateCollection.afterChange],
    afterDelete: [revalidateCollection.afterDelete],
  },
  fields: [
    { type: 'tabs', tabs: [contentTab, addressTab] },
    {
      name: 'categories',
      type: 'relationship',
      relationTo: 'categories',
      hasMany: true,
      label: { nl: 'Categorieën', fr: 'Catégories', en: 'Categories', de: 'Kategorien' },
      admin: { position: 'sidebar' },
    },
    {
      name: 'publishedAt',
      type: 'date',
      index: true,
      label: { nl: 'Datum', fr: 'Date', en: 'Date', de: 'Datum' },
      admin: {
        position: 'sidebar',
        date: { pickerAppearance: 'dayOnly', displayFormat: 'dd/MM/yyyy' },
        description: {
          nl: 'Leeg: de dag van de eerste publicatie.',
          fr: 'Vide : le jour de la première publication.',
          en: 'Empty: the day of the first publication.',
          de: 'Leer: der Tag der ersten Veröffentlichung.',
        },
      },
    },
    {
      name: 'sort',
      type: 'number',
      index: true,
      label: { nl: 'Volgorde', fr: 'Ordre', en: 'Order', de: 'Reihenfolge' },
      admin: {
        position: 'sidebar',
        description: {
          nl: 'Plaats in de lijst van de categorie; het laagste getal komt eerst.',
          fr: 'Place dans la liste de la catégorie ; le plus petit nombre vient en premier.',
          en: "Place in the category's list; the lowest number comes first.",
          de: 'Platz in der Liste der Kategorie; die kleinste Zahl steht zuerst.',
        },
      },
    },
    {
      name: 'isPublic',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      label: { nl: 'Publiek', fr: 'Public', en: 'Public', de: 'Öffentlich' },
      admin: { position: 'sidebar' },
    },
    ...snapshotFields(),
  ],
}
