import { expect, test } from '@playwright/test'
import { htmlProblems, weighHtml } from '../../../tools/bench/page-html'
import { readMainScripts } from '../../../tools/build/hint-compiling'
import { untilAlive } from '../../support/browser/alive'
import { refuseConsent } from '../../support/browser/consent'
import { countRestyled } from '../../support/browser/restyled-elements'
import { screenIn, screens } from '../../support/browser/screens'

const kinds = ['home', 'list', 'second page of a list', 'property for sale', 'article', 'contact'] as const

// Decision 16. The order of events is tested, never a time.
for (const kind of kinds) {
  test(`${kind} is painted before its scripts are requested, and they have run when it is loaded`, async ({
    page,
    request,
  }) => {
    const address = screenIn(screens[kind], 'fr')
    await page.goto(address)
    const { painted, requested, waiting, frames } = await page.evaluate(() => ({
      painted: performance.getEntriesByType('paint').map(({ startTime }) => startTime),
      requested: performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/_next\/static\/chunks\/[^/]+\.js$/.test(name))
        .map(({ startTime }) => startTime),
      waiting: document.querySelectorAll('script[type="text/late"]').length,
      frames: document.querySelectorAll('body > iframe').length,
    }))
    expect(requested.length).toBeGreaterThan(5)
    // If nothing is painted for three seconds, the scripts are loaded all the same.
    expect(Math.min(...requested)).toBeGreaterThanOrEqual(Math.min(3000, ...painted))
    expect(waiting, 'scripts that were not put in').toBe(0)
    expect(frames, 'the frame that holds the load event').toBe(0)

    const html = await (await request.get(address)).text()
    expect(html).not.toMatch(/<script src="\/_next\/[^>]* async=""/)
    expect(html).not.toContain('rel="preload" as="script"')
  })

  // `npm run bench` counts the headers too, and takes off all that an empty page of the framework has.
  test(`${kind} has at most 25 KB of scripts beside those that every page runs`, async ({ page }) => {
    const main = readMainScripts('.next-test')
    await page.goto(screenIn(screens[kind], 'fr'))
    await untilAlive(page)
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => /\/_next\/static\/chunks\/[^/]+\.js$/.test(name))
        .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
    )
    const own = scripts.filter(({ name }) => !main.some((file) => name.endsWith(`/${file}`)))
    expect(own.length).toBeGreaterThan(2)
    const bytes = own.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
    expect(bytes, JSON.stringify(own)).toBeLessThan(25 * 1024)
  })

  test(`${kind} is not restyled when elements are added to it`, async ({ page }) => {
    await refuseConsent(page)
    await page.goto(screenIn(screens[kind], 'fr'))
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
    const all = await page.locator('*').count()
    // Elements of the page's own may be restyled at the same moment: then it is measured again.
    await expect(async () => {
      const restyled = await countRestyled(page, () =>
        document.querySelector('header')?.before(document.createElement('section')),
      )
      expect(restyled, `of ${all} elements`).toBeLessThan(50)
    }).toPass()
  })
}

test('the home page, a list and a property stay below their weights in every language', async ({
  request,
}) => {
  const light = { home: screens.home, list: screens.list, property: screens['property for sale'] }
  for (const [name, path] of Object.entries(light))
    for (const locale of ['nl', 'fr', 'en', 'de']) {
      const html = await (await request.get(screenIn(path, locale))).text()
      expect(htmlProblems(name, weighHtml(html)), `${name} in ${locale}`).toEqual([])
    }
})

test('a page in a language without scripts of its own shows everything before they arrive', async ({
  browser,
}) => {
  const page = await browser.newPage()
  // They never arrive.
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  await page.goto(screenIn(screens.list, 'nl'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('article.card').first()).toBeVisible()
  await page.close()
})

test('the back office and the frame of the map keep their scripts where they are', async ({ request }) => {
  for (const address of ['/admin/login', '/embed/map/?lang=fr']) {
    const html = await (await request.get(address)).text()
    expect(html).toMatch(/<script[^>]* src="\/_next\/[^>]* async=""/)
    expect(html).not.toContain('text/late')
  }
})

test('responses are compressed, in Brotli where it is supported', async ({ playwright, baseURL }) => {
  for (const [requested, expected] of [
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['identity', undefined],
  ] as const) {
    const visitor = await playwright.request.newContext({
      baseURL,
      extraHTTPHeaders: { 'accept-encoding': requested },
    })
    const response = await visitor.get(screenIn(screens.home, 'de'))
    expect(response.headers()['content-encoding']).toBe(expected)
    expect(await response.text()).toContain('</html>')
    await visitor.dispose()
  }
})

test('a page that is the same for everybody is sent again only if it has changed, any other one always', async ({
  request,
}) => {
  const tagOf = async (address: string) => (await request.get(address)).headers().etag ?? ''
  for (const address of [screenIn(screens.home, 'de'), screenIn(screens['second page of a list'], 'de')]) {
    // It is compressed better once it is asked again.
    await expect(async () => {
      const tag = await tagOf(address)
      const again = await request.get(address, { headers: { 'if-none-match': tag } })
      expect([again.status(), again.headers().etag, (await again.body()).length]).toEqual([304, tag, 0])
      const other = await request.get(`${address}${address.includes('?') ? '&' : '?'}utm_source=mail`)
      expect([other.status(), other.headers().etag]).toEqual([200, tag])
    }).toPass()
  }
  for (const address of ['/de/login/', '/admin/login']) expect(await tagOf(address), address).toBe('')
})
