import { editorText, type EditorTexts } from '@/cms/fields/editor-text'
import { readerLocale } from '@/cms/fields/reader-locale'
import { readerNumber } from '@/cms/fields/reader-number'
import { countLeadsByMonth } from '@/cms/queries/dashboard/agency-figures'
import { leadKindsOf, leadMonthsOf, leadOrigins, monthsUpTo } from '@/domain/dashboard/agency-figures'
import { belgianDay } from '@/domain/shared/belgian-day'
import type { Locale } from '@/domain/shared/locale'
import { formatDate } from '@/domain/shared/shown-date'
import { siteTexts } from '@/messages/site-messages'
import { officeTexts } from '@/messages/office-texts'
import { openerStyle } from '@/cms/admin/styles'
import { dashboardTexts } from './dashboard-texts'
import type { DayPartProps } from './day-part'
import { FiguresChart } from './figures-chart'
import { FiguresTable } from './figures-table'
import { Panel } from './panel'

const texts = dashboardTexts.figures.months

const shownMonths = 12
const monthsOfKinds = 6

const shownMonth = (month: string, locale: Locale): string =>
  formatDate(new Date(`${month}-15T12:00:00Z`), { locale, timeZone: 'UTC', month: 'short', year: '2-digit' })

/** The leads of a year by month: from where, and by which form. */
export const LeadFigures = async ({ payload, i18n, now }: Omit<DayPartProps, 'day'>) => {
  const say = (text: EditorTexts) => editorText({ i18n }, text)
  const shown = (count: number) => readerNumber({ i18n }, count)
  const locale = readerLocale({ i18n })
  const months = monthsUpTo(belgianDay(now), shownMonths)
  const counts = await countLeadsByMonth({ payload, since: months[0] ?? '' })
  const byMonth = leadMonthsOf(counts, months)
  const origins = leadOrigins.map((origin) => say(texts[origin]))
  const recent = months.slice(-monthsOfKinds)
  return (
    <Panel id="lead-figures" title={say(texts.title)}>
      <p>{say(texts.note)}</p>
      <FiguresChart
        series={origins}
        points={byMonth.map(({ month, origins: of }) => ({
          name: shownMonth(month, locale),
          values: leadOrigins.map((origin) => of[origin]),
        }))}
      />
      <details>
        <summary style={openerStyle}>{say(siteTexts.owner.property.chart.table)}</summary>
        <FiguresTable
          caption={say(texts.title)}
          heads={[say(siteTexts.owner.property.enquiries.month), say(texts.count), ...origins]}
          rows={byMonth.map(({ month, count, origins: of }) => ({
            key: month,
            name: shownMonth(month, locale),
            cells: [count, ...leadOrigins.map((origin) => of[origin])].map(shown),
          }))}
        />
      </details>
      <details>
        <summary style={openerStyle}>{say(texts.kinds)}</summary>
        <FiguresTable
          caption={say(texts.kinds)}
          heads={[
            say(officeTexts.common.form),
            say(texts.count),
            ...recent.map((month) => shownMonth(month, locale)),
          ]}
          rows={leadKindsOf(counts, recent).map(({ kind, counts: of, total }) => ({
            key: kind,
            name: siteTexts.lead.names[kind][locale],
            cells: [total, ...of].map(shown),
          }))}
        />
      </details>
    </Panel>
  )
}
