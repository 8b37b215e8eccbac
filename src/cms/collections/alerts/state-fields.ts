import type { DateField, Field } from 'payload'
import { nobodyField } from '@/cms/access/access'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { officeTexts } from '@/messages/office-texts'

const sidebar = { position: 'sidebar', readOnly: true } as const
const hidden = { hidden: true, disableListColumn: true, disableListFilter: true } as const
const closed = { access: { read: nobodyField, update: nobodyField }, admin: hidden }

const moment = (name: string, label: EditorTexts): DateField => ({
  name,
  type: 'date',
  label,
  index: true,
  admin: { ...sidebar, date: { pickerAppearance: 'dayAndTime' } },
})

/** The state of the alert. */
export const stateFields: Field[] = [
  {
    name: 'state',
    type: 'select',
    required: true,
    defaultValue: 'unconfirmed',
    index: true,
    label: officeTexts.common.state,
    options: [
      {
        value: 'unconfirmed',
        label: officeTexts.alerts.stateFields.state.unconfirmed,
      },
      { value: 'active', label: officeTexts.alerts.stateFields.state.active },
      { value: 'paused', label: officeTexts.alerts.stateFields.state.paused },
      { value: 'ended', label: officeTexts.alerts.stateFields.state.ended },
    ],
    admin: sidebar,
  },
  // Earlier events are not reported.
  moment('since', officeTexts.alerts.stateFields.since),
  moment('expiresAt', officeTexts.alerts.stateFields.expiresAt),
  moment('askedAt', officeTexts.alerts.stateFields.askedAt),
  moment('endedAt', officeTexts.alerts.stateFields.endedAt),
  {
    name: 'endedBy',
    type: 'select',
    label: officeTexts.alerts.stateFields.endedBy.label,
    options: [
      {
        value: 'unsubscribed',
        label: officeTexts.alerts.stateFields.endedBy.unsubscribed,
      },
      {
        value: 'expired',
        label: officeTexts.alerts.stateFields.endedBy.expired,
      },
      { value: 'closed', label: officeTexts.alerts.stateFields.endedBy.closed },
    ],
    admin: sidebar,
  },
  {
    name: 'lead',
    type: 'relationship',
    relationTo: 'leads',
    index: true,
    label: officeTexts.common.lead,
    admin: { ...sidebar, allowCreate: false },
  },
  // When the address was last asked for confirmation.
  { name: 'requestedAt', type: 'date', required: true, ...closed },
  // A higher version revokes every mailed link.
  { name: 'linkVersion', type: 'number', required: true, defaultValue: 0, ...closed },
]
