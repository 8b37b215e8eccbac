import { activeFilters } from '@/domain/search/active-filters'
import { noCriteria } from '@/domain/search/criteria'
import { listingHref } from '@/domain/search/listing-address'
import type { PropertyList } from '@/site/data/view-models'
import { getTranslator } from '@/site/messages/translator'
import { ButtonLink } from '@/site/ui/button-link'
import { Pagination } from '@/site/ui/pagination'
import type { ModuleContext } from './module-context'

type PartProps = { list: PropertyList; context: ModuleContext }

/** The way through a list of homes; its first page has one address, the list's own. */
export function ListPages({ list: { window, filters }, context }: PartProps) {
  const t = getTranslator(context.locale)
  const { page, pages, total, previous, next, numbers } = window
  return (
    <div className="mt-16">
      <Pagination
        page={page}
        previous={previous}
        next={next}
        numbers={numbers}
        hrefOf={(number) =>
          listingHref({ base: context.basePath, criteria: { ...filters.criteria, page: number } })
        }
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

/** No home: what can be taken back, else whom to ask; and the offer to hear of the next one. */
export function EmptyList({ list, context }: PartProps) {
  const t = getTranslator(context.locale)
  const { criteria } = list.filters
  const isNarrowed = activeFilters(criteria).length > 0
  const { keepInformedHref } = context.frame
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
        {keepInformedHref && (
          <ButtonLink href={keepInformedHref} icon="mail" look="outline">
            {t('search.keepInformed')}
          </ButtonLink>
        )}
        <CallAgency context={context} />
      </div>
    </div>
  )
}

function CallAgency({ context }: { context: ModuleContext }) {
  const { phone } = context.frame.agency
  if (!phone) return null
  return (
    <ButtonLink href={`tel:${phone.replace(/[^+\d]/g, '')}`} icon="phone" look="outline">
      {phone}
    </ButtonLink>
  )
}
