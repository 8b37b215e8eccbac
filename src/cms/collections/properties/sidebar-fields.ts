import type { Field } from 'payload'
import { listedInField } from '@/cms/fields/properties/listed-in'
import { publicIdField } from '@/cms/fields/properties/public-id'
import { recordFileField } from '@/cms/fields/record-file'
import { snapshotHash } from '@/cms/fields/snapshot-fields'
import { officeTexts } from '@/messages/office-texts'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'

/** The fields beside every tab of a property. */
export const sidebarFields: Field[] = [
  publicIdField(),
  {
    name: 'duties',
    type: 'ui',
    label: screenTexts.duties.title,
    admin: {
      position: 'sidebar',
      disableListColumn: true,
      components: { Field: '/src/cms/admin/duties/duties-field#DutiesField' },
    },
  },
  listedInField('properties'),
  {
    name: 'firstPicture',
    type: 'ui',
    label: officeTexts.common.picture,
    admin: { components: { Cell: '/src/cms/admin/property-picker/picture-cell#PictureCell' } },
  },
  {
    name: 'place',
    type: 'ui',
    label: officeTexts.common.address,
    admin: { components: { Cell: '/src/cms/admin/property-picker/picture-cell#AddressCell' } },
  },
  {
    name: 'checks',
    type: 'ui',
    label: officeTexts.properties.sidebarFields.checks.label,
    admin: { components: { Cell: '/src/cms/admin/property-checks/checks-cell#ChecksCell' } },
  },
  {
    name: 'publishedAt',
    type: 'date',
    label: officeTexts.properties.sidebarFields.publishedAt.label,
    index: true,
    disableDuplicate: true,
    admin: {
      position: 'sidebar',
      // `setPublishedAt` ignores a date that is typed earlier.
      condition: ({ publishedAt }) => Boolean(publishedAt),
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd/MM/yyyy HH:mm', timeFormat: 'HH:mm' },
      description: officeTexts.properties.sidebarFields.publishedAt.description,
    },
  },
  {
    name: 'agent',
    type: 'relationship',
    relationTo: 'agents',
    label: sharedTexts.agent,
    index: true,
    admin: {
      position: 'sidebar',
      description: officeTexts.properties.sidebarFields.agent.description,
    },
  },
  {
    name: 'owner',
    type: 'relationship',
    // A duplicate is another property: no owner sees it before staff assign it to them.
    disableDuplicate: true,
    relationTo: 'owners',
    label: sharedTexts.owner,
    index: true,
    admin: {
      position: 'sidebar',
      description: officeTexts.properties.sidebarFields.owner.description,
    },
  },
  recordFileField(),
  snapshotHash,
]
