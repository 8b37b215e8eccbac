import 'server-only'
import { openApiPath, propertiesPath } from '@/domain/public-api/addresses'
import { feedHref } from '@/domain/feeds/feed-address'
import { buildLlms, type LlmsText } from '@/domain/feeds/llms'
import { buildHref, listingPath, splitLocale } from '@/domain/routing/routes'
import { noCriteria } from '@/domain/search/criteria'
import { languages } from '@/domain/shared/languages'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { getTranslator } from '@/messages/translator'
import { cached } from '@/site/data/client'
import { getAgencyProfile } from '@/site/data/content/agency'
import type { MenuEntry } from '@/site/data/content/frame-models'
import { getLanguages } from '@/site/data/content/settings'
import { getSiteFrame } from '@/site/data/content/site-frame'
import { fedListOf } from './fed-list'
import { resolveAddress } from '@/site/data/routing/resolve'
import { countOfGoal, listHref } from '@/site/data/search/goal-lists'

type LlmsLinks = LlmsText['sections'][number]['links']

const absolute = (href: string): string => new URL(href, env.SITE_URL).href

const flat = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...flat(entry.children)])

/**
 * A page of the menu with its description, and the feed of its projects; none for links out of the site and pages that are not
 * to be indexed.
 */
async function toPageLink({ href, label }: MenuEntry): Promise<LlmsLinks> {
  const place = splitLocale(href)
  if (!place) return []
  const segments = place.path.split('/').filter(Boolean)
  const resolved = await resolveAddress({ locale: place.locale, segments })
  if (!('meta' in resolved) || !resolved.meta.index) return []
  const link = { name: label, href: absolute(href), note: resolved.meta.description }
  const hasProjects = resolved.kind === 'page' && fedListOf(resolved.page)?.kind === 'projects'
  return hasProjects ? [link, feedLink({ name: label, href, locale: place.locale })] : [link]
}

const feedLink = ({ name, href, locale }: { name: string; href: string; locale: Locale }) => ({
  name: getTranslator(locale)('feed.title', { title: name }),
  href: absolute(feedHref({ base: href, criteria: noCriteria })),
  note: 'Atom',
})

/** The lists of a language with their numbers, and the feed of each. */
async function findListLinks(locale: Locale): Promise<{ hrefs: string[]; links: LlmsLinks }> {
  const t = getTranslator(locale)
  const goals = (['sale', 'rent'] as const).map(async (goal) => {
    const count = await countOfGoal({ goal, locale, criteria: noCriteria })
    const name = t(`property.goal.${goal}`)
    const note = t(`listing.count.${goal}`, { count })
    return { name, href: await listHref(goal, locale), note }
  })
  const search = { name: t('search.results'), href: searchHref(locale), note: null }
  const lists = [...(await Promise.all(goals)), search]
  const links = lists.flatMap(({ name, href, note }) => [
    { name, href: absolute(href), note },
    feedLink({ name, href, locale }),
  ])
  return { hrefs: lists.map(({ href }) => href), links }
}

const searchHref = (locale: Locale): string =>
  buildHref({ locale, path: listingPath({ name: 'search', locale }) })

async function findSection(locale: Locale): Promise<LlmsText['sections'][number]> {
  const { menu } = await getSiteFrame(locale)
  const { hrefs, links } = await findListLinks(locale)
  const pages = flat(menu).filter(({ href }) => !hrefs.includes(href))
  const found = await Promise.all(pages.map(toPageLink))
  return { heading: languages[locale].name, links: [...links, ...found.flat()] }
}

/** What the agency says of itself on its pages: address, phone, e-mail. */
async function findDetails(locale: Locale): Promise<string[]> {
  const { street, zip, town, phone, email } = await getAgencyProfile(locale)
  const place = [street, [zip, town].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return [[place, phone, email].filter(Boolean).join(' · ')]
}

/** The text of `/llms.txt`: the pages of the menu, the lists and their feeds in each language of the site, and the API. */
export const findLlms = cached(
  { name: 'llms', tags: ['pages', 'projects', 'property-lists', 'site-settings'] },
  async (): Promise<string> => {
    const { enabled, fallback } = await getLanguages()
    const t = getTranslator(fallback)
    const home = await resolveAddress({ locale: fallback, segments: [] })
    const { name } = await getAgencyProfile(fallback)
    const api = [
      { name: 'OpenAPI', href: absolute(openApiPath), note: t('feed.api') },
      { name: 'JSON', href: absolute(`${propertiesPath}?lang=${fallback}`), note: null },
    ]
    return buildLlms({
      title: name,
      summary: 'meta' in home ? home.meta.description : null,
      details: await findDetails(fallback),
      sections: [
        ...(await Promise.all(enabled.map(findSection))),
        { heading: 'API', links: api },
        { heading: 'Optional', links: [{ name: 'Sitemap', href: absolute('/sitemap.xml'), note: null }] },
      ],
    })
  },
)
