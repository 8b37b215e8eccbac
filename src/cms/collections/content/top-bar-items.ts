import type { CollectionConfig, SelectField } from 'payload'
import { editorsOnly, readThroughSite } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { linkField } from '@/cms/fields/routing/link'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { tokenColorField } from '@/cms/fields/styles/token-color'
import { revalidateCollection } from '@/cms/hooks/revalidate'
import { requiredText } from '@/cms/languages/required-text'

const icon: SelectField = {
  name: 'icon',
  type: 'select',
  label: { nl: 'Pictogram', fr: 'Icône', en: 'Icon', de: 'Symbol' },
  options: [
    { value: 'phone', label: { nl: 'Telefoon', fr: 'Téléphone', en: 'Phone', de: 'Telefon' } },
    { value: 'mail', label: { nl: 'E-mail', fr: 'E-mail', en: 'Email', de: 'E-Mail' } },
    { value: 'map-pin', label: { nl: 'Adres', fr: 'Adresse', en: 'Address', de: 'Adresse' } },
    {
      value: 'clock',
      label: { nl: 'Openingsuren', fr: "Heures d'ouverture", en: 'Opening hours', de: 'Öffnungszeiten' },
    },
    { value: 'user', label: { nl: 'Login', fr: 'Connexion', en: 'Login', de: 'Anmeldung' } },
    { value: 'calendar', label: { nl: 'Kalender', fr: 'Calendrier', en: 'Calendar', de: 'Kalender' } },
    { value: 'heart', label: { nl: 'Hart', fr: 'Cœur', en: 'Heart', de: 'Herz' } },
    { value: 'facebook', label: 'Facebook' },
    { value: 'instagram', label: 'Instagram' },
    { value: 'linkedin', label: 'LinkedIn' },
    { value: 'whatsapp', label: 'WhatsApp' },
  ],
  admin: { width: '33%' },
}

const side: SelectField = {
  name: 'side',
  type: 'select',
  required: true,
  defaultValue: 'left',
  label: { nl: 'Kant', fr: 'Côté', en: 'Side', de: 'Seite' },
  options: [
    { value: 'left', label: { nl: 'Links', fr: 'Gauche', en: 'Left', de: 'Links' } },
    { value: 'right', label: { nl: 'Rechts', fr: 'Droite', en: 'Right', de: 'Rechts' } },
  ],
  admin: { width: '33%' },
}

/** The links of the narrow bar above the header. */
export const TopBarItems: CollectionConfig = {
  slug: 'top-bar-items',
  labels: {
    singular: {
      nl: 'Link van de bovenbalk',
      fr: 'Lien de la barre supérieure',
      en: 'Top-bar item',
      de: 'Link der oberen Leiste',
    },
    plural: { nl: 'Bovenbalk', fr: 'Barre supérieure', en: 'Top bar', de: 'Obere Leiste' },
  },
  access: { create: editorsOnly, read: readThroughSite, update: editorsOnly, delete: editorsOnly },
  admin: {
    group: adminGroups.layout,
    useAsTitle: 'label',
    defaultColumns: ['label', 'link', 'side', 'published'],
    listSearchableFields: ['label', 'link'],
  },
  orderable: true,
  hooks: { afterChange: [revalidateCollection.afterChange], afterDelete: [revalidateCollection.afterDelete] },
  fields: [
    {
      name: 'label',
      type: 'text',
      localized: true,
      required: true,
      validate: requiredText({ collection: 'top-bar-items', field: 'label', goesWith: 'link' }),
      label: { nl: 'Opschrift', fr: 'Libellé', en: 'Label', de: 'Beschriftung' },
    },
    linkField({
      required: true,
      isRequired: requiredText({ collection: 'top-bar-items', field: 'link', goesWith: 'label' }),
    }),
    { type: 'row', fields: [side, icon, tokenColorField({ admin: { width: '33%' } })] },
    {
      name: 'published',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      label: { nl: 'Gepubliceerd', fr: 'Publié', en: 'Published', de: 'Veröffentlicht' },
      admin: { position: 'sidebar' },
    },
    ...snapshotFields(),
  ],
}
