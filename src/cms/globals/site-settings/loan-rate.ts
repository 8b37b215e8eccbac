import type { GroupField } from 'payload'
import { MOST_PERCENT } from '@/domain/loans/loan'
import { officeTexts } from '@/messages/office-texts'

const { loanRate: texts } = officeTexts.siteSettings

/** The rate with which the loan calculator of a property begins, and the day it is from; without one, visitors type theirs. */
export const loanRate: GroupField = {
  name: 'loanRate',
  type: 'group',
  label: texts.label,
  admin: { description: texts.description },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'percent',
          type: 'number',
          label: texts.percent.label,
          min: 0,
          max: MOST_PERCENT,
          admin: { width: '50%' },
        },
        {
          name: 'from',
          type: 'date',
          label: texts.from.label,
          admin: { width: '50%', date: { pickerAppearance: 'dayOnly' } },
        },
      ],
    },
  ],
}
