import type { DateField, Field, SanitizedConfig, Tab } from 'payload'

/** A day in the order and the words of its reader: '28 nov. 2026', in German '28. Nov. 2026'; numbers alone differ between the languages. */
const day = 'PP'

/** A moment, with the hour of a clock of 24 hours. */
const moment = 'PP, HH:mm'

// As Belgians type a day in any of the languages. Without formats of its own the field asks the browser, which takes 5/11 for 11 May.
const typedDays = ['d/M/yyyy', 'd.M.yyyy', 'd-M-yyyy', 'd/M/yy', 'd.M.yy', 'd-M-yy']
const typedMoments = typedDays.map((typed) => `${typed} HH:mm`)

const formatsOf = (appearance: string | undefined) =>
  appearance === 'dayOnly'
    ? { displayFormat: day, overrides: { dateFormat: [day, ...typedDays] } }
    : {
        displayFormat: moment,
        timeFormat: 'HH:mm',
        overrides: { dateFormat: [moment, ...typedMoments, ...typedDays] },
      }

/** A month has no day, and says its own format. */
function showDate(field: DateField): void {
  const { date, ...admin } = field.admin ?? {}
  const formats = date?.pickerAppearance === 'monthOnly' ? {} : formatsOf(date?.pickerAppearance)
  const components = { Diff: '/src/cms/admin/versions/date-diff#DateDiff', ...admin.components }
  Object.assign(field, { admin: { ...admin, components, date: { ...date, ...formats } } })
}

function walk(fields: readonly (Field | Tab)[]): void {
  for (const field of fields) {
    if ('type' in field && field.type === 'date') showDate(field)
    if ('fields' in field && Array.isArray(field.fields)) walk(field.fields)
    if ('tabs' in field) walk(field.tabs)
    if ('blocks' in field) for (const block of field.blocks) walk(block.fields)
  }
}

/** Gives every date of lists, forms and comparisons the format of its reader's language, and takes it as it is typed in Belgium. */
export async function showDates(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  Object.assign(sanitized.admin, { dateFormat: moment })
  for (const { fields } of [...sanitized.globals, ...sanitized.collections]) walk(fields)
  return sanitized
}
