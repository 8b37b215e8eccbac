import { buildQuery } from '@/domain/search/criteria'
import type { PropertyList } from '@/site/data/view-models'
import { PropertyGrid } from '@/site/features/properties/property-grid'
import { ActiveFilters } from '@/site/features/search/active-filters'
import { FilterBar } from '@/site/features/search/filter-bar'
import { ResultCount } from '@/site/features/search/result-count'
import { SortMenu } from '@/site/features/search/sort-menu'
import { TypedLine } from '@/site/features/search/typed-line'
import type { PageModule } from '@/site/data/content/page-models'
import { getTranslator } from '@/messages/translator'
import { CloseMenus } from '@/site/ui/navigation/close-menus'
import { ListBesideMap } from './list-beside-map'
import { EmptyList, KeepInformed, ListPages } from './list-parts'
import type { ModuleContext } from './module-context'
import { ModuleFoot } from './module-foot'
import { levelBelow, ModuleHead } from './module-head'

type SearchedListProps = { module: PageModule; list: PropertyList; context: ModuleContext }

/** A list of properties with filters: its form, its active filters, its number, and the properties. */
export function SearchedList({ module, list, context }: SearchedListProps) {
  const { locale, basePath: base } = context
  const t = getTranslator(locale)
  const { cards, goal, window, filters } = list
  const isEmpty = cards.length === 0
  const query = buildQuery(filters.criteria)
  return (
    <>
      <ModuleHead module={module} context={context} />
      <div className="flex flex-col gap-4 [&:not(:first-child)]:mt-8">
        <FilterBar list={list} locale={locale} base={base} id={`filters-${module.id}`} />
        <CloseMenus />
        <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <div className="flex flex-wrap items-center gap-x-6">
            <ResultCount base={base} query={query} className="text-ink-soft">
              {isEmpty ? t('listing.empty') : t(`listing.count.${goal}`, { count: window.total })}
            </ResultCount>
            {!isEmpty && (
              <p className="max-md:hidden">
                <KeepInformed list={list} context={context} />
              </p>
            )}
          </div>
          {window.total > 1 && <SortMenu criteria={filters.criteria} locale={locale} base={base} />}
        </div>
        {list.line && <TypedLine line={list.line} locale={locale} />}
        <ActiveFilters filters={filters} locale={locale} base={base} />
      </div>
      <div className="mt-8">
        <Properties module={module} list={list} context={context} />
      </div>
      <ModuleFoot module={module} context={context} />
    </>
  )
}

/** The properties beside the map of all of them; an empty map is shown only to a visitor who searches on it. */
function Properties({ module, list, context }: SearchedListProps) {
  const { locale, basePath: base } = context
  const { cards, filters } = list
  const isEmpty = cards.length === 0
  if (isEmpty && filters.criteria.area === null) return <EmptyList list={list} context={context} />
  return (
    <ListBesideMap list={list} locale={locale} base={base}>
      {isEmpty ? (
        <EmptyList list={list} context={context} />
      ) : (
        <>
          <PropertyGrid
            cards={cards}
            locale={locale}
            headingLevel={levelBelow({ module })}
            perRow={module.itemsPerRow}
            priority={context.index === 0 && !context.startsWithPicture}
          />
          <ListPages list={list} context={context} />
          {/* On phones the menu for sorting would cover it beside the number. */}
          <p className="mt-10 text-center md:hidden">
            <KeepInformed list={list} context={context} />
          </p>
        </>
      )}
    </ListBesideMap>
  )
}
