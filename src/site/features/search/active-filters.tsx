import { activeFilters, without } from '@/domain/search/active-filters'
import { noCriteria } from '@/domain/search/criteria'
import { listingHref } from '@/domain/search/listing-address'
import type { Locale } from '@/domain/shared/locale'
import type { ListingFilters } from '@/site/data/search/listing-models'
import { filterInWords } from '@/messages/filter-words'
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
    <ul aria-label={t('search.active.label')} className="active-filters print:hidden">
      {active.map((filter) => {
        const name = filterInWords(filter, { names: filters, locale })
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
