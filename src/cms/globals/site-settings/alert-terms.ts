import type { GroupField, NumberField } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { usualTerms } from '@/domain/alerts/alert-terms'
import { officeTexts } from '@/messages/office-texts'

type Days = { name: keyof typeof usualTerms; label: EditorTexts; min: number; max: number }

const days = ({ name, label, min, max }: Days): NumberField => ({
  name,
  type: 'number',
  label,
  defaultValue: usualTerms[name],
  min,
  max,
  admin: { width: '33%', step: 1 },
})

/** How long search alerts last. */
export const alertTerms: GroupField = {
  name: 'alerts',
  type: 'group',
  label: officeTexts.siteSettings.alertTerms.alerts.label,
  admin: {
    description: officeTexts.siteSettings.alertTerms.alerts.description,
  },
  fields: [
    {
      type: 'row',
      fields: [
        days({
          name: 'period',
          min: 7,
          max: 1095,
          label: officeTexts.siteSettings.alertTerms.alerts.period.label,
        }),
        days({
          name: 'notice',
          min: 1,
          max: 90,
          label: officeTexts.siteSettings.alertTerms.alerts.notice.label,
        }),
        days({
          name: 'kept',
          min: 1,
          max: 365,
          label: officeTexts.siteSettings.alertTerms.alerts.kept.label,
        }),
      ],
    },
  ],
}
