import type { CollectionConfig, DateField } from 'payload'
import { nobody } from '@/cms/access/access'
import { deletePeople, readPeople } from '@/cms/access/person-access'
import { csvEndpoint } from '@/cms/collections/csv-endpoint'
import { adminGroups } from '@/cms/fields/admin-groups'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { languageOptions } from '@/cms/fields/language'
import { listSubscribers } from '@/cms/queries/newsletter/list-subscribers'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

const moment = (name: string, label: EditorTexts): DateField => ({
  name,
  type: 'date',
  label,
  index: true,
  admin: { readOnly: true, date: { pickerAppearance: 'dayAndTime' } },
})

/**
 * The newsletter's subscribers, with the proof of their consent: only an address with a date of confirmation, and none of
 * unsubscription, may receive mail. Only visitors change it, through links in mails.
 */
export const Subscribers: CollectionConfig = {
  slug: 'subscribers',
  labels: {
    singular: officeTexts.subscribers.singular,
    plural: officeTexts.subscribers.plural,
  },
  access: {
    create: nobody,
    read: readPeople('subscribers'),
    update: nobody,
    delete: deletePeople('subscribers'),
  },
  endpoints: [csvEndpoint({ kind: 'subscribers', filename: 'subscribers.csv', list: listSubscribers })],
  lockDocuments: false,
  disableDuplicate: true,
  admin: {
    group: adminGroups.clients,
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'language', 'confirmedAt', 'unsubscribedAt'],
    listSearchableFields: ['email', 'name'],
    components: { beforeListTable: ['/src/cms/admin/newsletter/subscriber-tools#SubscriberTools'] },
    description: officeTexts.subscribers.description,
  },
  defaultSort: '-createdAt',
  fields: [
    {
      name: 'email',
      type: 'text',
      required: true,
      unique: true,
      index: true,
      label: sharedTexts.email,
      admin: { readOnly: true },
    },
    {
      name: 'name',
      type: 'text',
      label: sharedTexts.name,
      admin: { readOnly: true },
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      label: sharedTexts.language,
      options: languageOptions(),
      admin: { readOnly: true },
    },
    moment('askedAt', officeTexts.subscribers.askedAt),
    moment('confirmedAt', officeTexts.common.confirmedOn),
    moment('unsubscribedAt', officeTexts.subscribers.unsubscribedAt),
  ],
}
