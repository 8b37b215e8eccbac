import type { GroupField, NumberField } from 'payload'
import { officeTexts } from '@/messages/office-texts'

const columns = ({
  name,
  label,
  defaultValue,
}: Pick<NumberField, 'name' | 'label' | 'defaultValue'>): NumberField => ({
  name,
  type: 'number',
  label,
  defaultValue,
  min: 1,
  max: 12,
  admin: { step: 1, width: '33%' },
})

/** How many of the twelve columns a block takes on a phone (sm), a tablet (md) and a desktop (lg). */
export const columnWidthsField = ({ lg }: { lg: number }): GroupField => ({
  name: 'columns',
  type: 'group',
  label: officeTexts.styles.columnWidths.columns.label,
  fields: [
    {
      type: 'row',
      fields: [
        columns({
          name: 'sm',
          label: officeTexts.styles.columnWidths.columns.sm.label,
          defaultValue: 12,
        }),
        columns({
          name: 'md',
          label: officeTexts.styles.columnWidths.columns.md.label,
          defaultValue: Math.max(6, lg),
        }),
        columns({
          name: 'lg',
          label: officeTexts.styles.columnWidths.columns.lg.label,
          defaultValue: lg,
        }),
      ],
    },
  ],
})
