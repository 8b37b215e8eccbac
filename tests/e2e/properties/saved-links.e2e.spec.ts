import { expect, test, type Browser, type Page } from '@playwright/test'
import { buildHref, savedPath } from '../../../src/domain/routing/routes'
import { savedKey } from '../../../src/domain/saved-properties/saved-properties'
import { deviceWidths, journeyLocales } from '../../support/browser/device-widths'
import { untilAlive } from '../../support/browser/alive'
import { findAxeProblems } from '../../support/browser/axe'
import { refuseConsent } from '../../support/browser/consent'
import { ownSite } from '../../support/browser/own-site'
import { findScreenProblems } from '../../support/browser/page-width'
import { textsOf } from '../../support/words/site-texts'

/** Another device: a browser of its own, with these favourites. */
async function openDevice(browser: Browser, favourites: number[]): Promise<Page> {
  const context = await browser.newContext({ baseURL: ownSite().url })
  const page = await context.newPage()
  await refuseConsent(page)
  await page.addInitScript(
    ([key, text]) => {
      if (location.origin !== 'null' && key && text && localStorage.getItem(key) === null)
        localStorage.setItem(key, text)
    },
    [savedKey, JSON.stringify({ favourites, recent: [], compared: [] })],
  )
  return page
}

const favouritesOf = (page: Page): Promise<unknown> =>
  page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '{}').favourites, savedKey)

for (const locale of journeyLocales) {
  test(`favourites are carried to another device in ${locale}, where nothing is lost`, async ({
    browser,
  }) => {
    const t = textsOf(locale)
    const saved = buildHref({ locale, path: savedPath(locale) })
    const first = await openDevice(browser, [2101, 2103])
    await first.goto(saved)
    await untilAlive(first)
    await first.getByRole('button', { name: t('saved.carry.make') }).click()
    const link = first.getByLabel(t('saved.carry.link'))
    await expect(link).toHaveValue(/#carry=[\w-]{32}$/)
    expect(await findAxeProblems(first)).toEqual([])
    const url = await link.inputValue()

    const second = await openDevice(browser, [2105, 2101])
    const asked: string[] = []
    second.on('request', (request) => asked.push(request.url() + JSON.stringify(request.headers())))
    await second.goto(url)
    const add = second.getByRole('button', { name: t('saved.carry.add') })
    await expect(add).toBeVisible()
    await expect(second).toHaveURL(saved)
    const token = new URL(url).hash.slice('#carry='.length)
    expect(asked.join()).not.toContain(token)
    for (const width of deviceWidths[locale]) {
      await second.setViewportSize({ width, height: 900 })
      expect(await findScreenProblems(second)).toEqual([])
    }
    expect(await favouritesOf(second)).toEqual([2105, 2101])
    await add.click()
    await expect(second.getByText(t('saved.carry.added'))).toBeVisible()
    expect(await favouritesOf(second)).toEqual([2105, 2101, 2103])
    await Promise.all([first.context().close(), second.context().close()])
  })

  test(`a wrong or an expired link says so in ${locale}`, async ({ browser }) => {
    const t = textsOf(locale)
    const saved = buildHref({ locale, path: savedPath(locale) })
    const page = await openDevice(browser, [2101])
    for (const token of ['x'.repeat(32), 'short']) {
      await page.goto('about:blank')
      await page.goto(`${saved}#carry=${token}`)
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(t('saved.carry.gone'))
    }
    expect(await favouritesOf(page)).toEqual([2101])
    await page.context().close()
  })
}
