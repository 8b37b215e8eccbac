import { formatEuro } from '@/domain/properties/price'
import { activeFilters, without, type ActiveFilter } from '@/domain/search/active-filters'
import { buildQuery } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import type { ListingChoices } from '@/site/data/view-models'
import { getTranslator } from '@/site/messages/translator'
import { Icon } from '@/site/ui/icon'
import { SiteLink } from '@/site/ui/site-link'

type ActiveFiltersProps = { choices: ListingChoices; basePath: string; locale: Locale }

/** What is asked of the listing, each thing a link that takes it back. */
export function ActiveFilters({ choices, basePath, locale }: ActiveFiltersProps) {
  const t = getTranslator(locale)
  const { criteria } = choices
  const filters = activeFilters(criteria)
  if (filters.length === 0) return null
  return (
    <ul aria-label={t('search.active.label')} className="mb-6 flex flex-wrap gap-2 print:hidden">
      {filters.map((filter) => {
        const name = nameOf({ filter, choices, locale })
        const query = buildQuery(without(criteria, filter))
        return (
          <li key={name}>
            <SiteLink
              href={query ? `${basePath}?${query}` : basePath}
              aria-label={t('search.active.remove', { name })}
              className="bg-sand hover:bg-sand-deep inline-flex min-h-9 items-center gap-2 rounded-full px-4 text-sm no-underline"
            >
              {name}
              <Icon name="close" className="size-4" />
            </SiteLink>
          </li>
        )
      })}
    </ul>
  )
}

type Named = { filter: ActiveFilter; choices: ListingChoices; locale: Locale }

function nameOf(named: Named): string {
  const { filter, choices, locale } = named
  const t = getTranslator(locale)
  switch (filter.kind) {
    case 'type':
      return typeName(choices, filter.type)
    case 'city':
      return [filter.city.name, filter.city.zip && `[${filter.city.zip}]`].filter(Boolean).join(' ')
    case 'price':
      return priceName({ ...filter, locale })
    case 'garden':
    case 'terrace':
    case 'garage':
    case 'newBuild':
      return t(`search.filters.${filter.kind}`)
    default:
      return valueName({ filter, locale })
  }
}

const typeName = ({ types }: ListingChoices, type: number): string =>
  types.find(({ webId }) => webId === type)?.name ?? String(type)

type Valued = Extract<ActiveFilter, { kind: 'goal' | 'bedrooms' | 'surface' | 'label' | 'text' }>

function valueName({ filter, locale }: { filter: Valued; locale: Locale }): string {
  const t = getTranslator(locale)
  switch (filter.kind) {
    case 'goal':
      return t(`property.goal.${filter.goal}`)
    case 'bedrooms':
      return t('search.active.bedrooms', { count: filter.least })
    case 'surface':
      return t('search.active.surface', { count: filter.least })
    case 'label':
      return t('search.active.energy', { label: filter.label })
    case 'text':
      return t('search.active.text', { text: filter.text })
  }
}

function priceName({ min, max, locale }: { min: number | null; max: number | null; locale: Locale }): string {
  const t = getTranslator(locale)
  if (min !== null && max !== null)
    return t('search.active.price', { min: formatEuro(min), max: formatEuro(max) })
  return min !== null
    ? t('search.active.from', { amount: formatEuro(min) })
    : t('search.active.upTo', { amount: formatEuro(max) })
}
