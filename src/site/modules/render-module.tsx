import type { ComponentType, CSSProperties } from 'react'
import { toRows } from '@/domain/modules/rows'
import type { Locale } from '@/domain/shared/locale'
import type { FormRequest } from '@/site/data/leads/lead-models'
import type { PageModule } from '@/site/data/content/page-models'
import type { SiteFrame } from '@/site/data/content/frame-models'
import { classNames } from '@/site/ui/class-names'
import { Container } from '@/site/ui/container'
import { ArticleModule } from './article-module'
import { CategoryModule } from './category-module'
import { ContactModule } from './contact/contact-module'
import type { ModuleContext, RelationByType, RelationProps, RelationTable } from './module-context'
import { ModuleSection } from './module-section'
import { OpinionModule } from './opinion-module'
import { ProjectsModule } from './projects-module'
import { PropertyListModule } from './property-list-module'
import { SliderModule } from './slider-module'
import { StatsModule } from './stats-module'
import { TeamModule } from './team-module'
import { TextModule } from './text-module'

const components: RelationTable = {
  none: TextModule,
  article: ArticleModule,
  'property-list': PropertyListModule,
  projects: ProjectsModule,
  stats: StatsModule,
  opinion: OpinionModule,
  team: TeamModule,
  slider: SliderModule,
  category: CategoryModule,
  contact: ContactModule,
}

type RenderRelationProps<Type extends keyof RelationByType> = {
  relation: RelationByType[Type] & { type: Type }
  module: PageModule
  context: ModuleContext
}

function RenderRelation<Type extends keyof RelationByType>({
  relation,
  module,
  context,
}: RenderRelationProps<Type>) {
  const Component: ComponentType<RelationProps<Type>> = components[relation.type]
  return <Component relation={relation} module={module} context={context} />
}

type RenderModulesProps = {
  modules: PageModule[]
  locale: Locale
  frame: SiteFrame
  /** The page's own address, for the pages of a list. */
  basePath: string
  /** If the page begins with a picture of its own, those of the modules load later. */
  startsWithPicture: boolean
  /** The index of the first module on its page; a module shown alone opens no page. */
  firstIndex?: number
  /** The query of an address about the forms on the page. */
  request?: FormRequest
}

/** The modules of a page; narrow neighbours share a row. */
export function RenderModules({ modules, firstIndex = 0, ...page }: RenderModulesProps) {
  return toRows(modules, isNarrow).map(({ index: place, items: row }) => {
    const [first] = row
    const index = firstIndex + place
    if (first && row.length === 1) {
      return (
        <ModuleSection key={index} module={first}>
          <RenderRelation relation={first.relation} module={first} context={{ ...page, index }} />
        </ModuleSection>
      )
    }
    return (
      <div key={index} className="module py-section" data-ground="paper">
        <Container className="twelfths">
          {row.map((module, at) => (
            <section
              key={at}
              style={columnStyle(module)}
              className={classNames('@container', module.cssClass)}
            >
              <RenderRelation relation={module.relation} module={module} context={{ ...page, index }} />
            </section>
          ))}
        </Container>
      </div>
    )
  })
}

function isNarrow({ columns, background, hasOwnRow }: PageModule): boolean {
  return columns.lg < 12 && background.type === 'none' && !hasOwnRow
}

function columnStyle({ columns }: PageModule): CSSProperties & Record<`--${string}`, number> {
  return { '--sm': columns.sm, '--md': columns.md, '--lg': columns.lg }
}
