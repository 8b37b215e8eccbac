import type { ItemListLeaf, ListItemLeaf } from 'schema-dts'
import { presentationOf } from '@/domain/modules/presentation'
import type { DescribedModule } from './questions'

type ItemListArgs = { modules: readonly DescribedModule[]; canonical: string; siteUrl: string }

type Listed = { total: number; offset: number; items: readonly { href: string; title: string }[] }

function listedOf({ view, relation }: DescribedModule): Listed[] {
  if (relation.type !== 'property-list' && relation.type !== 'projects') return []
  if (presentationOf({ type: relation.type, view }) === 'carousel') return []
  if (relation.type === 'projects') return [{ total: relation.total, offset: 0, items: relation.projects }]
  const { cards, window } = relation.list
  return [{ total: window.total, offset: window.offset, items: cards }]
}

/** The lists of a page: how many each has in all, and what of it the page shows, in its order and with its places. */
export function buildItemLists({ modules, canonical, siteUrl }: ItemListArgs): ItemListLeaf[] {
  return modules
    .flatMap(listedOf)
    .filter(({ items }) => items.length > 0)
    .map(({ total, offset, items }, index) => ({
      '@type': 'ItemList',
      '@id': `${canonical}#list-${index + 1}`,
      numberOfItems: total,
      itemListElement: items.map(({ href, title }, place): ListItemLeaf => ({
        '@type': 'ListItem',
        position: offset + place + 1,
        name: title,
        url: `${siteUrl}${href}`,
      })),
    }))
}
