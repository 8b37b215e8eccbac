import { JSDOM } from 'jsdom'

export type SitemapUrl = {
  loc: string
  lastmod: string | null
  /** hreflang, and where it leads. */
  alternates: Record<string, string>
}

function parseXml(xml: string): Document {
  const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window
  return document
}

const textOf = (element: Element, tag: string): string | null =>
  element.getElementsByTagName(tag)[0]?.textContent ?? null

/** The addresses of the parts. Throws where the index is no XML. */
export function readSitemapIndex(xml: string): string[] {
  const document = parseXml(xml)
  return [...document.getElementsByTagName('sitemap')].map((part) => textOf(part, 'loc') ?? '')
}

/** The addresses of a part. Throws where it is no XML. */
export function readSitemap(xml: string): SitemapUrl[] {
  const document = parseXml(xml)
  return [...document.getElementsByTagName('url')].map((url) => ({
    loc: textOf(url, 'loc') ?? '',
    lastmod: textOf(url, 'lastmod'),
    alternates: Object.fromEntries(
      [...url.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang') ?? '',
        link.getAttribute('href') ?? '',
      ]),
    ),
  }))
}
