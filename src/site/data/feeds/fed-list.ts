import type { Page, ProjectCard } from '@/site/data/content/page-models'
import type { PropertyList } from '@/site/data/search/listing-models'
import { canBeNarrowed, presentationOf } from '@/domain/modules/presentation'

/** What the feed of a page follows; visitors can filter some lists of properties. */
type FedList =
  | { kind: 'properties'; list: PropertyList; canBeFiltered: boolean }
  | { kind: 'projects'; projects: readonly ProjectCard[]; total: number; canBeFiltered: false }

/**
 * The first list of properties that a page shows in full, else its first one of projects; null without one, and carousels are
 * none.
 */
export const fedListOf = (page: Pick<Page, 'modules'>): FedList | null =>
  fedProperties(page) ?? fedProjects(page)

function fedProperties({ modules }: Pick<Page, 'modules'>): FedList | null {
  for (const { view, relation } of modules) {
    if (relation.type !== 'property-list') continue
    if (presentationOf({ type: 'property-list', view }) === 'carousel') continue
    const { list } = relation
    const canBeFiltered = canBeNarrowed({ view, maximum: list.base?.maximum ?? null })
    return { kind: 'properties', list, canBeFiltered }
  }
  return null
}

function fedProjects({ modules }: Pick<Page, 'modules'>): FedList | null {
  for (const { view, relation } of modules) {
    if (relation.type !== 'projects') continue
    if (presentationOf({ type: 'projects', view }) === 'carousel') continue
    const { projects, total } = relation
    return { kind: 'projects', projects, total, canBeFiltered: false }
  }
  return null
}
