import { buildQuery } from '@/domain/search/criteria'
import type { PropertyList } from '@/site/data/search/listing-models'
import { PropertyGrid } from '@/site/features/properties/property-grid'
import { ActiveFilters } from '@/site/features/search/active-filters'
import { FilterBar } from '@/site/features/search/filter-bar'
import { LazyCloseMenus, LazyResultCount } from '@/site/features/search/lazy-filter-parts'
import { SortMenu, SortName } from '@/site/features/search/sort-menu'
import { FoundProjects, TypedLine } from '@/site/features/search/typed-line'
import type { PageModule } from '@/site/data/content/page-models'
import { getTranslator } from '@/messages/translator'
import { ListBesideMap } from './list-beside-map'
import { EmptyList, KeepInformed, ListPages } from './list-parts'
import type { ModuleContext } from './module-context'
import { ModuleFoot } from './module-foot'
import { levelBelow, ModuleHead } from './module-head'

type SearchedListProps = { module: PageModule; list: PropertyList; context: ModuleContext }

/** A list of properties with filters: its bar, its number and active filters, and the properties beside their map. */
export function SearchedList({ module, list, context }: SearchedListProps) {
  const { locale, basePath: base } = context
  const { cards, window } = list
  return (
    <>
      <ModuleHead module={module} context={context} />
      <LazyCloseMenus />
      <ListBesideMap
        list={list}
        locale={locale}
        base={base}
        filters={<FilterBar list={list} locale={locale} base={base} id={`filters-${module.id}`} />}
        sort={window.total > 1 && <SortMenu list={list} locale={locale} base={base} />}
        summary={<Summary list={list} context={context} />}
      >
        {cards.length === 0 ? (
          <EmptyList list={list} context={context} />
        ) : (
          <Properties module={module} list={list} context={context} />
        )}
      </ListBesideMap>
      <ModuleFoot module={module} context={context} />
    </>
  )
}

/** The number of properties, and the filters that are active. */
function Summary({ list, context }: Omit<SearchedListProps, 'module'>) {
  const { locale, basePath: base } = context
  const t = getTranslator(locale)
  const { cards, goal, window, filters } = list
  const isEmpty = cards.length === 0
  return (
    <div className="listing-summary">
      <div className="flex flex-wrap items-center gap-x-3 sm:gap-x-6">
        <LazyResultCount base={base} query={buildQuery(filters.criteria)} className="text-ink-soft">
          {isEmpty ? t('listing.empty') : t(`listing.count.${goal}`, { count: window.total })}
        </LazyResultCount>
        {window.total > 1 && <SortName list={list} locale={locale} />}
        {!isEmpty && (
          <div className="max-md:hidden">
            <KeepInformed list={list} context={context} id="alert" />
          </div>
        )}
      </div>
      {list.line && <TypedLine line={list.line} locale={locale} />}
      {list.projects && list.projects.length > 0 && (
        <FoundProjects projects={list.projects} locale={locale} />
      )}
      <ActiveFilters filters={filters} locale={locale} base={base} />
    </div>
  )
}

function Properties({ module, list, context }: SearchedListProps) {
  return (
    <>
      <PropertyGrid
        cards={list.cards}
        locale={context.locale}
        headingLevel={levelBelow({ module })}
        perRow={module.itemsPerRow}
        priority={context.index === 0 && !context.startsWithPicture}
      />
      <ListPages list={list} context={context} />
      {/* On phones it would push the first property down. */}
      <div className="mt-10 text-center md:hidden">
        <KeepInformed list={list} context={context} id="alert-below" />
      </div>
    </>
  )
}
