import type { Locale } from '@/domain/shared/locale'
import type { PlacePage, TypePrices } from '@/site/data/places/place-page'
import { getTranslator } from '@/messages/translator'
import { Heading } from '@/site/ui/heading'
import { SiteLink } from '@/site/ui/navigation/site-link'

type PlacePricesProps = { place: PlacePage; at: string; locale: Locale }

/** How many properties of each type a place has, and between which prices. */
export function PlacePrices({ place: { types, goal }, at, locale }: PlacePricesProps) {
  const t = getTranslator(locale)
  if (types.length === 0) return null
  return (
    <section aria-labelledby="place-prices" className="max-w-2xl">
      <Heading level={2} size="md" id="place-prices">
        {t('place.prices.title', { at })}
      </Heading>
      <table className="mt-4 w-full text-sm">
        <thead>
          <tr className="border-line border-b text-left">
            <th scope="col" className="py-2 font-semibold">
              {t('place.prices.type')}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-semibold">
              {t('place.prices.count')}
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-semibold">
              {t(`place.prices.${goal}`)}
            </th>
          </tr>
        </thead>
        <tbody className="divide-line divide-y">
          {types.map((type) => (
            <tr key={type.href}>
              <th scope="row" className="py-1 text-left font-normal">
                <SiteLink
                  href={type.href}
                  rel="nofollow"
                  className="inline-block py-1.5 underline underline-offset-4"
                >
                  {type.name}
                </SiteLink>
              </th>
              <td className="py-1 pl-4 text-right tabular-nums">{type.count}</td>
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
