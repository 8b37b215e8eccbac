import type { FoldId } from '@/domain/alerts/list-alert'
import { keepInformedQuery } from '@/domain/alerts/demand-fields'
import { phoneHref } from '@/domain/navigation/phone-href'
import { newAlertPage } from '@/domain/routing/alert-address'
import { activeFilters } from '@/domain/search/active-filters'
import { noCriteria } from '@/domain/search/criteria'
import { addressCriteria, listingHref } from '@/domain/search/listing-address'
import type { PageWindow } from '@/domain/search/paging'
import { shownGoal } from '@/domain/search/shown-goal'
import type { Locale } from '@/domain/shared/locale'
import type { PropertyList } from '@/site/data/search/listing-models'
import { LazyAlertFold } from '@/site/features/search/lazy-filter-parts'
import { getTranslator } from '@/messages/translator'
import { buttonClasses } from '@/site/ui/button'
import { ButtonLink } from '@/site/ui/button-link'
import { Icon } from '@/site/ui/icons/icon'
import { Pagination } from '@/site/ui/navigation/pagination'
import type { ModuleContext } from './module-context'

type PartProps = { list: PropertyList; context: ModuleContext }

type KeepInformedProps = PartProps & {
  /** Where on the page it is. */
  id: FoldId
  /** In place of the words for a list with properties; undefined for such a list. */
  isOfEmptyList?: boolean
}

/** The offer of an alert for these criteria, if the site has a page for alerts: the form unfolds where it stands. */
export function KeepInformed({ list, context, id, isOfEmptyList }: KeepInformedProps) {
  const { locale, frame } = context
  if (!frame.keepInformedHref) return null
  const t = getTranslator(locale)
  const { criteria } = list.filters
  const query = keepInformedQuery({ criteria, goal: shownGoal({ goal: list.goal, criteria }) })
  const isMenu = id === 'alert' && isOfEmptyList === undefined
  const label = t(isOfEmptyList ? 'search.keepInformed' : 'alert.ask')
  return (
    <LazyAlertFold
      id={id}
      page={newAlertPage({ locale, query })}
      label={label}
      texts={{ open: t('forms.open'), loading: t('forms.loading') }}
      isMenu={isMenu}
      summaryClass={
        isOfEmptyList === undefined
          ? 'inline-flex min-h-9 items-center gap-2 text-sm font-semibold underline underline-offset-4'
          : buttonClasses('outline')
      }
    >
      <Icon name="mail" className="size-4" />
      {label}
    </LazyAlertFold>
  )
}

/** The pages of a list of properties; the first one has one address, the list's own. */
export function ListPages({ list, context: { basePath, locale } }: PartProps) {
  const criteria = addressCriteria(list)
  return (
    <Pages
      window={list.window}
      locale={locale}
      hrefOf={(page) => listingHref({ base: basePath, criteria: { ...criteria, page } })}
    />
  )
}

type PagesProps = { window: PageWindow; locale: Locale; hrefOf: (page: number) => string }

/** The pages of properties, in the words of a list. */
export function Pages({
  window: { page, pages, total, previous, next, numbers },
  locale,
  hrefOf,
}: PagesProps) {
  const t = getTranslator(locale)
  return (
    <div className="mt-16">
      <Pagination
        page={page}
        previous={previous}
        next={next}
        numbers={numbers}
        hrefOf={hrefOf}
        summary={t('listing.pageOf', { page, pages, total })}
        texts={{
          label: t('listing.pagination'),
          previous: t('common.previous'),
          next: t('common.next'),
          page: (number) => t('listing.page', { page: number }),
        }}
      />
    </div>
  )
}

/** No results: filters to remove, else a contact; and the offer of an alert. */
export function EmptyList({ list, context }: PartProps) {
  const t = getTranslator(context.locale)
  const { criteria } = list.filters
  const isNarrowed = activeFilters(criteria).length > 0
  return (
    <div className="on-light bg-sand text-ink mt-8 flex flex-col items-center rounded-lg px-6 py-16 text-center first:mt-0">
      <p className="font-serif text-2xl max-w-xl text-balance">{t('listing.empty')}</p>
      <p className="text-ink-soft mt-3 max-w-md">
        {t(isNarrowed ? 'search.emptyWiden' : 'listing.emptyHint')}
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {isNarrowed && (
          <ButtonLink href={listingHref({ base: context.basePath, criteria: noCriteria })}>
            {t('search.filters.reset')}
          </ButtonLink>
        )}
        <CallAgency context={context} />
      </div>
      <KeepInformed list={list} context={context} isOfEmptyList={!isNarrowed} id="alert" />
    </div>
  )
}

function CallAgency({ context }: { context: ModuleContext }) {
  const { phone } = context.frame.agency
  if (!phone) return null
  return (
    <ButtonLink
      href={phoneHref(phone)}
      newTabHint={getTranslator(context.locale)('common.newTab')}
      icon="phone"
      variant="outline"
    >
      {phone}
    </ButtonLink>
  )
}
