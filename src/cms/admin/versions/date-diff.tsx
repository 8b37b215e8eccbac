import type { DateFieldDiffServerComponent } from 'payload'
import { readerLocale } from '@/cms/fields/reader-locale'
import { comparedDate } from './compared-date'
import { TextDiff } from './text-diff'

/**
 * A date of a document in two versions that somebody compares: in Belgian time, as its form says it. Payload's own says every date with an
 * hour, in the time of the browser.
 */
export const DateDiff: DateFieldDiffServerComponent = (compared) => {
  const { comparisonValue, field, i18n, versionValue } = compared
  const shownAs = { locale: readerLocale({ i18n }), appearance: field.admin?.date?.pickerAppearance }
  const [before, after] = [comparisonValue, versionValue].map((value) => comparedDate(value, shownAs))
  return <TextDiff compared={compared} before={before} after={after} />
}
