import { expect, test, type Locator, type Page } from '@playwright/test'
import { OWNER_HINT_COOKIE } from '../../../src/domain/owners/owner-cookies'
import { untilAlive } from '../../support/browser/alive'
import { screenIn, screens } from '../../support/browser/screens'
import { textsOf } from '../../support/words/site-texts'

const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

/** Sets a variable that is lost when a new document is loaded. */
const mark = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
const isSameDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-same'))

const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)

test('on a telephone search links load a document, on a wide screen they navigate within it', async ({
  page,
}) => {
  for (const [viewport, same] of [
    [phone, false],
    [wide, true],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.goto('/nl/')
    await untilAlive(page)
    await mark(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Te koop \(\d+\)$/ })
      .first()
      .click()
    await page.waitForURL('**/nl/te-koop/')
    expect(await isSameDocument(page)).toBe(same)
  }
})

test('the drawer opens from the keyboard, keeps the focus, closes by Escape and returns the focus', async ({
  page,
}) => {
  await page.setViewportSize(phone)
  await page.goto('/de/')
  await untilAlive(page)
  const opener = page.getByRole('button', { name: 'Menü öffnen' })
  await opener.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Menü' })
  await expect(drawer).toBeVisible()
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab')
    const isInside = await drawer.evaluate(
      (dialog) => dialog.contains(document.activeElement) || document.activeElement === document.body,
    )
    expect(isInside).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})

async function placeOf(link: Locator) {
  const box = await link.boundingBox()
  return { left: box?.x, top: box?.y }
}

test('the links in the menu of an owner stay where they are when the name arrives', async ({
  page,
  baseURL,
}) => {
  const t = textsOf('de')
  await page.context().addCookies([{ name: OWNER_HINT_COOKIE, value: '1', url: baseURL }])
  let release: () => void = () => undefined
  let released: Promise<void> = Promise.resolve()
  await page.route('**/api/owner/me', async (route) => {
    await released
    await route.fulfill({ json: { name: 'Wilhelmina Vandenberghe-Vanderstraeten' } })
  })
  // Before the menu has loaded a link to the login stands there.
  const opener = page.locator('summary:visible', { hasText: t('owner.account.navigation.area') })
  const link = page.getByRole('link', { name: t('owner.account.navigation.account') })
  for (const viewport of [wide, phone]) {
    await page.setViewportSize(viewport)
    await page.goto('/de/')
    await untilAlive(page)
    if (viewport === phone) await page.getByRole('button', { name: t('navigation.openMenu') }).click()
    released = new Promise((resolve) => (release = resolve))
    await opener.click()
    await expect(link).toBeVisible()
    const before = await placeOf(link)
    release()
    await expect(page.getByText(/Vanderstraeten/)).toBeVisible()
    expect(await placeOf(link), `${viewport.width} px`).toEqual(before)
  }
})

test('the drawer leads to the valuation page and closes when a link is followed', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto('/fr/')
  await untilAlive(page)
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await drawer.getByRole('link', { name: 'Estimation gratuite' }).click()
  await expect(page).toHaveURL('/fr/estimation-gratuite/')
  await expect(drawer).toBeHidden()
})

test('the drawer opens before the scripts have come, and is filled when they have', async ({ page }) => {
  await page.setViewportSize(phone)
  let release: () => void = () => undefined
  const scripts = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.js', async (route) => {
    await scripts
    await route.continue()
  })
  await page.goto('/nl/', { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Menu openen' }).click()
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer).toBeVisible()
  release()
  await expect(drawer.getByRole('link', { name: 'Gratis schatting' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Menu sluiten' }).click()
  await expect(drawer).toBeHidden()
})

test('the drawer and the filters of a tablet that is turned leave a wide page as it is', async ({ page }) => {
  const tablet = { width: 820, height: 1180 }
  await page.setViewportSize(tablet)
  await page.goto('/fr/a-vendre/')
  await untilAlive(page)
  const menu = page.getByRole('navigation', { name: 'Menu principal' })
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.setViewportSize(wide)
  await expect(page.locator('html')).not.toHaveAttribute('data-behind-dialog')
  await menu.getByRole('link', { name: 'À louer' }).click()
  await page.waitForURL('**/fr/a-louer/')

  await page.setViewportSize(tablet)
  await page.getByRole('button', { name: 'Filtres' }).click()
  const sheet = page.locator('.filter-sheet')
  await expect.poll(() => sheet.evaluate((element) => element.matches(':popover-open'))).toBe(true)
  await page.setViewportSize(wide)
  await expect.poll(() => sheet.evaluate((element) => element.matches(':popover-open'))).toBe(false)
  const bar = await sheet.boundingBox()
  const card = await page.getByRole('article').first().boundingBox()
  expect(bar?.y).toBeLessThan(card?.y ?? 0)
})

test('a submenu opens by its button, closes by Escape and has links', async ({ page }) => {
  await page.setViewportSize(wide)
  // Its button needs its script.
  await page.goto('/nl/')
  await untilAlive(page)
  const menu = page.getByRole('navigation', { name: 'Hoofdmenu' })
  const button = menu.getByRole('button').first()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
})

test('the header is transparent only at the top of the home page, and fixed and opaque past 30 px', async ({
  page,
}) => {
  await page.setViewportSize(wide)
  const bar = page.locator('.site-header-bar')
  const headerStyle = () =>
    bar.evaluate((element) => {
      const { position, backgroundColor } = getComputedStyle(element)
      return { position, isTransparent: backgroundColor === 'rgba(0, 0, 0, 0)' }
    })
  const logo = page.locator('.site-header-logo:visible').first()
  await page.goto('/fr/')
  expect(await headerStyle()).toEqual({ position: 'absolute', isTransparent: true })
  const before = (await logo.boundingBox())?.height ?? 0
  await scrollTo(page, 31)
  await expect.poll(headerStyle).toEqual({ position: 'fixed', isTransparent: false })
  await expect.poll(async () => (await logo.boundingBox())?.height).toBeLessThan(before)
  await scrollTo(page, 30)
  await expect.poll(headerStyle).toEqual({ position: 'absolute', isTransparent: true })
  await page.goto('/fr/a-vendre/')
  expect((await headerStyle()).isTransparent).toBe(false)
})

test('the button to the top appears from 10 px on and scrolls in about half a second', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto('/en/for-sale/')
  const button = page.getByRole('button', { name: 'Back to the top of the page' })
  await scrollTo(page, 10)
  await expect(button).toBeVisible()
  await scrollTo(page, 9)
  await expect(button).toBeHidden()
  await scrollTo(page, 2000)
  await button.click()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expect(button).toBeHidden()
})

/** Every visible link of the page. */
const linksOf = (page: Page) =>
  page.locator('a[href]').evaluateAll((anchors) =>
    anchors.map((anchor) => ({
      href: anchor.getAttribute('href') ?? '',
      target: anchor.getAttribute('target'),
      rel: anchor.getAttribute('rel') ?? '',
      name: anchor.getAttribute('aria-label') ?? anchor.textContent,
    })),
  )

for (const [name, path, locale, ways] of [
  ['the home page', screens.home, 'fr', ['tel:']],
  ['a property', screens['property for sale'], 'nl', ['tel:', 'mailto:']],
  ['an article', screens.article, 'en', ['tel:', 'mailto:']],
  ['the contact page', screens.contact, 'de', ['tel:', 'mailto:']],
  ['a list that found nothing', '/for-sale/?q=nowhere', 'fr', ['tel:']],
] as const)
  test(`links of ${name} to other sites, telephones and mailboxes open a new tab and say so, others do not`, async ({
    page,
  }) => {
    await page.goto(screenIn(path, locale))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const links = await linksOf(page)
    for (const { href, target, rel, name } of links) {
      const isElsewhere = /^(?:http|\/\/|tel:|mailto:)/i.test(href)
      expect(target, href).toBe(isElsewhere ? '_blank' : null)
      if (!isElsewhere) continue
      expect(rel.split(' '), href).toContain('noopener')
      expect(name, href).toContain(textsOf(locale)('common.newTab'))
    }
    for (const way of ways)
      expect(
        links.some(({ href }) => href.startsWith(way)),
        way,
      ).toBe(true)
  })
