import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { findInterest, type Interest } from '@/cms/queries/dashboard/agency-figures'
import { rateOf } from '@/domain/dashboard/agency-figures'
import type { Locale } from '@/domain/shared/locale'
import { formatNumber } from '@/domain/shared/shown-number'
import { officeTexts } from '@/messages/office-texts'
import { sharedTexts } from '@/messages/shared-texts'
import { siteTexts } from '@/messages/site-messages'
import { dashboardTexts } from './dashboard-texts'
import type { DayPartProps } from './day-part'
import { FiguresTable } from './figures-table'
import { Panel } from './panel'

const texts = dashboardTexts.figures.interest

const mostShown = 10

const shownRate = (rate: number | null, locale: Locale): string =>
  rate === null ? '–' : formatNumber(rate, locale)

function cellsOf({ views, enquiries, appointments }: Interest, locale: Locale): string[] {
  const perHundred = rateOf({ part: enquiries, whole: views, per: 100 })
  const perEnquiry = rateOf({ part: appointments, whole: enquiries })
  return [
    ...[views, enquiries, appointments].map((count) => formatNumber(count, locale)),
    shownRate(perHundred, locale),
    shownRate(perEnquiry, locale),
  ]
}

/** What the page views of properties lead to: enquiries, and appointments. */
export const InterestFigures = async ({ payload, i18n, now }: Omit<DayPartProps, 'day'>) => {
  const say = (text: EditorTexts) => editorText({ i18n }, text)
  const locale = readerLocale({ i18n })
  const { total, properties } = await findInterest({ payload, now, limit: mostShown })
  const list = `${payload.config.routes.admin}/collections/properties`
  const columns = [
    texts.views,
    officeTexts.leads.plural,
    sharedTexts.appointments,
    texts.perHundred,
    texts.perEnquiry,
  ]
  return (
    <Panel id="interest-figures" title={say(texts.title)}>
      {properties.length === 0 ? (
        <p>{say(texts.none)}</p>
      ) : (
        <>
          <p>{say(texts.note)}</p>
          <FiguresTable
            caption={say(texts.title)}
            heads={[say(sharedTexts.property), ...columns.map(say)]}
            rows={[
              {
                key: 'all',
                name: <strong>{say(siteTexts.alert.page.everything)}</strong>,
                cells: cellsOf(total, locale),
              },
              ...properties.map((property) => ({
                key: property.id,
                name: (
                  <a href={`${list}/${property.id}`}>
                    {[property.reference, property.street].filter(Boolean).join(' · ')}
                  </a>
                ),
                cells: cellsOf(property, locale),
              })),
            ]}
          />
        </>
      )}
    </Panel>
  )
}
