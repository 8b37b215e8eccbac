import type { ShownPriceHistory } from '@/domain/price-history/shown-price-history'
import { formatEuro } from '@/domain/properties/price'
import type { Locale } from '@/domain/shared/locale'
import { longDate, shortDay } from '@/domain/shared/shown-date'
import { getTranslator } from '@/messages/translator'
import { Heading } from '@/site/ui/heading'
import { FactRow } from './fact-groups'

/** Since when a property is online, and how its public price changed. */
export function PriceHistory({
  history: { since, changes },
  locale,
}: {
  history: ShownPriceHistory
  locale: Locale
}) {
  const t = getTranslator(locale)
  const first = since && longDate(new Date(`${since}T12:00:00Z`), locale)
  return (
    <section className="keep-together pt-4">
      <Heading level={2} size="md" className="mb-5">
        {t('property.priceHistory.title')}
      </Heading>
      {first && <p className="text-sm">{t('owner.area.since', { date: first })}</p>}
      {changes.length > 0 && (
        <dl className="mt-3 max-w-prose text-sm">
          {changes.map(({ day, price, difference }) => (
            <FactRow key={day} name={shortDay(day, locale)}>
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
