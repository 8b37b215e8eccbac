import 'server-only'
import { buildBreadcrumb } from '@/domain/navigation/breadcrumb'
import { buildHref, originalListPaths } from '@/domain/routing/routes'
import type { Goal } from '@/domain/properties/goal'
import type { Locale } from '@/domain/shared/locale'
import { findOriginal, findTrail, type RouteEntry } from '@/site/data/routing/route-index'
import { getSiteFrame } from './site-frame'
import type { Crumb } from '@/site/data/view-models'

type Step = { name: string | undefined; path: string | undefined }

async function crumbsOf(locale: Locale, trail: Step[]): Promise<Crumb[]> {
  const home = await findOriginal('/')
  // Without a page of an editor's, the home page bears the agency's name.
  const { agency } = await getSiteFrame(locale)
  const withHref = trail.map(({ name, path }) => ({ name, href: path ? buildHref({ locale, path }) : null }))
  return buildBreadcrumb({
    home: { name: home?.names[locale] ?? agency.name, href: buildHref({ locale, path: '/' }) },
    trail: withHref,
  })
}

/** The way from the home page down to a page or an article. */
export async function trailOf(entry: RouteEntry, locale: Locale): Promise<Crumb[]> {
  const trail = await findTrail({ entry, locale })
  const below = trail.filter(({ paths }) => paths[locale] !== '/')
  return crumbsOf(
    locale,
    below.map(({ names, paths }) => ({ name: names[locale], path: paths[locale] })),
  )
}

/** The way to a page that stands below the home page alone. */
export const pageTrail = ({ locale, own }: { locale: Locale; own: Step }): Promise<Crumb[]> =>
  crumbsOf(locale, [own])

/** The way to a property or a project: by the list it stands in (specification section 2). */
export async function recordTrail({
  list,
  locale,
  own,
}: {
  list: Goal | 'project'
  locale: Locale
  own: Step
}): Promise<Crumb[]> {
  const above = await findOriginal(originalListPaths[list])
  return crumbsOf(locale, [{ name: above?.names[locale], path: above?.paths[locale] }, own])
}
