import { presentationOf } from '@/domain/modules/presentation'
import { PropertyCarousel } from '@/site/features/properties/property-carousel'
import { PropertyGrid } from '@/site/features/properties/property-grid'
import { getTranslator } from '@/site/messages/translator'
import { ButtonLink } from '@/site/ui/button-link'
import { Pagination } from '@/site/ui/pagination'
import type { ModuleContext, RelationProps } from './module-context'
import { ModuleFoot } from './module-foot'
import { levelBelow, ModuleHead } from './module-head'

/** Homes: a row to step through in the slider view, else the whole list with its count and pages. */
export function PropertyListModule(props: RelationProps<'property-list'>) {
  const { module, relation, context } = props
  const { cards, title } = relation.list
  const t = getTranslator(context.locale)
  if (presentationOf({ type: 'property-list', view: module.view }) !== 'carousel')
    return <Listing {...props} />
  if (cards.length === 0) return null
  return (
    <>
      <PropertyCarousel
        cards={cards}
        locale={context.locale}
        headingLevel={levelBelow({ module, fallbackTitle: title })}
        label={module.title ?? title ?? t('property.keyFacts')}
        heading={<ModuleHead module={module} context={context} fallbackTitle={title} />}
        perRow={module.itemsPerRow}
      />
      <ModuleFoot module={module} context={context} />
    </>
  )
}

function Listing({ module, relation, context }: RelationProps<'property-list'>) {
  const t = getTranslator(context.locale)
  const { cards, goal, window } = relation.list
  const isEmpty = cards.length === 0
  // Cards show a choice; only the plain view is the list itself, which says how long it is.
  const isList = presentationOf({ type: 'property-list', view: module.view }) === 'plain'
  return (
    <>
      <ModuleHead module={module} context={context} />
      <p
        role="status"
        className={isEmpty || !isList ? 'sr-only' : 'text-ink-soft mb-8 [&:not(:first-child)]:mt-8'}
      >
        {isEmpty ? t('listing.empty') : t(`listing.count.${goal}`, { count: window.total })}
      </p>
      {isEmpty ? (
        <EmptyList context={context} />
      ) : (
        <div className={isList ? undefined : 'mt-10 first:mt-0'}>
          <PropertyGrid
            cards={cards}
            locale={context.locale}
            headingLevel={levelBelow({ module })}
            perRow={module.itemsPerRow}
            priority={context.index === 0 && !context.startsWithPicture}
          />
        </div>
      )}
      {!isEmpty && (isList || window.pages > 1) && <Pages window={window} context={context} />}
      <ModuleFoot module={module} context={context} />
    </>
  )
}

type PagesProps = {
  window: RelationProps<'property-list'>['relation']['list']['window']
  context: ModuleContext
}

function Pages({ window, context }: PagesProps) {
  const t = getTranslator(context.locale)
  const { page, pages, total, previous, next, numbers } = window
  return (
    <div className="mt-16">
      <Pagination
        page={page}
        previous={previous}
        next={next}
        numbers={numbers}
        hrefOf={(number) => pageHref({ basePath: context.basePath, page: number })}
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

function EmptyList({ context }: { context: ModuleContext }) {
  const t = getTranslator(context.locale)
  const { phone, email } = context.frame.agency
  return (
    <div className="on-light bg-sand text-ink mt-8 flex flex-col items-center rounded-lg px-6 py-16 text-center first:mt-0">
      <p className="font-serif text-2xl max-w-xl text-balance">{t('listing.empty')}</p>
      <p className="text-ink-soft mt-3 max-w-md">{t('listing.emptyHint')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {phone && (
          <ButtonLink href={`tel:${phone.replace(/[^+\d]/g, '')}`} icon="phone">
            {phone}
          </ButtonLink>
        )}
        {email && (
          <ButtonLink href={`mailto:${email}`} icon="mail" look="outline">
            {email}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** The first page has one address: the list's own; a base with a query of its own keeps it. */
function pageHref({ basePath, page }: { basePath: string; page: number }): string {
  if (page === 1) return basePath
  return `${basePath}${basePath.includes('?') ? '&' : '?'}page=${page}`
}
