import { locales } from '@/domain/shared/locale'

/** The kinds of documents in the sitemap. */
export const sitemapKinds = ['pages', 'articles', 'places', 'properties', 'projects', 'agents'] as const

export type SitemapKind = (typeof sitemapKinds)[number]

export type SitemapPart = { kind: SitemapKind; number: number }

/** The most addresses of one part; the protocol allows ten times as many, but a part is built in one request. */
const MAX_URLS = 5000

/** How many documents fill a part if each has an address in every language. */
export const SITEMAP_PART_SIZE = Math.floor(MAX_URLS / locales.length)

/** The parts for a number of documents of a kind; none for zero, as a part without addresses is not valid. */
export function sitemapParts({ kind, documents }: { kind: SitemapKind; documents: number }): SitemapPart[] {
  const count = Math.ceil(Math.max(0, documents) / SITEMAP_PART_SIZE)
  return Array.from({ length: count }, (_, index) => ({ kind, number: index + 1 }))
}

/** The file of a part: 'pages.xml', 'pages-2.xml'; properties are numbered from the first on, unlike the others. */
export function sitemapFile({ kind, number }: SitemapPart): string {
  return kind === 'properties' || number > 1 ? `${kind}-${number}.xml` : `${kind}.xml`
}

/** The part that a file name stands for; null for any other name, so that a part has one address. */
export function parseSitemapFile(file: string): SitemapPart | null {
  const [, name, digits] = /^([a-z]+)(?:-([1-9]\d{0,4}))?\.xml$/.exec(file) ?? []
  const kind = sitemapKinds.find((known) => known === name)
  if (!kind) return null
  const part = { kind, number: Number(digits ?? 1) }
  return sitemapFile(part) === file ? part : null
}
