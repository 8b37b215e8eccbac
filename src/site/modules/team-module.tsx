import { presentationOf } from '@/domain/modules/presentation'
import { getTranslator } from '@/messages/translator'
import { TeamCard } from '@/site/features/agents/team-card'
import { CollapsedModule } from './collapsed-module'
import type { RelationProps } from './module-context'
import { ModuleFoot } from './module-foot'
import { levelBelow, ModuleHead } from './module-head'
import { ModuleItems } from './module-items'
import { PerRow } from './per-row'

const usualPerRow = 4

/** The people of the agency: a grid, a carousel, or behind the module's title. */
export function TeamModule({ module, relation, context }: RelationProps<'team'>) {
  const { locale } = context
  const label = getTranslator(locale)('team.label')
  const perRow = module.itemsPerRow ?? usualPerRow
  const items = relation.members.map((agent) => ({
    key: agent.id,
    content: (
      <TeamCard
        agent={agent}
        locale={locale}
        headingLevel={levelBelow({ module, fallbackTitle: label })}
        sizes="(width < 48rem) 7rem, 18rem"
      />
    ),
  }))
  const presentation = presentationOf({ type: 'team', view: module.view })
  if (presentation === 'disclosure')
    return (
      <CollapsedModule module={module} context={context} title={module.title ?? label}>
        <PerRow count={perRow} items={items} />
      </CollapsedModule>
    )
  return (
    <ModuleItems
      presentation={presentation}
      kind="cards"
      label={module.title ?? label}
      head={<ModuleHead module={module} context={context} fallbackTitle={label} />}
      foot={<ModuleFoot module={module} context={context} />}
      disclosure={null}
      items={items}
      perRow={perRow}
      locale={locale}
    />
  )
}
