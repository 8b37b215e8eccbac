import type { Field, SelectField, UIField } from 'payload'
import { hiddenFromTranslators, nobodyField } from '@/cms/access/access'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { listedInField } from '@/cms/fields/properties/listed-in'
import { publicIdField } from '@/cms/fields/properties/public-id'
import { recordFileField } from '@/cms/fields/record-file'
import { snapshotHash } from '@/cms/fields/snapshot-fields'
import { selections } from '@/domain/stock/selections'
import { officeTexts } from '@/messages/office-texts'
import { screenTexts } from '@/messages/screen-texts'
import { sharedTexts } from '@/messages/shared-texts'

const cellField = ({ name, label, cell }: { name: string; label: EditorTexts; cell: string }): UIField => ({
  name,
  type: 'ui',
  label,
  admin: { components: { Cell: `/src/cms/admin/stock/${cell}` } },
})

/** The saved views of the list, as a filter: `selectProperties` puts the homes of the view in its place. */
const selectionField: SelectField = {
  name: 'selection',
  type: 'select',
  virtual: true,
  label: officeTexts.stock.selections.label,
  options: selections.map((value) => ({ value, label: officeTexts.stock.selections[value] })),
  access: { create: nobodyField, update: nobodyField },
  admin: { condition: () => false, disableListColumn: true, disableBulkEdit: true },
}

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
  cellField({ name: 'firstPicture', label: officeTexts.common.picture, cell: 'stock-cells#PictureCell' }),
  cellField({
    name: 'languages',
    label: officeTexts.siteSettings.siteTab.languages.label,
    cell: 'lack-cells#LanguagesCell',
  }),
  cellField({ name: 'lacks', label: officeTexts.stock.columns.lacks, cell: 'lack-cells#LacksCell' }),
  cellField({ name: 'views', label: officeTexts.stock.columns.views, cell: 'stock-cells#ViewsCell' }),
  selectionField,
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
      date: { pickerAppearance: 'dayAndTime' },
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
    access: { read: hiddenFromTranslators },
    index: true,
    admin: {
      position: 'sidebar',
      description: officeTexts.properties.sidebarFields.owner.description,
      components: { Diff: '/src/cms/admin/owners/owner-diff#OwnerDiff' },
    },
  },
  recordFileField(),
  snapshotHash,
]
