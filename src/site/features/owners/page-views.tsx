import type { DayCount } from '@/domain/page-views/page-view-figures'
import { languages as ownNames } from '@/domain/shared/languages'
import type { Locale } from '@/domain/shared/locale'
import { shownDay } from '@/domain/appointments/shown-day'
import type { OwnerPropertyModel } from '@/site/data/owners/owner-property'
import { getTranslator } from '@/messages/translator'
import { Disclosure } from '@/site/ui/disclosure'
import { Heading } from '@/site/ui/heading'
import { FigureTiles } from './figure-tiles'
import { Nothing, OwnerSection } from './owner-section'
import { ShareBars } from './share-bars'
import { PageViewsChart } from './page-views-chart'

type PageViewsProps = { shown: Pick<OwnerPropertyModel, 'counts' | 'comparison'>; locale: Locale }

/** The page views of a property: figures, the last 30 days, sources, and a comparison. */
export function PageViews({ shown: { counts, comparison }, locale }: PageViewsProps) {
  const t = getTranslator(locale)
  const { figures, days, sources, languages } = counts
  const isSeen = days.some(({ pageViews }) => pageViews > 0)
  return (
    <OwnerSection id="views" title={t('owner.property.views.title')}>
      <FigureTiles figures={figures} locale={locale} />
      <p className="text-ink-soft mt-3 text-sm">{t('owner.property.views.note')}</p>
      <div className="mt-8">
        {isSeen ? <Days days={days} locale={locale} /> : <Nothing>{t('owner.property.views.none')}</Nothing>}
      </div>
      {isSeen && (
        <div className="mt-8 grid gap-8 md:grid-cols-2">
          <div>
            <Heading level={3} size="sm" className="mb-4">
              {t('owner.property.from.sources')}
            </Heading>
            <ShareBars
              locale={locale}
              shares={sources.map(({ source, pageViews }) => ({
                name: t(`owner.sources.${source}`),
                pageViews,
              }))}
            />
          </div>
          <div>
            <Heading level={3} size="sm" className="mb-4">
              {t('owner.property.from.languages')}
            </Heading>
            <ShareBars
              locale={locale}
              shares={languages.map(({ language, pageViews }) => ({
                name: ownNames[language].name,
                pageViews,
              }))}
            />
          </div>
          <p className="text-ink-soft -mt-4 text-sm md:col-span-2">{t('owner.property.from.period')}</p>
        </div>
      )}
      {comparison && <Comparison comparison={comparison} locale={locale} />}
    </OwnerSection>
  )
}

const shortDay = (day: string): string => `${Number(day.slice(8))}/${Number(day.slice(5, 7))}`

function Days({ days, locale }: { days: readonly DayCount[]; locale: Locale }) {
  const t = getTranslator(locale)
  const format = new Intl.NumberFormat(`${locale}-BE`)
  const title = t('owner.property.chart.title')
  const count = days.reduce((sum, { pageViews }) => sum + pageViews, 0)
  const text = t('owner.property.chart.text', { count })
  const points = days.map(({ day, pageViews }) => ({
    short: shortDay(day),
    long: shownDay({ day, locale }),
    pageViews,
  }))
  return (
    <>
      <Heading level={3} size="sm">
        {title}
      </Heading>
      <p className="text-ink-soft mb-4">{text}</p>
      <PageViewsChart points={points} title={title} text={text} unit={t('owner.property.chart.pageViews')} />
      <Disclosure summary={t('owner.property.chart.table')} isWide>
        <table className="w-full max-w-md text-sm">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr className="text-left">
              <th scope="col" className="py-2 font-semibold">
                {t('owner.property.chart.day')}
              </th>
              <th scope="col" className="py-2 text-right font-semibold">
                {t('owner.property.chart.pageViews')}
              </th>
            </tr>
          </thead>
          <tbody className="divide-line border-line divide-y border-t">
            {points.toReversed().map(({ long, pageViews }) => (
              <tr key={long}>
                <th scope="row" className="py-2 text-left font-normal">
                  {long}
                </th>
                <td className="py-2 text-right tabular-nums">{format.format(pageViews)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </>
  )
}

type PageViewComparison = NonNullable<OwnerPropertyModel['comparison']>

function relationOf({ own, average }: PageViewComparison): 'more' | 'same' | 'less' {
  if (own === average) return 'same'
  return own > average ? 'more' : 'less'
}

function Comparison({ comparison, locale }: { comparison: PageViewComparison; locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <div className="border-line mt-8 border-t pt-6">
      <Heading level={3} size="sm" className="mb-2">
        {t('owner.property.comparison.title')}
      </Heading>
      <p className="max-w-prose">
        <strong className="font-semibold">{t(`owner.property.comparison.${relationOf(comparison)}`)}</strong>{' '}
        {t('owner.property.comparison.numbers', comparison)}
      </p>
    </div>
  )
}
