import type { CollectionConfig, DateField } from 'payload'
import { editorsOnly, nobody, staffOnly } from '@/cms/access/access'
import { csvDoor } from '@/cms/collections/csv-door'
import { adminGroups } from '@/cms/fields/admin-groups'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { languageOptions } from '@/cms/fields/language'
import { listSubscribers } from '@/cms/queries/newsletter/list-subscribers'

const moment = (name: string, label: EditorTexts): DateField => ({
  name,
  type: 'date',
  label,
  index: true,
  admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm' } },
})

/**
 * Who wants the newsletter, and the proof of it: only an address with a date of confirmation, and none of
 * unsubscribing, may be written to. Visitors alone change it, through links in mails.
 */
export const Subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: {
    singular: { nl: 'Abonnee', fr: 'Abonné', en: 'Subscriber', de: 'Abonnent' },
    plural: { nl: 'Abonnees', fr: 'Abonnés', en: 'Subscribers', de: 'Abonnenten' },
  },
  access: { create: nobody, read: staffOnly, update: nobody, delete: editorsOnly },
  endpoints: [csvDoor({ filename: 'subscribers.csv', list: listSubscribers })],
  lockDocuments: false,
  disableDuplicate: true,
  admin: {
    group: adminGroups.agency,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'language', 'confirmedAt', 'unsubscribedAt'],
    listSearchableFields: ['email', 'name'],
    hideAPIURL: true,
    components: { beforeListTable: ['/src/cms/admin/newsletter/subscriber-tools#SubscriberTools'] },
    description: {
      nl: 'Schrijf alleen naar wie bevestigd heeft en niet uitgeschreven is.',
      fr: "N'écrivez qu'à ceux qui ont confirmé et ne se sont pas désinscrits.",
      en: 'Write only to those who have confirmed and not unsubscribed.',
      de: 'Schreiben Sie nur denen, die bestätigt und sich nicht abgemeldet haben.',
    },
  },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'email',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: { nl: 'E-mail', fr: 'E-mail', en: 'Email', de: 'E-Mail' },
      admin: { readOnly: true },
    },
    {
      name: 'name',
      type: 'text',
      label: { nl: 'Naam', fr: 'Nom', en: 'Name', de: 'Name' },
      admin: { readOnly: true },
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      label: { nl: 'Taal', fr: 'Langue', en: 'Language', de: 'Sprache' },
      options: languageOptions(),
      admin: { readOnly: true },
    },
    moment('askedAt', { nl: 'Gevraagd op', fr: 'Demandé le', en: 'Asked for on', de: 'Angefordert am' }),
    moment('confirmedAt', { nl: 'Bevestigd op', fr: 'Confirmé le', en: 'Confirmed on', de: 'Bestätigt am' }),
    moment('unsubscribedAt', {
      nl: 'Uitgeschreven op',
      fr: 'Désinscrit le',
      en: 'Unsubscribed on',
      de: 'Abgemeldet am',
    }),
  ],
}
