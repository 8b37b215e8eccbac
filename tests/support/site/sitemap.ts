import { JSDOM } from 'jsdom'

export type SitemapUrl = {
  loc: string
  lastmod: string | null
  /** The hreflang links: language and address. */
  alternates: Record<string, string>
}

function parseXml(xml: string): Document {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window
  return document
}

const tagText = (element: Element, tag: string): string | null =>
  element.getElementsByTagName(tag)[0]?.textContent ?? null

/** The addresses of the parts. Throws where the index is no XML. */
export function readSitemapIndex(xml: string): string[] {
  const document = parseXml(xml)
  return [...document.getElementsByTagName('sitemap')].map((part) => tagText(part, 'loc') ?? '')
}

/** The addresses of a part. Throws where it is no XML. */
export function readSitemap(xml: string): SitemapUrl[] {
  const document = parseXml(xml)
  return [...document.getElementsByTagName('url')].map((url) => ({
    loc: tagText(url, 'loc') ?? '',
    lastmod: tagText(url, 'lastmod'),
    alternates: Object.fromEntries(
      [...url.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
    ),
  }))
}

async function fetchXml(url: string): Promise<string> {
  const answer = await fetch(url)
  const type = answer.headers.get('content-type')
  if (answer.status !== 200 || type !== 'application/xml; charset=utf-8')
    throw new Error(`${url}: ${answer.status}, ${type}`)
  return answer.text()
}

/** The addresses of a site's sitemap, by the path of their part. Throws where one is missing or no XML. */
export async function readSitemapParts(site: string): Promise<Map<string, SitemapUrl[]>> {
  const parts = new Map<string, SitemapUrl[]>()
  for (const address of readSitemapIndex(await fetchXml(`${site}/sitemap.xml`))) {
    const { pathname } = new URL(address)
    parts.set(pathname, readSitemap(await fetchXml(`${site}${pathname}`)))
  }
  return parts
}
