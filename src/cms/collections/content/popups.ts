import type { CollectionConfig } from 'payload'
import { editorsOnly, publishedThroughSite, staffOnly } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { linkField } from '@/cms/fields/routing/link'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { revalidateCollection } from '@/cms/hooks/revalidate'
import { requiredText } from '@/cms/languages/required-text'

/** Announcements that appear over the page after a while, once a session, for as long as they are published. */
export const Popups: CollectionConfig = {
  slug: 'popups',
  labels: {
    singular: { nl: 'Pop-up', fr: 'Pop-up', en: 'Popup', de: 'Pop-up' },
    plural: { nl: 'Pop-ups', fr: 'Pop-ups', en: 'Popups', de: 'Pop-ups' },
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
    group: adminGroups.layout,
    useAsTitle: 'title',
    defaultColumns: ['title', 'delay', '_status', 'updatedAt'],
    listSearchableFields: ['title'],
  },
  defaultSort: '-updatedAt',
  hooks: { afterChange: [revalidateCollection.afterChange], afterDelete: [revalidateCollection.afterDelete] },
  fields: [
    {
      name: 'title',
      type: 'text',
      localized: true,
      required: true,
      validate: requiredText({ collection: 'popups', field: 'title' }),
      label: { nl: 'Titel', fr: 'Titre', en: 'Title', de: 'Titel' },
    },
    {
      name: 'description',
      type: 'richText',
      localized: true,
      label: { nl: 'Tekst', fr: 'Texte', en: 'Text', de: 'Text' },
    },
    {
      name: 'media',
      type: 'upload',
      relationTo: 'media',
      label: { nl: 'Afbeelding', fr: 'Image', en: 'Picture', de: 'Bild' },
    },
    linkField(),
    {
      name: 'delay',
      type: 'number',
      required: true,
      defaultValue: 0,
      min: 0,
      max: 600,
      label: {
        nl: 'Wachttijd (seconden)',
        fr: 'Délai (secondes)',
        en: 'Delay (seconds)',
        de: 'Verzögerung (Sekunden)',
      },
      admin: {
        position: 'sidebar',
        description: { nl: '0: meteen.', fr: '0 : tout de suite.', en: '0: at once.', de: '0: sofort.' },
      },
    },
    ...snapshotFields(),
  ],
}
