import { expect, test, type Page } from '@playwright/test'
import { untilAlive } from '../../support/browser/alive'

const isAt = (page: Page, path: string) => expect.poll(() => new URL(page.url()).pathname).toBe(path)

const forget = (page: Page) => page.context().clearCookies()

/** Waits until the page has stored its language: in a cookie while it is read, in storage when the browser is idle. */
async function untilKept(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)))
}

test.use({ locale: 'nl-BE' })

test('a language chosen with the switcher is used for the next address without one', async ({ page }) => {
  await page.goto('/')
  await isAt(page, '/nl/')
  await page.getByRole('banner').getByRole('link', { name: 'Français' }).first().click()
  await isAt(page, '/fr/')
  await untilKept(page)
  await page.goto('/for-sale/')
  await isAt(page, '/fr/a-vendre/')
})

test('without a cookie, local storage comes before session storage, and both before the browser', async ({
  page,
}) => {
  await page.goto('/nl/')
  await untilKept(page)
  for (const [stored, path] of [
    [{ localStorage: 'de', sessionStorage: 'en' }, '/de/zu-verkaufen/'],
    [{ localStorage: '', sessionStorage: 'en' }, '/en/for-sale/'],
    [{ localStorage: 'xx', sessionStorage: '"><script>' }, '/nl/te-koop/'],
  ] as const) {
    await page.evaluate(({ localStorage, sessionStorage }) => {
      window.localStorage.setItem('lng', localStorage)
      window.sessionStorage.setItem('lng', sessionStorage)
    }, stored)
    await forget(page)
    await page.goto('/for-sale/?page=2')
    await isAt(page, path)
    await expect.poll(() => new URL(page.url()).search).toBe('?page=2')
    await untilKept(page)
    expect(await page.evaluate(() => localStorage.getItem('lng'))).toBe(path.slice(1, 3))
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'lng')?.value).toBe(path.slice(1, 3))
    expect(cookies.some(({ name }) => name === 'lng-detected')).toBe(false)
  }
})

test('the language in the query comes before the stored one', async ({ page }) => {
  await page.goto('/fr/')
  await untilKept(page)
  await page.goto('/for-rent/?lng=de')
  await isAt(page, '/de/zu-vermieten/')
  await untilKept(page)
  await page.goto('/contact/')
  await isAt(page, '/de/kontakt/')
})

test('an address with a language stays in it, whatever was stored', async ({ page }) => {
  await page.goto('/fr/')
  await page.goto('/en/contact/?lng=nl')
  await isAt(page, '/en/contact/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
})

test('without storage the pages work all the same', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('closed', 'SecurityError')
        },
      })
  })
  await page.goto('/for-sale/')
  await isAt(page, '/nl/te-koop/')
  await untilAlive(page)
  expect(errors).toEqual([])
})
