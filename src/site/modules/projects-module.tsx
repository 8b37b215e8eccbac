import { presentationOf } from '@/domain/modules/presentation'
import { ProjectCard } from '@/site/features/projects/project-card'
import { carouselTexts } from '@/site/words/carousel-texts'
import { getTranslator } from '@/messages/translator'
import { LazyCarousel } from '@/site/ui/carousel/lazy-carousel'
import type { RelationProps } from './module-context'
import { ModuleFoot } from './module-foot'
import { levelBelow, ModuleHead } from './module-head'
import { PerRow } from './per-row'

const usualPerRow = 3

/** New-build projects: a carousel in the slider view, else all of them with their number. */
export function ProjectsModule(props: RelationProps<'projects'>) {
  const { module, relation, context } = props
  const t = getTranslator(context.locale)
  const { projects, total } = relation
  const head = <ModuleHead module={module} context={context} />
  const foot = <ModuleFoot module={module} context={context} />
  if (projects.length === 0) {
    return (
      <>
        {head}
        <p role="status" className="text-ink-soft mt-6 first:mt-0">
          {t('modules.projects.empty')}
        </p>
        {foot}
      </>
    )
  }
  const presentation = presentationOf({ type: 'projects', view: module.view })
  if (presentation === 'carousel') {
    return (
      <>
        <LazyCarousel
          kind="cards"
          label={module.title ?? t('modules.projects.label')}
          heading={head}
          texts={carouselTexts(context.locale)}
          perRow={module.itemsPerRow}
          slides={toItems(props, '(width < 31rem) 82vw, 25rem')}
        />
        {foot}
      </>
    )
  }
  const perRow = module.itemsPerRow ?? usualPerRow
  const widest = perRow < usualPerRow ? '37rem' : '25rem'
  return (
    <>
      {head}
      <p
        role="status"
        className={presentation === 'plain' ? 'text-ink-soft mb-8 [&:not(:first-child)]:mt-8' : 'sr-only'}
      >
        {t('modules.projects.count', { count: total })}
      </p>
      <div className={presentation === 'plain' ? undefined : 'mt-10 first:mt-0'}>
        <PerRow
          count={perRow}
          items={toItems(props, `(width < 40rem) 92vw, (width < 80rem) 46vw, ${widest}`)}
        />
      </div>
      {foot}
    </>
  )
}

function toItems({ module, relation, context }: RelationProps<'projects'>, sizes: string) {
  const isFirstOfPage = context.index === 0 && !context.startsWithPicture
  return relation.projects.map((card, index) => ({
    key: card.id,
    content: (
      <ProjectCard
        card={card}
        locale={context.locale}
        headingLevel={levelBelow({ module })}
        sizes={sizes}
        priority={isFirstOfPage && index === 0}
      />
    ),
  }))
}
