import { listingSorts } from '@/domain/search/criterion-kinds'
import { addressCriteria, listingHref } from '@/domain/search/listing-address'
import type { Locale } from '@/domain/shared/locale'
import type { PropertyList } from '@/site/data/search/listing-models'
import { getTranslator } from '@/messages/translator'
import { Icon } from '@/site/ui/icons/icon'
import { SiteLink } from '@/site/ui/navigation/site-link'

type SortedList = Pick<PropertyList, 'sort' | 'filters' | 'line'>

type SortMenuProps = { list: SortedList; locale: Locale; base: string }

const shownSort = (list: SortedList) => addressCriteria(list).sort ?? list.sort

/** The name of the order, where the bar of a telephone has no room for it: its menu says it to screen readers. */
export function SortName({ list, locale }: Omit<SortMenuProps, 'base'>) {
  return (
    <span aria-hidden="true" className="text-ink-soft ms-auto text-sm sm:hidden">
      {getTranslator(locale)(`search.sorts.${shownSort(list)}`)}
    </span>
  )
}

/** The orders of a list, as links: each has its address. */
export function SortMenu({ list, locale, base }: SortMenuProps) {
  const t = getTranslator(locale)
  const criteria = addressCriteria(list)
  const shown = shownSort(list)
  return (
    <details key={shown} data-menu className="sort-menu print:hidden">
      <summary className="sort-summary">
        <Icon name="sort" />
        <span className="sr-only">{t('search.filters.sort')}</span>
        <span className="text-ink-soft font-normal max-sm:sr-only">{t(`search.sorts.${shown}`)}</span>
      </summary>
      <ul className="sort-panel">
        {listingSorts.map((order) => (
          <li key={order}>
            <SiteLink
              href={listingHref({
                base,
                // The list's own order is that of its plain address.
                criteria: { ...criteria, sort: order === list.sort ? null : order, page: 1 },
              })}
              scroll={false}
              aria-current={order === shown ? 'true' : undefined}
              className="hover:bg-sand flex min-h-11 items-center justify-between gap-4 rounded-sm px-4 text-sm aria-[current]:font-semibold"
            >
              {t(`search.sorts.${order}`)}
              {order === shown && <Icon name="check" className="size-4" />}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  )
}
