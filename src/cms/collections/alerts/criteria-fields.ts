import type { Field, SelectField, TextField } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { goalField } from '@/cms/fields/properties/goal'
import { languageOptions } from '@/cms/fields/language'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'

const readOnly = { readOnly: true } as const
const sidebar = { position: 'sidebar', readOnly: true } as const

const line = (name: string, label: EditorTexts): TextField => ({
  name,
  type: 'text',
  label,
  index: true,
  admin: readOnly,
})

/** The holder of the alert. */
export const holderFields: Field[] = [
  {
    type: 'row',
    fields: [
      line('name', sharedTexts.name),
      // In lower case.
      { ...line('email', sharedTexts.email), required: true },
    ],
  },
]

const frequency: SelectField = {
  name: 'frequency',
  type: 'select',
  required: true,
  label: officeTexts.alerts.criteriaFields.frequency.label,
  options: [
    { value: 'immediately', label: officeTexts.alerts.criteriaFields.frequency.immediately },
    { value: 'daily', label: officeTexts.alerts.criteriaFields.frequency.daily },
    { value: 'weekly', label: officeTexts.alerts.criteriaFields.frequency.weekly },
  ],
  admin: sidebar,
}

/** The criteria and the frequency. */
export const criteriaFields: Field[] = [
  {
    name: 'criteria',
    type: 'json',
    required: true,
    label: officeTexts.alerts.criteriaFields.criteria.label,
    admin: {
      ...readOnly,
      disableListFilter: true,
      components: {
        Field: '/src/cms/admin/alerts/alert-criteria#AlertCriteriaField',
        Cell: '/src/cms/admin/alerts/alert-criteria#AlertCriteriaCell',
      },
    },
  },
  { ...goalField({ required: false }), admin: sidebar },
  frequency,
  {
    name: 'language',
    type: 'select',
    required: true,
    label: sharedTexts.language,
    options: languageOptions(),
    admin: sidebar,
  },
]
