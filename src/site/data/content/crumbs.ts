import 'server-only'
import { buildBreadcrumb } from '@/domain/navigation/breadcrumb'
import { buildHref, originalListPaths } from '@/domain/routing/routes'
import type { Goal } from '@/domain/properties/goal'
import type { Locale } from '@/domain/shared/locale'
import { findOriginal, findTrail, type RouteEntry } from '@/site/data/routing/route-index'
import { getSiteFrame } from './site-frame'
import type { Crumb } from '@/site/data/view-models'

type CrumbStep = { name: string | undefined; path: string | undefined }

async function crumbsOf(locale: Locale, trail: CrumbStep[]): Promise<Crumb[]> {
  const home = await findOriginal('/')
  // Without an editor's page, the home page has the agency's name.
  const { agency } = await getSiteFrame(locale)
  const withHref = trail.map(({ name, path }) => ({ name, href: path ? buildHref({ locale, path }) : null }))
  return buildBreadcrumb({
    home: { name: home?.names[locale] ?? agency.name, href: buildHref({ locale, path: '/' }) },
    trail: withHref,
  })
}

/** The path from the home page to a page or an article. */
export async function trailOf(entry: RouteEntry, locale: Locale): Promise<Crumb[]> {
  const trail = await findTrail({ entry, locale })
  const below = trail.filter(({ paths }) => paths[locale] !== '/')
  return crumbsOf(
    locale,
    below.map(({ names, paths }) => ({ name: names[locale], path: paths[locale] })),
  )
}

/** The path to a page directly below the home page. */
export const pageTrail = ({ locale, own }: { locale: Locale; own: CrumbStep }): Promise<Crumb[]> =>
  crumbsOf(locale, [own])

/** The path to a property or a project, through its list (specification section 2). */
export async function recordTrail({
  list,
  locale,
  own,
}: {
  list: Goal | 'project'
  locale: Locale
  own: CrumbStep
}): Promise<Crumb[]> {
  const above = await findOriginal(originalListPaths[list])
  return crumbsOf(locale, [{ name: above?.names[locale], path: above?.paths[locale] }, own])
}
