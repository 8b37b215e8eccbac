import { expect, test } from '@playwright/test'
import { isLocale, locales } from '../../../src/domain/shared/locale'
import { ask, gatherProblems } from '../../support/site/ask'
import { crawlSite, findLostLinks, type Crawl } from '../../support/browser/crawl-site'
import { createLanguageGuard } from '../../support/words/language-sentences'
import { ownSite } from '../../support/browser/own-site'
import { readPage, type PageFacts } from '../../support/browser/page-facts'
import { addressesOf, createRouteCheck, differs, sorted } from '../../support/snapshot/route-facts'
import { readSitemapParts } from '../../support/site/sitemap'
import { expectProjects, expectProperties, expectStoredRoutes } from '../../support/snapshot/snapshot-routes'
import { specifiedRoutes } from '../../support/snapshot/specified-routes'

const limit = 2000
const findForeign = createLanguageGuard()

type PageCheck = (facts: PageFacts, address: string, crawl: Crawl) => string[]

const repeated = (values: string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

const findSkips = (headings: number[]): string[] =>
  headings.flatMap((level, index) => {
    const before = index === 0 ? 0 : (headings[index - 1] ?? 0)
    return level > before + 1 ? [`h${level} after h${before}`] : []
  })

/** The checks of every page; each returns its complaints. */
const promises: Record<string, PageCheck> = {
  'every link leads to an address, with one move at most, and to a place that is on the page': (
    _facts,
    address,
    crawl,
  ) => findLostLinks(crawl, address),
  'every link and every button has a name': ({ namelessControls }) => namelessControls,
  'every picture has an alternative text, or stands beside words': ({ wrongPictures }) => wrongPictures,
  'every page has one heading of level one, with words': ({ titles }) =>
    titles.length === 1 && titles[0] !== '' ? [] : [JSON.stringify(titles)],
  'no heading skips a level': ({ headings }) => findSkips(headings),
  'no id stands twice on a page': ({ ids }) => repeated(ids),
  'every page is in the language of its address': ({ lang }, address) =>
    address.startsWith(`/${lang}/`) ? [] : [lang],
  'no page shows a sentence of another language': ({ words, lang }) =>
    isLocale(lang) ? findForeign(words, lang) : [lang],
}

// No trace is needed: each complaint names its address.
test.use({ trace: 'off', screenshot: 'off' })
// Every page is read once for all tests of this file; after a failed one Playwright follows all links again.
let site = ''
let crawl: Crawl
test.beforeAll(async () => {
  // Most pages are rendered for this file, a quarter of a second each, longer on a busy machine.
  test.setTimeout(1_200_000)
  site = ownSite().url
  crawl = await crawlSite({ baseURL: site, limit })
})

/** The facts of a page, also of one to which no link leads; or why there are none. */
async function factsOf(path: string): Promise<PageFacts | string> {
  const crawled = crawl.pages.get(path)
  if (crawled) return crawled
  const { status, location, html } = await ask({ url: `${site}${path}` })
  return status === 200 ? readPage(html) : `${path}: ${status} ${location ?? ''}`
}

test('the site keeps its promises on every page that is reached from its home pages', () => {
  expect(crawl.isComplete, `more than ${limit} addresses`).toBe(true)
  expect(crawl.pages.size).toBeGreaterThan(500)
  expect.soft(crawl.broken, 'every address that is linked answers').toEqual([])
  for (const [promise, check] of Object.entries(promises)) {
    const problems = [...crawl.pages].flatMap(([address, facts]) =>
      check(facts, address, crawl).map((problem) => `${address}: ${problem}`),
    )
    expect.soft(problems, promise).toEqual([])
  }
  // Checks the guard itself: it must find sentences of another language.
  expect(findForeign(crawl.pages.get('/fr/')?.words ?? [], 'nl').length).toBeGreaterThan(10)
})

for (const [what, routes, fewest] of [
  ['route of the table', expectStoredRoutes(), 180],
  ['property and project', [...expectProperties(), ...expectProjects()], 390],
] as const)
  test(`every ${what} is, in every language it has, a page with its language, canonical address, hreflang, switcher and breadcrumb`, async () => {
    const addresses = addressesOf(routes)
    expect(addresses.length).toBeGreaterThan(fewest)
    const checkRoute = createRouteCheck(site)
    const problems = await gatherProblems(addresses, async (address) => {
      const facts = await factsOf(address.path)
      if (typeof facts === 'string') return [facts]
      return checkRoute(address, facts).map((problem) => `${address.path}: ${problem}`)
    })
    expect(problems).toEqual([])
  })

test('the paths and labels that the specification names are those of the site', async () => {
  const problems = await gatherProblems(specifiedRoutes, async ({ original, paths, labels, isPublic }) => {
    const found = locales.map(async (locale) => {
      const url = `${site}${encodeURI(original)}`
      const { status, location } = await ask({ url, language: locale })
      if (status !== 307 || location === null) return [`${status} ${location ?? ''} in ${locale}`]
      const facts = await factsOf(location)
      if (typeof facts === 'string') return [facts]
      const { crumbs, lang, isIndexed } = facts
      return [
        ...differs('the path', location, paths[locale] ?? location),
        ...differs('the language', lang, locale),
        ...differs('the label', crumbs.at(-1)?.name, labels?.[locale] ?? crumbs.at(-1)?.name),
        ...(isPublic === false ? differs('for search engines', isIndexed, false) : []),
      ]
    })
    return (await Promise.all(found)).flat().map((problem) => `${original}: ${problem}`)
  })
  expect(problems).toEqual([])
})

test('every address of the sitemap is a page with the same addresses', async () => {
  const urls = [...(await readSitemapParts(site)).values()].flat()
  expect(urls.length).toBeGreaterThan(500)
  const problems = await gatherProblems(urls, async ({ loc, alternates }) => {
    const { pathname, search } = new URL(loc)
    const facts = await factsOf(`${pathname}${search}`)
    if (typeof facts === 'string') return [facts]
    return [
      ...differs('the canonical address', facts.canonical, loc),
      ...differs('hreflang', sorted(facts.alternates), sorted(alternates)),
      ...differs('for search engines', facts.isIndexed, true),
    ].map((problem) => `${loc}: ${problem}`)
  })
  expect(problems).toEqual([])
})

test('a property without a public address shows programs neither its address nor its position', () => {
  const hidden = [...crawl.pages].flatMap(([address, { words, things, lang }]) => {
    const listing = things.find((thing) => thing['@type'] === 'RealEstateListing')
    const isHidden = lang === 'fr' && words.join(' ').includes('adresse communiquée sur demande')
    return listing && isHidden ? [{ address, data: JSON.stringify(listing.mainEntity) }] : []
  })
  expect(hidden.length).toBeGreaterThan(0)
  for (const { address, data } of hidden) expect(data, address).not.toMatch(/streetAddress|GeoCoordinates/)
})
