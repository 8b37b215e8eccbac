import type { ComponentType, CSSProperties } from 'react'
import type { Locale } from '@/domain/shared/locale'
import type { PageModule, SiteFrame } from '@/site/data/view-models'
import { Container } from '@/site/ui/container'
import { ArticleModule } from './article-module'
import { CategoryModule } from './category-module'
import { ContactModule } from './contact-module'
import type { ModuleContext, RelationByType, RelationProps, RelationTable } from './module-context'
import { ModuleSection } from './module-section'
import { OpinionModule } from './opinion-module'
import { PropertyListModule } from './property-list-module'
import { SliderModule } from './slider-module'
import { StatsModule } from './stats-module'
import { TextModule } from './text-module'

const components: RelationTable = {
  none: TextModule,
  article: ArticleModule,
  'property-list': PropertyListModule,
  stats: StatsModule,
  opinion: OpinionModule,
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
  /** A page that begins with a picture of its own has its modules fetch theirs later. */
  startsWithPicture: boolean
}

/** A page's modules below each other; neighbours narrower than the page share a row. */
export function RenderModules({ modules, ...page }: RenderModulesProps) {
  return toRows(modules).map(({ index, modules: row }) => {
    const [first] = row
    if (first && row.length === 1) {
      return (
        <ModuleSection key={first.id} module={first}>
          <RenderRelation relation={first.relation} module={first} context={{ ...page, index }} />
        </ModuleSection>
      )
    }
    return (
      <div key={first?.id} className="module py-section" data-ground="paper">
        <Container className="twelfths">
          {row.map((module) => (
            <div key={module.id} style={columnStyle(module)}>
              <RenderRelation relation={module.relation} module={module} context={{ ...page, index }} />
            </div>
          ))}
        </Container>
      </div>
    )
  })
}

type Row = { index: number; modules: PageModule[] }

function toRows(modules: PageModule[]): Row[] {
  const rows: Row[] = []
  for (const [index, module] of modules.entries()) {
    const last = rows.at(-1)
    const isBeside = last?.modules.every(isNarrow) && isNarrow(module)
    if (last && isBeside) last.modules.push(module)
    else rows.push({ index, modules: [module] })
  }
  return rows
}

function isNarrow({ columns, background }: PageModule): boolean {
  return columns.lg < 12 && background.type === 'none'
}

function columnStyle({ columns }: PageModule): CSSProperties & Record<`--${string}`, number> {
  return { '--sm': columns.sm, '--md': columns.md, '--lg': columns.lg }
}
