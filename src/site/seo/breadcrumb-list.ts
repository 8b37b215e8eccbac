import type { BreadcrumbListLeaf } from 'schema-dts'
import type { Crumb } from '@/site/data/view-models'

type BreadcrumbArgs = {
  /** Home first, the page itself last; empty without a breadcrumb. */
  crumbs: readonly Crumb[]
  /** The address of the page itself. */
  canonical: string
  siteUrl: string
}

/** The breadcrumb of a page; steps without a page of their own are left out. Null without one. */
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
