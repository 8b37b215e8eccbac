import type { ShownPriceHistory } from '@/domain/price-history/shown-price-history'
import { formatEuro } from '@/domain/properties/price'
import type { Locale } from '@/domain/shared/locale'
import { longDate } from '@/domain/shared/shown-date'
import { getTranslator } from '@/messages/translator'
import { Heading } from '@/site/ui/heading'
import { FactRow } from './fact-groups'

const dateOf = (day: string, locale: Locale): string => longDate(new Date(`${day}T12:00:00Z`), locale)

/** Since when a property is online, and how its public price changed. */
export function PriceHistory({
  history: { since, changes },
  locale,
}: {
  history: ShownPriceHistory
  locale: Locale
}) {
  const t = getTranslator(locale)
  return (
    <section className="keep-together pt-4">
      <Heading level={2} size="md" className="mb-5">
        {t('property.priceHistory.title')}
      </Heading>
      {since && <p className="text-sm">{t('owner.area.since', { date: dateOf(since, locale) })}</p>}
      {changes.length > 0 && (
        <dl className="mt-3 max-w-prose text-sm">
          {changes.map(({ day, price, difference }) => (
            <FactRow key={day} name={dateOf(day, locale)}>
              {formatEuro(price)}{' '}
              <span className="text-ink-soft font-normal whitespace-nowrap">
                {`(${t(`property.priceHistory.${difference < 0 ? 'lower' : 'higher'}`, {
                  amount: formatEuro(Math.abs(difference)),
                })})`}
              </span>
            </FactRow>
          ))}
        </dl>
      )}
    </section>
  )
}
