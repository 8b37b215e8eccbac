import type { BreadcrumbListLeaf } from 'schema-dts'
import type { Crumb } from '@/site/data/view-models'

type BreadcrumbArgs = {
  /** Property first, the page itself last; without a way there is nothing to say. */
  crumbs: readonly Crumb[]
  /** The address of the page itself. */
  canonical: string
  siteUrl: string
}

/** The way to a page; steps that have no page of their own are left out. Null where the page shows none. */
export function buildBreadcrumbList({
  crumbs,
  canonical,
  siteUrl,
}: BreadcrumbArgs): BreadcrumbListLeaf | null {
  const steps = crumbs.flatMap(({ name, href }, index) => {
    if (index === crumbs.length - 1) return [{ name, item: canonical }]
    return href ? [{ name, item: `${siteUrl}${href}` }] : []
  })
  if (steps.length < 2) return null
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  }
}
