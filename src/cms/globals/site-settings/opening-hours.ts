import type {
  ArrayField,
  DateField,
  GroupField,
  TextField,
  TextFieldSingleValidation,
  Validate,
} from 'payload'
import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { weekdayOptions } from '@/cms/fields/weekday-options'
import { isOfficeTime } from '@/domain/opening-hours/opening-hours'
import { isRecord } from '@/domain/shared/is-record'
import { officeTexts } from '@/messages/office-texts'

const { hours: texts } = officeTexts.siteSettings
const { openingFields, openingProblem } = officeTexts.appointments

const partOf = (row: unknown, name: string): unknown => (isRecord(row) ? row[name] : null)

const isEmpty = (value: unknown): boolean => (value ?? '') === ''

/** What is wrong with the times of a row, which a day by appointment may leave out. */
function problemOf({ from, to, canBeEmpty }: { from: unknown; to: unknown; canBeEmpty: boolean }) {
  if (isEmpty(from) && isEmpty(to)) return canBeEmpty ? null : texts.bothTimes
  if (isEmpty(from) || isEmpty(to)) return texts.bothTimes
  if (!isOfficeTime(from) || !isOfficeTime(to)) return openingProblem.notATime
  return from < to ? null : openingProblem.general.order
}

const checkTimes: TextFieldSingleValidation = (_value, { req, siblingData }) => {
  const problem = problemOf({
    from: partOf(siblingData, 'from'),
    to: partOf(siblingData, 'to'),
    canBeEmpty: partOf(siblingData, 'byAppointment') === true,
  })
  return problem ? editorText(req, problem) : true
}

const time = ({
  name,
  label,
  description,
  placeholder,
}: Record<'name' | 'placeholder', string> & Record<'label' | 'description', EditorTexts>): TextField => ({
  name,
  type: 'text',
  label,
  validate: checkTimes,
  admin: { description, placeholder, width: '50%' },
})

const times = {
  type: 'row' as const,
  fields: [
    time({
      name: 'from',
      label: officeTexts.common.from,
      description: texts.week.from.description,
      placeholder: '09:00',
    }),
    time({
      name: 'to',
      label: openingFields.to.label,
      description: texts.week.to.description,
      placeholder: '12:30',
    }),
  ],
}

const week: ArrayField = {
  name: 'week',
  type: 'array',
  maxRows: 40,
  label: openingFields.kind.weekly,
  labels: { singular: texts.week.singular, plural: texts.week.plural },
  admin: { description: texts.week.description },
  fields: [
    {
      name: 'weekdays',
      type: 'select',
      hasMany: true,
      required: true,
      label: openingFields.weekdays.label,
      options: weekdayOptions,
    },
    times,
    { name: 'byAppointment', type: 'checkbox', label: texts.week.byAppointment },
  ],
}

const checkLastDay: Validate<unknown> = (value, { req, siblingData }) => {
  const first = partOf(siblingData, 'from')
  if (isEmpty(value) || isEmpty(first)) return true
  return new Date(String(value)) >= new Date(String(first)) || editorText(req, openingProblem.general.order)
}

const day = ({
  name,
  label,
  description,
}: {
  name: string
  label: EditorTexts
  description?: EditorTexts
}): DateField => ({
  name,
  type: 'date',
  label,
  admin: {
    description,
    width: '50%',
    date: { pickerAppearance: 'dayOnly' },
  },
})

const exceptions: ArrayField = {
  name: 'exceptions',
  type: 'array',
  maxRows: 100,
  label: texts.exceptions.label,
  labels: { singular: texts.exceptions.singular, plural: texts.exceptions.plural },
  admin: { description: texts.exceptions.description },
  fields: [
    {
      type: 'row',
      fields: [
        { ...day({ name: 'from', label: openingFields.firstDay.label }), required: true },
        {
          ...day({
            name: 'to',
            label: openingFields.lastDay.label,
            description: texts.exceptions.lastDay.description,
          }),
          validate: checkLastDay,
        },
      ],
    },
    {
      name: 'reason',
      type: 'text',
      localized: true,
      label: texts.exceptions.reason.label,
      admin: { description: texts.exceptions.reason.description },
    },
    {
      name: 'times',
      type: 'array',
      maxRows: 6,
      label: texts.exceptions.times,
      labels: { singular: texts.week.singular, plural: texts.week.plural },
      fields: [times],
    },
  ],
}

/** The opening hours by day, with the days that have others; without a row the text of the editors counts. */
export const openingHours: GroupField = {
  name: 'hours',
  type: 'group',
  label: texts.label,
  admin: { description: texts.description },
  fields: [
    week,
    exceptions,
    {
      name: 'closedOnHolidays',
      type: 'checkbox',
      label: texts.closedOnHolidays.label,
      admin: { description: texts.closedOnHolidays.description },
    },
  ],
}
