import { expect, test } from '@playwright/test'
import { isLocale, locales } from '../../src/domain/shared/locale'
import { crawlSite, toInternal, type Crawl } from '../support/crawl-site'
import { createLanguageGuard } from '../support/language-sentences'
import type { PageFacts } from '../support/page-facts'
import { screenIn, screens } from '../support/screens'

// Many pages, of which no trace is needed: each complaint names its address.
test.use({ trace: 'off', screenshot: 'off' })
test.describe.configure({ timeout: 300_000 })

const baseURL = process.env.E2E_URL ?? ''
const limit = 2000

test.describe('the site, followed from its home pages,', () => {
  let crawl: Crawl

  test.beforeAll(async () => {
    test.setTimeout(300_000)
    crawl = await crawlSite({ baseURL, limit })
  })

  /** What a look at each page finds wrong, each with the address of the page. */
  const problemsOf = (look: (facts: PageFacts, address: string) => string[]): string[] =>
    [...crawl.pages].flatMap(([address, facts]) =>
      look(facts, address).map((problem) => `${address}: ${problem}`),
    )

  const repeated = (values: string[]): string[] =>
    values.filter((value, index) => values.indexOf(value) !== index)

  test('every link from the four home pages on leads to a page, with one redirect at most', () => {
    expect(crawl.isComplete, `more than ${limit} addresses`).toBe(true)
    expect(crawl.pages.size).toBeGreaterThan(300)
    expect(crawl.broken).toEqual([])
  })

  test('every fragment of a link is on the page it leads to', () => {
    const problems = problemsOf((facts, address) =>
      facts.links.flatMap(({ href }) => {
        const { href: from } = new URL(address, baseURL)
        const { hash } = new URL(href, from)
        const target = toInternal(href, from)
        const page = target === address ? facts : crawl.pages.get(target ?? '')
        return hash.length < 2 || !page || page.ids.includes(decodeURIComponent(hash.slice(1))) ? [] : [href]
      }),
    )
    expect(problems).toEqual([])
  })

  test('every link and every button has a name', () => {
    expect(problemsOf(({ namelessControls }) => namelessControls)).toEqual([])
  })

  test('every picture has an alternative text, or stands beside words', () => {
    expect(problemsOf(({ wrongPictures }) => wrongPictures)).toEqual([])
  })

  test('every page has one heading of level one, and none of its headings skips a level', () => {
    const problems = problemsOf(({ titles, headings }) => {
      const skips = headings.flatMap((level, index) => {
        const before = index === 0 ? 0 : (headings[index - 1] ?? 0)
        return level > before + 1 ? [`h${level} after h${before}`] : []
      })
      return titles.length === 1 && titles[0] !== '' ? skips : [`h1: ${JSON.stringify(titles)}`, ...skips]
    })
    expect(problems).toEqual([])
  })

  test('no page gives an id twice', () => {
    expect(problemsOf(({ ids }) => repeated(ids))).toEqual([])
  })

  test('every page is in the language of its address', () => {
    expect(problemsOf(({ lang }, address) => (address.startsWith(`/${lang}/`) ? [] : [lang]))).toEqual([])
  })

  test('no page shows a sentence of another language', () => {
    const findForeign = createLanguageGuard()
    // The guard itself: it must know a sentence of another language when it sees one.
    const french = crawl.pages.get('/fr/')
    expect(findForeign(french?.words ?? [], 'nl').length).toBeGreaterThan(10)
    expect(problemsOf(({ words, lang }) => (isLocale(lang) ? findForeign(words, lang) : [lang]))).toEqual([])
  })
})

test.describe('in a browser on a phone', () => {
  test.describe.configure({ mode: 'parallel' })
  test.use({ viewport: { width: 390, height: 844 } })

  for (const locale of locales) {
    test(`every kind of page in ${locale} is quiet in the console and no wider than the screen`, async ({
      page,
    }) => {
      let kind = ''
      const complaints: string[] = []
      const complain = (text: string) => complaints.push(`${kind}: ${text}`)
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complain(message.text())
      })
      page.on('pageerror', ({ message }) => complain(message))
      page.on('requestfailed', (request) => complain(`${request.failure()?.errorText}: ${request.url()}`))
      page.on('response', (response) => {
        if (response.status() >= 400) complain(`${response.status()}: ${response.url()}`)
      })
      for (const [name, path] of Object.entries(screens)) {
        kind = name
        await page.goto(screenIn(path, locale))
        await page.waitForLoadState('networkidle')
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        if (overflow > 0) complain(`${overflow} px wider than the screen`)
      }
      expect(complaints).toEqual([])
    })
  }
})
