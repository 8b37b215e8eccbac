import { activeFilters, without, type ActiveFilter } from '@/domain/search/active-filters'
import { formatEuro } from '@/domain/properties/price'
import { noCriteria } from '@/domain/search/criteria'
import { criteriaTable } from '@/domain/search/criteria-table'
import { isSameCity, type NamedCity } from '@/domain/search/named-city'
import { listingHref } from '@/domain/search/listing-address'
import type { Locale } from '@/domain/shared/locale'
import type { ListingFilters } from '@/site/data/view-models'
import { nearInWords, placeInWords } from '@/messages/place-words'
import { getTranslator } from '@/messages/translator'
import { Icon } from '@/site/ui/icons/icon'
import { SiteLink } from '@/site/ui/navigation/site-link'

type ActiveFiltersProps = { filters: ListingFilters; locale: Locale; base: string }

/** The active filters of a list; pressing one removes it. */
export function ActiveFilters({ filters, locale, base }: ActiveFiltersProps) {
  const t = getTranslator(locale)
  const { criteria } = filters
  const active = activeFilters(criteria)
  if (active.length === 0) return null
  const cleared = { ...noCriteria, sort: criteria.sort }
  return (
    <ul aria-label={t('search.active.label')} className="flex flex-wrap items-center gap-2 print:hidden">
      {active.map((filter) => {
        const name = nameOf(filter, { filters, locale })
        return (
          <li key={JSON.stringify(filter)}>
            <SiteLink
              href={listingHref({ base, criteria: without(criteria, filter) })}
              scroll={false}
              className="filter-chip"
            >
              <span className="sr-only">{t('search.active.remove', { name })}</span>
              <span aria-hidden="true">{name}</span>
              <Icon name="close" className="size-3.5" />
            </SiteLink>
          </li>
        )
      })}
      <li>
        <SiteLink
          href={listingHref({ base, criteria: cleared })}
          scroll={false}
          className="inline-flex min-h-9 items-center px-2 text-sm font-semibold underline underline-offset-4"
        >
          {t('search.filters.reset')}
        </SiteLink>
      </li>
    </ul>
  )
}

type NameContext = { filters: ListingFilters; locale: Locale }

type Names = {
  [Kind in ActiveFilter['kind']]: (filter: Extract<ActiveFilter, { kind: Kind }>) => string
}

function namesOf({ filters, locale }: NameContext): Names {
  const t = getTranslator(locale)
  return {
    text: ({ text }) => t('search.active.text', { text }),
    goal: ({ goal }) => t(`property.goal.${goal}`),
    type: ({ type }) => typeName(type, filters) || t('search.filters.types'),
    notType: ({ type }) => t('search.active.notType', { name: typeName(type, filters) }),
    city: ({ city }) => cityName(city, filters),
    price: (range) => priceName(range, locale),
    number: ({ key, least }) => t(`search.active.${criteriaTable[key].word}`, { count: least }),
    label: ({ label }) => t('search.active.energy', { label }),
    place: ({ place }) => placeInWords(place, locale),
    near: ({ near }) => nearInWords(near, locale),
    shape: () => t('search.active.shape'),
    area: () => t('search.active.area'),
    flag: ({ key }) => t(`search.filters.${key}`),
  }
}

const typeName = (type: number, { types }: ListingFilters): string =>
  types.find(({ webId }) => webId === type)?.name ?? ''

function nameOf<Kind extends ActiveFilter['kind']>(
  filter: Extract<ActiveFilter, { kind: Kind }>,
  context: NameContext,
): string {
  const name: (filter: Extract<ActiveFilter, { kind: Kind }>) => string = namesOf(context)[filter.kind]
  return name(filter)
}

function priceName({ min, max }: { min: number | null; max: number | null }, locale: Locale): string {
  const t = getTranslator(locale)
  if (min === null) return t('search.active.upTo', { amount: formatEuro(max ?? 0) })
  if (max === null) return t('search.active.from', { amount: formatEuro(min) })
  return t('search.active.price', { min: formatEuro(min), max: formatEuro(max) })
}

function cityName(city: NamedCity, { cities }: NameContext['filters']): string {
  const known = cities.find((other) => isSameCity(other, city))
  return [known?.name ?? city.name, known?.country].filter(Boolean).join(', ')
}
