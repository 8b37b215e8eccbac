import type { UnitRange } from '@/domain/projects/unit-summary'
import { formatSurface } from '@/domain/properties/surface'
import { formatNumber } from '@/domain/shared/shown-number'
import type { Locale } from '@/domain/shared/locale'
import type { Project } from '@/site/data/properties/project-models'
import { lowestPriceWords } from '@/messages/price-words'
import { getTranslator } from '@/messages/translator'
import { Heading } from '@/site/ui/heading'
import { Icon } from '@/site/ui/icons/icon'

type HeadingProps = {
  project: Pick<Project, 'id' | 'title' | 'place' | 'priceFrom' | 'summary'>
  locale: Locale
}

/** What a project is called, where it stands, and what its properties are in sum. */
export function ProjectHeading({ project, locale }: HeadingProps) {
  const t = getTranslator(locale)
  const { id, title, place, priceFrom, summary } = project
  const { available, total } = summary
  return (
    <header>
      <Heading level={1} size="xl">
        {title}
      </Heading>
      <p className="text-ink-soft mt-3 flex items-center gap-2">
        <Icon name="pin" className="size-5" />
        {place}
      </p>
      <p className="mt-5 flex flex-wrap items-baseline gap-x-5 gap-y-1">
        {priceFrom.map(({ goal, amount }) => (
          <span key={goal} className="font-serif text-3xl tabular-nums">
            {lowestPriceWords({ locale, goal, amount })}
          </span>
        ))}
        {total > 0 && <span>{t('project.available', { count: available, total })}</span>}
        <span className="text-ink-soft text-sm">{t('property.reference', { id: String(id) })}</span>
      </p>
      <UnitFacts summary={summary} locale={locale} />
    </header>
  )
}

function UnitFacts({ summary, locale }: { summary: Project['summary']; locale: Locale }) {
  const t = getTranslator(locale)
  const { types, bedrooms, livingSurface } = summary
  const facts = [
    { name: t('search.panel.types'), value: types.map(({ name, count }) => `${name} (${count})`).join(', ') },
    {
      name: t('facts.rooms.bedrooms', { count: bedrooms?.most ?? 0 }),
      value: rangeWords(bedrooms, (count) => formatNumber(count, locale)),
    },
    {
      name: t('property.livingSurface'),
      value: rangeWords(livingSurface, (surface) => formatSurface(surface, locale) ?? ''),
    },
  ].filter(({ value }) => value !== '')
  if (facts.length === 0) return null
  return (
    <dl
      aria-label={t('property.keyFacts')}
      className="border-line mt-6 grid gap-x-12 gap-y-4 border-y py-5 sm:flex sm:flex-wrap"
    >
      {facts.map(({ name, value }) => (
        <div key={name} className="flex flex-col gap-0.5">
          <dt className="text-ink-soft text-sm">{name}</dt>
          <dd className="font-medium tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const rangeWords = (range: UnitRange | null, say: (figure: number) => string): string =>
  range ? [...new Set([range.least, range.most])].map(say).join(' – ') : ''
