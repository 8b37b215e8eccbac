import type { ListingCriteria } from '@/domain/search/criteria'
import { listingSorts } from '@/domain/search/criterion-kinds'
import { listingHref } from '@/domain/search/listing-address'
import type { Locale } from '@/domain/shared/locale'
import { getTranslator } from '@/messages/translator'
import { Icon } from '@/site/ui/icons/icon'
import { SiteLink } from '@/site/ui/navigation/site-link'

type SortMenuProps = { criteria: ListingCriteria; locale: Locale; base: string }

/** The orders of a list, as links: each has its address. */
export function SortMenu({ criteria, locale, base }: SortMenuProps) {
  const t = getTranslator(locale)
  const { sort } = criteria
  return (
    <details key={sort} data-menu className="sort-menu print:hidden">
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-sm font-semibold">
        <Icon name="sort" />
        {t('search.filters.sort')}
        {sort && <span className="text-ink-soft font-normal">{t(`search.sorts.${sort}`)}</span>}
      </summary>
      <ul className="sort-panel">
        {listingSorts.map((order) => (
          <li key={order}>
            <SiteLink
              href={listingHref({ base, criteria: { ...criteria, sort: order, page: 1 } })}
              scroll={false}
              aria-current={order === sort ? 'true' : undefined}
              className="hover:bg-sand flex min-h-11 items-center justify-between gap-4 rounded-sm px-4 text-sm aria-[current]:font-semibold"
            >
              {t(`search.sorts.${order}`)}
              {order === sort && <Icon name="check" className="size-4" />}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
