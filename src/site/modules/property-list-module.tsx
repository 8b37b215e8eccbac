import { canBeNarrowed, presentationOf } from '@/domain/modules/presentation'
import type { PageModule } from '@/site/data/content/page-models'
import type { PropertyList } from '@/site/data/search/listing-models'
import { PropertyCarousel } from '@/site/features/properties/property-carousel'
import { PropertyGrid } from '@/site/features/properties/property-grid'
import { getTranslator } from '@/messages/translator'
import { EmptyList, ListPages } from './list-parts'
import type { ModuleContext, RelationProps } from './module-context'
import { ModuleFoot } from './module-foot'
import { levelBelow, ModuleHead } from './module-head'
import { SearchedList } from './searched-list'

/** Properties: a carousel in the slider view, else the whole list with its number and pages. */
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
  const { list } = relation
  const isList = presentationOf({ type: 'property-list', view: module.view }) === 'plain'
  if (canBeNarrowed({ view: module.view, maximum: list.base?.maximum ?? null }))
    return <SearchedList module={module} list={list} context={context} />
  return (
    <>
      <ModuleHead module={module} context={context} />
      <Choice module={module} list={list} context={context} isList={isList} />
      <ModuleFoot module={module} context={context} />
    </>
  )
}

type ChoiceProps = { module: PageModule; list: PropertyList; context: ModuleContext; isList: boolean }

/** An editor's limited selection of properties; only a full list shows their number. */
function Choice({ module, list, context, isList }: ChoiceProps) {
  const t = getTranslator(context.locale)
  const { cards, goal, window } = list
  if (cards.length === 0) {
    return (
      <>
        <p role="status" className="sr-only">
          {t('listing.empty')}
        </p>
        <EmptyList list={list} context={context} />
      </>
    )
  }
  return (
    <>
      <p role="status" className={isList ? 'text-ink-soft mb-8 [&:not(:first-child)]:mt-8' : 'sr-only'}>
        {t(`listing.count.${goal}`, { count: window.total })}
      </p>
      <div className={isList ? undefined : 'mt-10 first:mt-0'}>
        <PropertyGrid
          cards={cards}
          locale={context.locale}
          headingLevel={levelBelow({ module })}
          perRow={module.itemsPerRow}
          priority={context.index === 0 && !context.startsWithPicture}
        />
      </div>
      {window.pages > 1 && <ListPages list={list} context={context} />}
    </>
  )
}
