import type { Page } from '@/site/data/content/page-models'
import type { PropertyList } from '@/site/data/view-models'
import { canBeNarrowed, presentationOf } from '@/domain/modules/presentation'

/** The list of a page that its feed follows, and whether visitors can filter it. */
type FedList = { list: PropertyList; canBeFiltered: boolean }

/** The first list of a page that is shown in full; null without one, and carousels are none. */
export function fedListOf({ modules }: Pick<Page, 'modules'>): FedList | null {
  for (const { view, relation } of modules) {
    if (relation.type !== 'property-list') continue
    if (presentationOf({ type: 'property-list', view }) === 'carousel') continue
    const { list } = relation
    return { list, canBeFiltered: canBeNarrowed({ view, maximum: list.base?.maximum ?? null }) }
  }
  return null
}
