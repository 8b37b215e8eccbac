import { buildHref } from '@/domain/routing/routes'
import { alternates, neutralAlternate } from '@/domain/routing/translate-path'
import type { Locale } from '@/domain/shared/locale'
import { escapeXml } from '@/domain/shared/xml'
import type { SitemapEntry } from '@/site/data/search/search-models'

/** A part of the sitemap in its index. */
export type ListedPart = { file: string; updatedAt: string | null }

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'

const lastmod = (day: string | null): string => (day ? `<lastmod>${escapeXml(day)}</lastmod>` : '')

/** The index of the sitemap, with the address of each part. */
export function buildSitemapIndex({ parts, siteUrl }: { parts: ListedPart[]; siteUrl: string }): string {
  const items = parts.map(
    ({ file, updatedAt }) =>
      `<sitemap><loc>${escapeXml(`${siteUrl}/sitemaps/${file}`)}</loc>${lastmod(updatedAt)}</sitemap>`,
  )
  return `${head}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${items.join('\n')}\n</sitemapindex>\n`
}

type SitemapArgs = {
  entries: SitemapEntry[]
  enabled: readonly Locale[]
  /** The site's default language, for `x-default`. */
  fallback: Locale
  siteUrl: string
}

/** A part of the sitemap: each document once per language, every time with all its languages, like its head. */
export function buildSitemap({ entries, ...site }: SitemapArgs): string {
  const items = entries.flatMap((entry) => urlsOf(entry, site))
  return `${head}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${items.join('\n')}\n</urlset>\n`
}

function urlsOf({ paths, updatedAt }: SitemapEntry, site: Omit<SitemapArgs, 'entries'>): string[] {
  const found = alternates({ paths, enabled: site.enabled }).map(({ locale, path }) => ({
    locale,
    href: escapeXml(`${site.siteUrl}${buildHref({ locale, path })}`),
  }))
  const neutral = neutralAlternate({ among: found, fallback: site.fallback })
  const links = [
    ...found.map(({ locale, href }) => linkOf(locale, href)),
    ...(neutral ? [linkOf('x-default', neutral.href)] : []),
  ].join('')
  return found.map(({ href }) => `<url><loc>${href}</loc>${lastmod(updatedAt)}${links}</url>`)
}

const linkOf = (language: string, href: string): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`
