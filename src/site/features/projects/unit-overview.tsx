import { formatEuro } from '@/domain/properties/price'
import type { Locale } from '@/domain/shared/locale'
import { formatDate } from '@/domain/shared/shown-date'
import type { Project } from '@/site/data/properties/project-models'
import { getTranslator } from '@/messages/translator'

type OverviewProps = { project: Pick<Project, 'left' | 'phases'>; locale: Locale }

/** What is left of a project by type, and its phases. */
export function UnitOverview({ project: { left, phases }, locale }: OverviewProps) {
  return (
    <div className="mb-8 grid gap-8 md:grid-cols-2">
      <UnitsLeft left={left} locale={locale} />
      {phases.length > 0 && <Phases phases={phases} locale={locale} />}
    </div>
  )
}

function UnitsLeft({ left, locale }: { left: Project['left']; locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <dl aria-label={t('project.table.availability')}>
      {left.map((group) => {
        const { type, goal, total, available } = group
        const amounts = rangeWords(group, locale)
        return (
          <div key={`${type} ${goal}`} className="border-sand-deep flex flex-wrap gap-x-4 border-t py-3">
            <dt className="flex-1 font-medium">{type}</dt>
            <dd className="text-right">
              <span className="block">{t('project.leftOf', { count: available, total })}</span>
              {amounts && (
                <span className="block font-semibold tabular-nums">
                  {goal === 'rent' ? t('property.perMonth', { amount: amounts }) : amounts}
                </span>
              )}
            </dd>
          </div>
        )
      })}
    </dl>
  )
}

/** '€ 25.000', '€ 300.000 – € 350.000' or 'À partir de € 289.000'. */
function rangeWords({ prices, isStartingPrice }: Project['left'][number], locale: Locale): string | null {
  if (!prices) return null
  const { least, most } = prices
  if (isStartingPrice) return getTranslator(locale)('property.startingFrom', { amount: formatEuro(least) })
  return [...new Set([least, most])].map(formatEuro).join(' – ')
}

function Phases({ phases, locale }: { phases: Project['phases']; locale: Locale }) {
  const t = getTranslator(locale)
  return (
    <section>
      <h3 className="mb-3 text-xl">{t('project.phases.label')}</h3>
      <ol>
        {phases.map(({ name, state, deliveredOn, total, available }) => (
          <li key={name} className="border-sand-deep flex flex-wrap gap-x-4 border-t py-3">
            <p className="flex-1 font-medium">{name}</p>
            <div className="text-right">
              <p>{t(`project.phases.states.${state}`)}</p>
              {deliveredOn && (
                <p className="text-ink-soft text-sm">
                  {t('project.phases.delivery')} {monthOf(deliveredOn, locale)}
                </p>
              )}
              {total > 0 && (
                <p className="text-ink-soft text-sm">{t('project.leftOf', { count: available, total })}</p>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

const monthOf = (day: string, locale: Locale): string =>
  formatDate(new Date(day), { locale, timeZone: 'Europe/Brussels', month: 'long', year: 'numeric' })
