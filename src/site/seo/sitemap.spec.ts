import { JSDOM } from 'jsdom'
import { describe, expect, it } from 'vitest'
import { buildSitemap, buildSitemapIndex } from './sitemap'

const siteUrl = 'https://agency.example'
const updatedAt = '2026-01-02T03:04:05.000Z'

function parse(xml: string): Document {
  return new JSDOM(xml, { contentType: 'application/xml' }).window.document
}

const textsOf = (document: Document, tag: string): (string | null)[] =>
  [...document.getElementsByTagName(tag)].map(({ textContent }) => textContent)

const sitemapOf = (paths: Record<string, string>, others: object = {}) =>
  parse(
    buildSitemap({
      entries: [{ paths, updatedAt }],
      enabled: ['nl', 'fr', 'en', 'de'],
      fallback: 'fr',
      siteUrl,
      ...others,
    }),
  )

describe('a part of the sitemap', () => {
  it('names a document once per language, each time with all its languages', () => {
    const document = sitemapOf({ nl: '/te-koop/', fr: '/a-vendre/' })
    expect(textsOf(document, 'loc')).toEqual([`${siteUrl}/nl/te-koop/`, `${siteUrl}/fr/a-vendre/`])
    expect(textsOf(document, 'lastmod')).toEqual([updatedAt, updatedAt])
    for (const url of document.getElementsByTagName('url')) {
      const links = [...url.getElementsByTagName('xhtml:link')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ])
      expect(links).toEqual([
        ['nl', `${siteUrl}/nl/te-koop/`],
        ['fr', `${siteUrl}/fr/a-vendre/`],
        ['x-default', `${siteUrl}/fr/a-vendre/`],
      ])
    }
  })

  it('leaves out languages the site does not speak', () => {
    const document = sitemapOf({ nl: '/te-koop/', fr: '/a-vendre/' }, { enabled: ['nl'] })
    expect(textsOf(document, 'loc')).toEqual([`${siteUrl}/nl/te-koop/`])
    expect(document.querySelector('[hreflang="x-default"]')?.getAttribute('href')).toBe(
      `${siteUrl}/nl/te-koop/`,
    )
  })

  it.each([
    ["/l'agence & <co>/", `${siteUrl}/fr/l'agence%20%26%20%3Cco%3E/`],
    ['/présentation/', `${siteUrl}/fr/pr%C3%A9sentation/`],
  ])('escapes %j', (path, expected) => {
    expect(textsOf(sitemapOf({ fr: path }), 'loc')).toEqual([expected])
  })

  it('is well-formed without a document', () => {
    expect(sitemapOf({}).documentElement.tagName).toBe('urlset')
  })
})

it('the index names the parts, with a day where one is known', () => {
  const document = parse(
    buildSitemapIndex({
      parts: [
        { file: 'pages.xml', updatedAt },
        { file: 'properties-1.xml', updatedAt: null },
      ],
      siteUrl,
    }),
  )
  expect(textsOf(document, 'loc')).toEqual([
    `${siteUrl}/sitemaps/pages.xml`,
    `${siteUrl}/sitemaps/properties-1.xml`,
  ])
  expect(textsOf(document, 'lastmod')).toEqual([updatedAt])
})
