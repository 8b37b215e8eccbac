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

async function stepsTo(entry: RouteEntry, locale: Locale): Promise<CrumbStep[]> {
  const trail = await findTrail({ entry, locale })
  const below = trail.filter(({ paths }) => paths[locale] !== '/')
  return below.map(({ names, paths }) => ({ name: names[locale], path: paths[locale] }))
}

/** The path from the home page to a page or an article. */
export const trailOf = async (entry: RouteEntry, locale: Locale): Promise<Crumb[]> =>
  crumbsOf(locale, await stepsTo(entry, locale))

/** The path to an agent, through the page that shows the team. */
export async function agentTrail({
  team,
  locale,
  own,
}: {
  team: RouteEntry | null
  locale: Locale
  own: CrumbStep
}): Promise<Crumb[]> {
  return crumbsOf(locale, [...(team ? await stepsTo(team, locale) : []), own])
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
