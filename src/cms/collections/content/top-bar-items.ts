import type { CollectionConfig, SelectField } from 'payload'
import { editorsOnly, openTo, readThroughSite } from '@/cms/access/access'
import { adminGroups } from '@/cms/fields/admin-groups'
import { linkFields } from '@/cms/fields/routing/link'
import { snapshotFields } from '@/cms/fields/snapshot-fields'
import { tokenColorField } from '@/cms/fields/styles/token-color'
import { requiredText } from '@/cms/languages/required-text'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { siteTexts } from '@/messages/site-messages'

const icon: SelectField = {
  name: 'icon',
  type: 'select',
  label: officeTexts.content.topBarItems.icon.label,
  options: [
    { value: 'phone', label: sharedTexts.phone },
    { value: 'mail', label: sharedTexts.email },
    { value: 'map-pin', label: officeTexts.common.address },
    {
      value: 'clock',
      label: siteTexts.modules.contact.hours,
    },
    { value: 'user', label: officeTexts.content.topBarItems.icon.user },
    { value: 'calendar', label: officeTexts.content.topBarItems.icon.calendar },
    { value: 'heart', label: officeTexts.content.topBarItems.icon.heart },
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
  label: officeTexts.content.topBarItems.side.label,
  options: [
    { value: 'left', label: officeTexts.content.topBarItems.side.left },
    { value: 'right', label: officeTexts.content.topBarItems.side.right },
  ],
  admin: { width: '33%' },
}

/** The links of the narrow bar above the header. */
export const TopBarItems: CollectionConfig = {
  slug: 'top-bar-items',
  labels: {
    singular: officeTexts.content.topBarItems.singular,
    plural: officeTexts.content.topBarItems.plural,
  },
  access: {
    create: editorsOnly,
    read: openTo(['reader', 'translator'], readThroughSite),
    update: editorsOnly,
    delete: editorsOnly,
  },
  admin: {
    group: adminGroups.layout,
    useAsTitle: 'label',
    defaultColumns: ['label', 'link', 'side', 'published'],
    listSearchableFields: ['label', 'link'],
  },
  orderable: true,
  fields: [
    {
      name: 'label',
      type: 'text',
      localized: true,
      required: true,
      validate: requiredText({ collection: 'top-bar-items', field: 'label', goesWith: 'link' }),
      label: officeTexts.common.label,
    },
    ...linkFields({
      required: true,
      isRequired: requiredText({ collection: 'top-bar-items', field: 'link', goesWith: 'label' }),
    }),
    { type: 'row', fields: [side, icon, tokenColorField({ admin: { width: '33%' } })] },
    {
      name: 'published',
      type: 'checkbox',
      defaultValue: true,
      index: true,
      label: officeTexts.content.topBarItems.published.label,
      admin: { position: 'sidebar' },
    },
    ...snapshotFields(),
  ],
}
