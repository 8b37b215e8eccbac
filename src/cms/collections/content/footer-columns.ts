import type { CollectionConfig } from 'payload'
import { editorsOnly, readThroughSite } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { columnWidthsField } from '@/cms/fields/styles/column-widths'
import { publishableField } from '@/cms/fields/publishable'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { revalidateCollection } from '@/cms/hooks/revalidate'

/** The columns of the footer, from left to right in the order of the list. */
export const FooterColumns: CollectionConfig = {
  slug: 'footer-columns',
  labels: {
    singular: {
      nl: 'Voettekstkolom',
      fr: 'Colonne du pied de page',
      en: 'Footer column',
      de: 'Fußzeilenspalte',
    },
    plural: { nl: 'Voettekst', fr: 'Pied de page', en: 'Footer', de: 'Fußzeile' },
  },
  access: { create: editorsOnly, read: readThroughSite, update: editorsOnly, delete: editorsOnly },
  admin: {
    group: adminGroups.layout,
    useAsTitle: 'title',
    defaultColumns: ['title', 'introText', 'updatedAt'],
    listSearchableFields: ['title', 'introText'],
    description: {
      nl: 'Het auteursrecht onderaan staat in de site-instellingen.',
      fr: 'La mention de copyright se trouve dans les réglages du site.',
      en: 'The copyright line is in the site settings.',
      de: 'Die Copyright-Zeile steht in den Website-Einstellungen.',
    },
  },
  orderable: true,
  hooks: { afterChange: [revalidateCollection.afterChange], afterDelete: [revalidateCollection.afterDelete] },
  fields: [
    publishableField({
      name: 'title',
      type: 'text',
      localized: true,
      label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
      admin: { width: '75%' },
    }),
    publishableField({
      name: 'introText',
      type: 'textarea',
      localized: true,
      label: { nl: 'Korte tekst', fr: 'Texte court', en: 'Short text', de: 'Kurzer Text' },
      admin: { width: '75%' },
    }),
    publishableField({
      name: 'fullText',
      type: 'richText',
      localized: true,
      label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
      admin: { width: '75%' },
    }),
    {
      name: 'images',
      type: 'upload',
      relationTo: 'media',
      hasMany: true,
      label: { nl: 'Afbeeldingen', fr: 'Images', en: 'Pictures', de: 'Bilder' },
      admin: {
        description: {
          nl: "Bijvoorbeeld de logo's van BIV en CIB.",
          fr: "Par exemple les logos de l'IPI et de Federia.",
          en: 'For example the logos of professional bodies.',
          de: 'Zum Beispiel die Logos der Berufsverbände.',
        },
      },
    },
    columnWidthsField({ lg: 3 }),
    ...snapshotFields(),
  ],
}
