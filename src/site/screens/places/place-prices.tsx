import type { Locale } from '@/domain/shared/locale'
import type { PlacePage, TypePrices } from '@/site/data/places/place-page'
import { getTranslator } from '@/messages/translator'
import { Heading } from '@/site/ui/heading'
import { SiteLink } from '@/site/ui/navigation/site-link'

type PlacePricesProps = { place: PlacePage; at: string; locale: Locale }

// With little room, as with large letters, a row has its name on a line of its own.
const row = '@max-xs:grid @max-xs:grid-cols-[7rem_1fr]'
const name = '@max-xs:col-span-2 @max-xs:pb-0'
const count = 'pl-4 text-right @max-xs:pl-0 @max-xs:text-left'

/** How many properties of each type a place has, and between which prices. */
export function PlacePrices({ place: { types, goal }, at, locale }: PlacePricesProps) {
  const t = getTranslator(locale)
  if (types.length === 0) return null
  return (
    <section aria-labelledby="place-prices" className="@container max-w-2xl">
      <Heading level={2} size="md" id="place-prices">
        {t('place.prices.title', { at })}
      </Heading>
      <table className="mt-4 w-full text-sm">
        <thead>
          <tr className={`border-line border-b text-left ${row}`}>
            <th scope="col" className={`py-2 font-semibold ${name}`}>
              {t('place.prices.type')}
            </th>
            <th scope="col" className={`py-2 font-semibold ${count}`}>
              {t('place.prices.count')}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-semibold">
              {t(`place.prices.${goal}`)}
            </th>
          </tr>
        </thead>
        <tbody className="divide-line divide-y">
          {types.map((type) => (
            <tr key={type.href} className={row}>
              <th scope="row" className={`py-1 text-left font-normal ${name}`}>
                <SiteLink
                  href={type.href}
                  rel="nofollow"
                  className="inline-block py-1.5 underline underline-offset-4"
                >
                  {type.name}
                </SiteLink>
              </th>
              <td className={`py-1 tabular-nums ${count}`}>{type.count}</td>
              <td className="py-1 pl-4 text-right tabular-nums">{rangeOf(type, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-ink-soft mt-3 text-sm">{t('place.prices.note')}</p>
    </section>
  )
}

function rangeOf({ lowest, highest }: TypePrices, locale: Locale): string {
  const t = getTranslator(locale)
  if (lowest === null || highest === null) return t('place.prices.none')
  return lowest === highest ? lowest : t('place.prices.range', { lowest, highest })
}
