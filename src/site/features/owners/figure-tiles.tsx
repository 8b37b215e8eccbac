import type { PageViewFigures } from '@/domain/page-views/page-view-figures'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { classNames } from '@/site/ui/class-names'

const periods = ['today', 'week', 'month', 'total'] as const

type FigureTilesProps = { figures: PageViewFigures; locale: Locale; isSmall?: boolean }

/** The page views of a property: today, this week, this month and in total. */
export function FigureTiles({ figures, locale, isSmall = false }: FigureTilesProps) {
  const t = getTranslator(locale)
  const format = new Intl.NumberFormat(`${locale}-BE`)
  return (
    <dl
      aria-label={t('owner.area.figures.label')}
      className={classNames('grid grid-cols-2 gap-2', isSmall ? 'xl:grid-cols-4' : 'gap-3 md:grid-cols-4')}
    >
      {periods.map((period) => (
        <div
          key={period}
          className={classNames(
            'bg-sand flex flex-col-reverse justify-end rounded-md',
            isSmall ? 'px-3 py-2.5' : 'px-4 py-4',
          )}
        >
          <dt className="text-ink-soft text-sm leading-tight">{t(`owner.area.figures.${period}`)}</dt>
          <dd
            data-figure={period}
            className={classNames('font-serif tabular-nums', isSmall ? 'text-2xl' : 'text-3xl')}
          >
            {format.format(figures[period])}
          </dd>
        </div>
      ))}
    </dl>
  )
}
