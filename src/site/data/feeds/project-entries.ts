import 'server-only'
import { entryId, type FeedEntry } from '@/domain/feeds/atom'
import { whereListedIn } from '@/cms/queries/properties/listed-in'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { lowestPriceWords } from '@/messages/price-words'
import { getTranslator } from '@/messages/translator'
import { asVisitor, getClient } from '@/site/data/client'
import type { ProjectCard } from '@/site/data/content/page-models'
import { toSharePicture } from '@/site/seo/share-picture'

/** When projects were last changed, by their public IDs. */
async function findUpdates(ids: readonly number[], locale: Locale): Promise<Map<number, string>> {
  const payload = await getClient()
  const { docs } = await payload.find({
    collection: 'projects',
    depth: 0,
    ...asVisitor,
    limit: ids.length,
    where: { and: [{ publicId: { in: [...ids] } }, whereListedIn(locale)] },
    select: { publicId: true, updatedAt: true },
  })
  return new Map(
    docs.flatMap(({ publicId, updatedAt }): [number, string][] => (publicId ? [[publicId, updatedAt]] : [])),
  )
}

/** Projects as entries of a feed: what their cards say. */
export async function findProjectEntries(
  projects: readonly ProjectCard[],
  locale: Locale,
): Promise<FeedEntry[]> {
  if (projects.length === 0) return []
  const updates = await findUpdates(
    projects.map(({ id }) => id),
    locale,
  )
  return projects.flatMap((card) => {
    const updatedAt = updates.get(card.id)
    return updatedAt === undefined ? [] : [{ ...toEntry(card, locale), updatedAt }]
  })
}

function toEntry(card: ProjectCard, locale: Locale): Omit<FeedEntry, 'updatedAt'> {
  const { id, href, title, place, priceFrom, available, picture } = card
  const t = getTranslator(locale)
  const prices = priceFrom.map(({ goal, amount }) => lowestPriceWords({ locale, goal, amount }))
  const left = available === null ? null : t('modules.projects.available', { count: available })
  const siteUrl = env.SITE_URL
  return {
    id: entryId({ host: new URL(siteUrl).hostname, kind: 'project', id, locale }),
    href: `${siteUrl}${href}`,
    title,
    summary: [place, ...prices, left].filter(Boolean).join(' · '),
    category: t('search.panel.projects'),
    // Nobody notes when a project was first shown.
    publishedAt: null,
    picture: picture && toSharePicture({ picture, siteUrl }),
  }
}
