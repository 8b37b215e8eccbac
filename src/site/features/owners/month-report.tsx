import { enquiryGroups } from '@/domain/owners/enquiry-groups'
import { shownMonth } from '@/domain/owners/report-month'
import type { Locale } from '@/domain/shared/locale'
import type { OwnerReportModel } from '@/site/data/owners/owner-report'
import { getTranslator } from '@/messages/translator'
import { Heading } from '@/site/ui/heading'
import { PrintButton } from '@/site/ui/print-button'
import { PropertyHistory } from './property-history'
import { Nothing, OwnerSection } from './owner-section'

type MonthReportProps = { shown: OwnerReportModel; locale: Locale }

/** The figures of a property's month, for screen and print. */
export function MonthReport({ shown: { property, month, report }, locale }: MonthReportProps) {
  const t = getTranslator(locale)
  return (
    <article>
      <header className="mt-2">
        <Heading level={1} size="lg">
          {t('owner.report.title', { month: shownMonth({ month, locale }) })}
        </Heading>
        <p className="mt-2 text-lg font-semibold">{property.title}</p>
        <p className="text-ink-soft">{property.address}</p>
        <div className="mt-3 print:hidden">
          <PrintButton>{t('owner.report.print')}</PrintButton>
        </div>
      </header>
      <div className="mt-8 grid gap-6">
        <OwnerSection id="numbers" title={t('owner.report.numbers')}>
          <Numbers report={report} locale={locale} />
        </OwnerSection>
        <OwnerSection id="events" title={t('owner.report.events')}>
          {report.events.length === 0 ? (
            <Nothing>{t('owner.report.noEvents')}</Nothing>
          ) : (
            <PropertyHistory events={report.events} locale={locale} />
          )}
        </OwnerSection>
      </div>
    </article>
  )
}

function Numbers({ report, locale }: { report: OwnerReportModel['report']; locale: Locale }) {
  const t = getTranslator(locale)
  const { pageViews, enquiries, booked } = report
  const format = new Intl.NumberFormat(`${locale}-BE`)
  const rows = [
    [t('owner.report.views'), pageViews],
    ...enquiryGroups.map((group) => [t(`owner.property.enquiries.${group}`), enquiries[group]] as const),
    [t('owner.report.came'), booked.came],
    [t('owner.report.missed'), booked.missed],
    [t('owner.report.cancelled'), booked.cancelled],
  ] as const
  return (
    <table className="w-full max-w-xl">
      <thead className="sr-only">
        <tr>
          <th scope="col">{t('owner.report.figure')}</th>
          <th scope="col">{t('owner.report.count')}</th>
        </tr>
      </thead>
      <tbody className="divide-line border-line divide-y border-y">
        {rows.map(([name, count]) => (
          <tr key={name}>
            <th scope="row" className="py-2.5 text-left font-normal">
              {name}
            </th>
            <td className="py-2.5 pl-4 text-right font-serif text-lg tabular-nums">{format.format(count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
