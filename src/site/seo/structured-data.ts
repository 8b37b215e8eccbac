import type { Thing } from 'schema-dts'
import { isLeadKind } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import type { Page } from '@/site/data/content/page-models'
import type { Meta } from '@/site/data/search/search-models'
import type { Crumb } from '@/site/data/view-models'
import { buildOffice, buildWebSite, type StructuredSite } from './agency'
import { buildAgentPage, type DescribedAgent } from './agent-page'
import { buildArticle, type DescribedArticle } from './article-data'
import { buildBreadcrumbList } from './breadcrumb-list'
import { buildItemLists } from './item-list'
import { buildProjectListing, type DescribedProject } from './project-listing'
import { buildPropertyListing, type DescribedProperty } from './property-listing'
import { buildQuestions, type DescribedModule } from './questions'

type DescribedPage = Pick<Page, 'isHome' | 'showBreadcrumb'> & { modules: readonly DescribedModule[] }

type ListRelation = Extract<DescribedModule['relation'], { type: 'property-list' }>

/** The content of an address for its structured data. */
export type DescribedScreen = { crumbs: readonly Crumb[]; meta: Meta } & (
  | { kind: 'page'; page: DescribedPage }
  | { kind: 'article'; article: DescribedArticle }
  | { kind: 'property'; property: DescribedProperty }
  | { kind: 'project'; project: DescribedProject }
  | { kind: 'place'; place: { list: ListRelation['list'] } }
  | { kind: 'agent'; page: DescribedAgent }
  | { kind: 'saved' }
)

const isContact = ({ modules }: DescribedPage): boolean =>
  modules.some(
    ({ relation }) =>
      relation.type === 'contact' &&
      isLeadKind(relation.form.kind) &&
      leadTable[relation.form.kind].isGeneral,
  )

function ofPage(
  { page, meta }: Extract<DescribedScreen, { kind: 'page' }>,
  site: StructuredSite,
): (Thing | null)[] {
  return [
    page.isHome ? buildWebSite(site) : null,
    page.isHome || isContact(page) ? buildOffice(site) : null,
    buildQuestions({ modules: page.modules, canonical: meta.canonical }),
    ...(page.isHome
      ? []
      : buildItemLists({ modules: page.modules, canonical: meta.canonical, siteUrl: site.siteUrl })),
  ]
}

function ofContent(described: DescribedScreen, site: StructuredSite): (Thing | null)[] {
  switch (described.kind) {
    case 'page':
      return ofPage(described, site)
    case 'article':
      return [buildArticle(described, site)]
    case 'property':
      return [buildPropertyListing(described, site)]
    case 'project':
      return [buildProjectListing(described, site)]
    case 'place':
      return buildItemLists({
        modules: [{ view: 'single', relation: { type: 'property-list', list: described.place.list } }],
        canonical: described.meta.canonical,
        siteUrl: site.siteUrl,
      })
    case 'agent':
      return buildAgentPage(described, site)
    case 'saved':
      return []
  }
}

const crumbsOf = (described: DescribedScreen): readonly Crumb[] =>
  described.kind === 'page' && !described.page.showBreadcrumb ? [] : described.crumbs

/** The structured data of a page: its breadcrumb, and its subject if the page is indexed. */
export function buildStructuredData(described: DescribedScreen, site: StructuredSite): Thing[] {
  const { canonical, index } = described.meta
  const way = buildBreadcrumbList({ crumbs: crumbsOf(described), canonical, siteUrl: site.siteUrl })
  const all = [way, ...(index ? ofContent(described, site) : [])]
  return all.filter((thing) => thing !== null)
}
