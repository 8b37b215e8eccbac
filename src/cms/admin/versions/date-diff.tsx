import {
  escapeDiffHTML,
  FieldDiffContainer,
  getHTMLDiffComponents,
  unescapeDiffHTML,
} from '@payloadcms/ui/rsc'
import type { DateFieldDiffServerComponent } from 'payload'
import { readerLocale } from '@/cms/fields/reader-locale'
import { comparedDate } from './compared-date'

/**
 * A date of a document in two versions that somebody compares: in Belgian time, as its form says it. Payload's own says every date with an
 * hour, in the time of the browser.
 */
export const DateDiff: DateFieldDiffServerComponent = (compared) => {
  const { clientField, comparisonValue, field, i18n, locale, nestingLevel, versionValue } = compared
  const shownAs = { locale: readerLocale({ i18n }), appearance: field.admin?.date?.pickerAppearance }
  const paragraphOf = (value: unknown): string =>
    `<p>${escapeDiffHTML(comparedDate(value, shownAs) ?? undefined)}</p>`
  const label = { label: 'label' in clientField ? clientField.label : undefined, locale }
  const diff = getHTMLDiffComponents({
    fromHTML: paragraphOf(comparisonValue),
    postProcess: unescapeDiffHTML,
    toHTML: paragraphOf(versionValue),
    tokenizeByCharacter: false,
  })
  return <FieldDiffContainer {...{ i18n, label, nestingLevel }} {...diff} />
}
