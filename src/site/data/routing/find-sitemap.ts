import 'server-only'
import { parseSitemapFile, sitemapFile, sitemapKinds, sitemapParts } from '@/domain/seo/sitemap-parts'
import { env } from '@/env'
import { buildSitemap, buildSitemapIndex, type ListedPart } from '@/site/seo/sitemap'
import { getLanguages } from '@/site/data/content/settings'
import { countSitemapEntries, findSitemapEntries } from './sitemap'

async function findParts(): Promise<ListedPart[]> {
  const found: ListedPart[] = []
  for (const kind of sitemapKinds) {
    const parts = sitemapParts({ kind, documents: await countSitemapEntries(kind) })
    // With several parts their dates would need a read of every document; each address has its own date anyway.
    const only = parts.length === 1 ? parts[0] : undefined
    const days = only ? (await findSitemapEntries(only)).map(({ updatedAt }) => updatedAt) : []
    found.push(
      ...parts.map((part) => ({ file: sitemapFile(part), updatedAt: days.toSorted().at(-1) ?? null })),
    )
  }
  return found
}

/** `/sitemap.xml`: the addresses of the parts. */
export async function findSitemapIndex(): Promise<string> {
  return buildSitemapIndex({ parts: await findParts(), siteUrl: env.SITE_URL })
}

/** A part of the sitemap by its file name; null if there is none. */
export async function findSitemap(file: string): Promise<string | null> {
  const part = parseSitemapFile(file)
  const entries = part ? await findSitemapEntries(part) : []
  if (entries.length === 0) return null
  return buildSitemap({ entries, siteUrl: env.SITE_URL, ...(await getLanguages()) })
}
