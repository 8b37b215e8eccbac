import { formatNumber } from '@/domain/shared/shown-number'
import { presentationOf } from '@/domain/modules/presentation'
import { getTranslator } from '@/messages/translator'
import { CollapsedModule } from './collapsed-module'
import type { RelationProps } from './module-context'
import { ModuleFoot } from './module-foot'
import { ModuleHead } from './module-head'

/** The agency in figures, without zeros. */
export function StatsModule({ module, relation, context }: RelationProps<'stats'>) {
  const t = getTranslator(context.locale)
  const { forSale, forRent, sold, cities } = relation
  const figures = [
    { count: forSale, name: t('modules.stats.forSale', { count: forSale }) },
    { count: forRent, name: t('modules.stats.forRent', { count: forRent }) },
    { count: sold, name: t('modules.stats.sold', { count: sold }) },
    { count: cities, name: t('modules.stats.cities', { count: cities }) },
  ].filter(({ count }) => count > 0)
  const label = t('modules.stats.label')
  const list = (
    <dl
      aria-label={label}
      className="mt-12 grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-x-8 gap-y-10 first:mt-0"
    >
      {figures.map(({ count, name }) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end gap-1 border-l border-current/25 pl-5 md:pl-7"
        >
          <dt className="text-sm opacity-85">{name}</dt>
          <dd className="font-serif text-5xl tabular-nums">{formatNumber(count, context.locale)}</dd>
        </div>
      ))}
    </dl>
  )
  if (presentationOf({ type: 'stats', view: module.view }) === 'disclosure') {
    return (
      <CollapsedModule module={module} context={context} title={module.title ?? label}>
        {list}
      </CollapsedModule>
    )
  }
  return (
    <>
      <ModuleHead module={module} context={context} />
      {list}
      <ModuleFoot module={module} context={context} />
    </>
  )
}
