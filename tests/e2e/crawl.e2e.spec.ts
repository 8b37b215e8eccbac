import { expect, test } from '@playwright/test'
import { isLocale } from '../../src/domain/shared/locale'
import { crawlSite, findLostLinks, type Crawl } from '../support/crawl-site'
import { createLanguageGuard } from '../support/language-sentences'
import type { PageFacts } from '../support/page-facts'

const limit = 2000
const findForeign = createLanguageGuard()

type Look = (facts: PageFacts, address: string, crawl: Crawl) => string[]

const repeated = (values: string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index)

const findSkips = (headings: number[]): string[] =>
  headings.flatMap((level, index) => {
    const before = index === 0 ? 0 : (headings[index - 1] ?? 0)
    return level > before + 1 ? [`h${level} after h${before}`] : []
  })

/** What each page is asked, and what it may answer: nothing. */
const promises: Record<string, Look> = {
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

// Many pages, of which no trace is needed: each complaint names its address.
test.use({ trace: 'off', screenshot: 'off' })

// One test, for after a failed one Playwright would follow all links again.
test('the site keeps its promises on every page that is reached from its home pages', async ({ baseURL }) => {
  // Most pages are made for this visit: a quarter of a second each.
  test.setTimeout(1_200_000)
  const crawl = await crawlSite({ baseURL: baseURL ?? '', limit })
  expect(crawl.isComplete, `more than ${limit} addresses`).toBe(true)
  expect(crawl.pages.size).toBeGreaterThan(500)
  expect.soft(crawl.broken, 'every address that is linked answers').toEqual([])
  for (const [promise, look] of Object.entries(promises)) {
    const problems = [...crawl.pages].flatMap(([address, facts]) =>
      look(facts, address, crawl).map((problem) => `${address}: ${problem}`),
    )
    expect.soft(problems, promise).toEqual([])
  }
  // The guard itself: it must know the sentences of another language when it sees them.
  expect(findForeign(crawl.pages.get('/fr/')?.words ?? [], 'nl').length).toBeGreaterThan(10)
})
