import type { ArrayField, Condition, DateField, Field, NumberField, SelectField, TextField } from 'payload'
import type { EditorTexts } from '@/cms/fields/editor-text'
import { openingLimits, type OpeningField, type AppointmentTerms } from '@/domain/appointments/opening-rules'
import { weekdayOptions } from '@/cms/fields/weekday-options'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { openingRule } from './opening-problem'

type OpeningKind = 'single' | 'weekly'
type NamedOpeningField<Name extends OpeningField> = {
  name: Name
  label: EditorTexts
  description?: EditorTexts
}

const onlyFor =
  (kind: OpeningKind): Condition =>
  (data) =>
    data?.kind === kind

const time = ({ name, label }: NamedOpeningField<'from' | 'to'>): TextField => ({
  name,
  type: 'text',
  required: true,
  label,
  validate: openingRule(name),
  admin: { placeholder: name === 'from' ? '10:00' : '12:00' },
})

const day = ({
  name,
  label,
  description,
  kind,
}: NamedOpeningField<'date' | 'firstDay' | 'lastDay'> & { kind: OpeningKind }): DateField => ({
  name,
  type: 'date',
  label,
  validate: openingRule(name),
  admin: {
    description,
    condition: onlyFor(kind),
    date: { pickerAppearance: 'dayOnly' },
  },
})

const figure = ({
  name,
  label,
  description,
  standard,
}: NamedOpeningField<keyof AppointmentTerms> & { standard: number }): NumberField => ({
  name,
  type: 'number',
  required: true,
  label,
  defaultValue: standard,
  ...openingLimits[name],
  validate: openingRule(name),
  admin: { step: 1, description },
})

const weekdays: SelectField = {
  name: 'weekdays',
  type: 'select',
  hasMany: true,
  label: officeTexts.appointments.openingFields.weekdays.label,
  options: weekdayOptions,
  validate: openingRule('weekdays'),
  admin: { condition: onlyFor('weekly') },
}

const except: ArrayField = {
  name: 'except',
  type: 'array',
  label: officeTexts.appointments.openingFields.except.label,
  labels: {
    singular: sharedTexts.day,
    plural: officeTexts.appointments.openingFields.except.plural,
  },
  maxRows: 366,
  fields: [
    {
      name: 'day',
      type: 'date',
      required: true,
      label: sharedTexts.day,
      admin: { date: { pickerAppearance: 'dayOnly' } },
    },
  ],
  admin: { condition: onlyFor('weekly') },
}

/** The days: one, or the same ones every week. */
export const dayFields: Field[] = [
  {
    name: 'kind',
    type: 'select',
    required: true,
    defaultValue: 'single',
    label: sharedTexts.when,
    options: [
      { value: 'single', label: officeTexts.appointments.openingFields.kind.single },
      {
        value: 'weekly',
        label: officeTexts.appointments.openingFields.kind.weekly,
      },
    ],
  },
  day({ name: 'date', kind: 'single', label: sharedTexts.day }),
  weekdays,
  {
    type: 'row',
    fields: [
      day({
        name: 'firstDay',
        kind: 'weekly',
        label: officeTexts.appointments.openingFields.firstDay.label,
      }),
      day({
        name: 'lastDay',
        kind: 'weekly',
        label: officeTexts.appointments.openingFields.lastDay.label,
        description: officeTexts.appointments.openingFields.lastDay.description,
      }),
    ],
  },
  except,
]

/** The times on those days, and the terms of the appointments. */
export const timeFields: Field[] = [
  {
    type: 'row',
    fields: [
      time({ name: 'from', label: officeTexts.common.from }),
      time({ name: 'to', label: officeTexts.appointments.openingFields.to.label }),
    ],
  },
  {
    type: 'row',
    fields: [
      figure({
        name: 'length',
        standard: 30,
        label: officeTexts.appointments.openingFields.length.label,
      }),
      figure({
        name: 'pause',
        standard: 0,
        label: officeTexts.appointments.openingFields.pause.label,
      }),
    ],
  },
  {
    type: 'row',
    fields: [
      figure({
        name: 'capacity',
        standard: 1,
        label: officeTexts.appointments.openingFields.capacity.label,
        description: officeTexts.appointments.openingFields.capacity.description,
      }),
      figure({
        name: 'notice',
        standard: 24,
        label: officeTexts.appointments.openingFields.notice.label,
        description: officeTexts.appointments.openingFields.notice.description,
      }),
    ],
  },
]
