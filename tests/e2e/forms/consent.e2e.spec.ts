import { expect, test, type Page } from '@playwright/test'
import { consentSignals } from '../../../src/domain/consent/consent-choices'
import { consentKey, parseConsent } from '../../../src/domain/consent/kept-consent'
import { untilAlive } from '../../support/browser/alive'
import { findAxeProblems } from '../../support/browser/axe'
import { findCut, findScreenProblems } from '../../support/browser/page-width'

const start = '/fr/disclaimer/'

const words = {
  nl: {
    property: '/nl/',
    title: 'Uw cookies, uw keuze',
    settings: 'Cookie-instellingen',
    change: 'Instellingen wijzigen',
  },
  fr: {
    property: '/fr/',
    title: 'Vos cookies, votre choix',
    settings: 'Paramètres des cookies',
    change: 'Modifier les paramètres',
  },
} as const

const dialog = (page: Page) => page.getByRole('dialog', { name: /cookies/ })
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

/** The purposes that are allowed in the browser's storage; null without a decision. */
async function keptSignals(page: Page): Promise<string[] | null> {
  const text = await page.evaluate((key) => localStorage.getItem(key), consentKey)
  const consent = parseConsent(text, { now: Date.now() })
  return consent && consentSignals.filter((signal) => consent.choices[signal])
}

async function expectKept(page: Page, signals: string[]): Promise<void> {
  await expect(dialog(page)).toHaveCount(0)
  expect(await keptSignals(page)).toEqual(signals)
  await page.reload()
  await untilAlive(page)
  await expect(dialog(page)).toHaveCount(0)
  expect(await keptSignals(page)).toEqual(signals)
}

test.describe('the consent bar', () => {
  test('offers to agree and to refuse with equal weight, and to change the settings', async ({ page }) => {
    await page.goto(start)
    const buttons = dialog(page).getByRole('button')
    await expect(buttons).toHaveText(['Accepter', 'Refuser', 'Modifier les paramètres'])
    const [agree, refuse] = await Promise.all(
      [0, 1].map((index) =>
        buttons.nth(index).evaluate((button) => {
          const { width, height } = button.getBoundingClientRect()
          const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(button)
          return { width, height, color, backgroundColor, fontSize, fontWeight }
        }),
      ),
    )
    expect(refuse).toEqual(agree)
    expect(await keptSignals(page)).toBeNull()
  })

  for (const [width, path] of [
    [390, '/property/2101/?lng=fr'],
    [1440, '/property/2101/?lng=fr'],
    [390, '/for-sale/?lng=fr'],
  ] as const) {
    test(`leaves the button to the top, the contact bar and the end of ${path} reachable at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      const sheet = await dialog(page).boundingBox()
      await page.mouse.wheel(0, 900)
      const wayUp = page.locator('.scroll-to-top')
      await expect(wayUp).toBeVisible()
      const bar = page.locator('[data-contact-bar]')
      for (const part of [wayUp, ...((await bar.count()) > 0 && width < 1024 ? [bar] : [])]) {
        await expect(part).toBeVisible()
        await expect
          .poll(async () => {
            const box = await part.boundingBox()
            return (box?.y ?? 0) + (box?.height ?? 0)
          })
          .toBeLessThanOrEqual(Math.ceil(sheet?.y ?? 0))
      }
      await page.evaluate(() =>
        window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }),
      )
      const end = await page.getByRole('contentinfo').boundingBox()
      expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(Math.ceil(sheet?.y ?? 0) + 1)
    })
  }

  test('does not come back after agreeing, and everything is allowed', async ({ page }) => {
    await page.goto(start)
    await press(page, 'Accepter')
    await expectKept(page, [...consentSignals])
  })

  test('allows only the first purpose after refusing', async ({ page }) => {
    await page.goto(start)
    await press(page, 'Refuser')
    await expectKept(page, ['ad_user_data'])
  })

  test('has settings with five switches of which the first is always on, and stores a selection', async ({
    page,
  }) => {
    await page.goto(start)
    await press(page, 'Modifier les paramètres')
    const switches = dialog(page).getByRole('switch')
    await expect(switches).toHaveCount(5)
    await expect(switches.first()).toBeChecked()
    await expect(switches.first()).toBeDisabled()
    for (const index of [1, 2, 3, 4]) await expect(switches.nth(index)).not.toBeChecked()
    await dialog(page).getByRole('switch', { name: 'Stockage à des fins d’analyse' }).check()
    await press(page, 'Accepter partiellement')
    await expectKept(page, ['ad_user_data', 'analytics_storage'])
  })

  for (const [button, signals] of [
    ['Tout accepter', [...consentSignals]],
    ['Refuser', ['ad_user_data']],
  ] as const) {
    test(`ignores the switches when « ${button} » is pressed in the settings`, async ({ page }) => {
      await page.goto(start)
      await press(page, 'Modifier les paramètres')
      await dialog(page).getByRole('switch').nth(3).check()
      await press(page, button)
      await expectKept(page, [...signals])
    })
  }

  test('comes back by ?setcookies, and the former decision is deleted', async ({ page }) => {
    await page.goto(start)
    await press(page, 'Accepter')
    await expect(dialog(page)).toHaveCount(0)
    await page.goto('/fr/contact/?setcookies')
    await expect(dialog(page)).toBeVisible()
    expect(await keptSignals(page)).toBeNull()
    await expect(page).toHaveURL('/fr/contact/')
    await press(page, 'Refuser')
    await expectKept(page, ['ad_user_data'])
  })

  test('comes back by the link in the footer, with the switches as they were', async ({ page }) => {
    await page.goto(start)
    await press(page, 'Modifier les paramètres')
    await dialog(page).getByRole('switch').nth(3).check()
    await press(page, 'Accepter partiellement')
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Paramètres des cookies' })
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await link.click()
    await expect(dialog(page).getByRole('heading', { name: 'Vos cookies, votre choix' })).toBeFocused()
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
    expect(await keptSignals(page)).toBeNull()
    await press(page, 'Modifier les paramètres')
    await expect(dialog(page).getByRole('switch').nth(3)).toBeChecked()
    await press(page, 'Refuser')
    await expect(dialog(page)).toHaveCount(0)
    await expect(link).toBeFocused()
  })

  test('comes early in the order of the keyboard, and Escape is no decision', async ({ page }) => {
    await page.goto(start)
    await expect(dialog(page)).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: 'Aller au contenu' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog(page).getByRole('link', { name: 'Politique en matière de cookies' })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(dialog(page).getByRole('button', { name: 'Accepter' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toBeVisible()
    expect(await keptSignals(page)).toBeNull()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(dialog(page).getByRole('heading', { name: 'Paramètres des cookies' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(dialog(page).getByRole('switch').nth(1)).toBeFocused()
    await page.keyboard.press('Space')
    await expect(dialog(page).getByRole('switch').nth(1)).toBeChecked()
  })

  test('does not keep anyone from using the page', async ({ page }) => {
    await page.goto(start)
    await expect(dialog(page)).toBeVisible()
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).first().click()
    await expect(page).toHaveURL('/fr/contact/')
    await expect(dialog(page)).toBeVisible()
    // The last link of the page can be scrolled above the bar.
    const last = page.getByRole('contentinfo').getByRole('link').last()
    await last.focus()
    await expect
      .poll(async () => {
        const [link, sheet] = [await last.boundingBox(), await dialog(page).boundingBox()]
        return link && sheet ? sheet.y - (link.y + link.height) : null
      })
      .toBeGreaterThanOrEqual(0)
  })

  test('moves nothing on the page and is not its largest paint', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.addInitScript(() => {
      const seen: { shifts: number; largest: string[] } = { shifts: 0, largest: [] }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) if ('value' in entry) seen.shifts += Number(entry.value)
      }).observe({ type: 'layout-shift', buffered: true })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const element = 'element' in entry ? entry.element : null
          if (element instanceof Element)
            seen.largest.push(element.closest('[role=dialog]') ? 'sheet' : 'page')
        }
      }).observe({ type: 'largest-contentful-paint', buffered: true })
    })
    await page.goto('/fr/privacy-statement/')
    await expect(dialog(page)).toBeVisible()
    await untilAlive(page)
    const seen = await page.evaluate(() => ('seen' in window ? window.seen : null))
    expect(seen).toMatchObject({ shifts: expect.any(Number), largest: expect.arrayContaining(['page']) })
    expect(JSON.stringify(seen)).not.toContain('sheet')
    expect(await page.evaluate(() => ('seen' in window ? Object(window.seen).shifts : 1))).toBeLessThan(0.01)
  })

  test('is not shown where a path contains preview', async ({ page }) => {
    await page.goto('/fr/preview-de-rien/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await untilAlive(page)
    await expect(dialog(page)).toHaveCount(0)
  })

  test('is not shown on a page where an editor turned it off, but can be opened there', async ({ page }) => {
    await page.goto(start)
    await dialog(page).getByRole('link', { name: 'Politique en matière de cookies' }).click()
    await expect(page).toHaveURL('/fr/cookie-policy/')
    await expect(dialog(page)).toHaveCount(0)
    await page.goBack()
    await expect(dialog(page)).toBeVisible()
    await page.goto('/fr/cookie-policy/')
    await untilAlive(page)
    await expect(dialog(page)).toHaveCount(0)
    await page.getByRole('main').getByRole('link', { name: 'rouvrir la fenêtre de consentement' }).click()
    await expect(dialog(page)).toBeVisible()
    await press(page, 'Refuser')
    await expect(dialog(page)).toHaveCount(0)
  })

  test('closes in every open tab at once', async ({ page, context }) => {
    const other = await context.newPage()
    await page.goto(start)
    await other.goto('/nl/')
    await expect(dialog(page)).toBeVisible()
    await expect(dialog(other)).toBeVisible()
    await press(page, 'Refuser')
    await expect(dialog(other)).toHaveCount(0)
  })

  test('is not printed', async ({ page }) => {
    await page.goto(start)
    await expect(dialog(page)).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('[role=dialog]')).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('there is no bar and no link to it', async ({ page }) => {
    await page.goto(start)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Paramètres des cookies' })).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
})

for (const [locale, width] of [
  ['nl', 1440],
  ['fr', 390],
] as const)
  test(`axe finds nothing in the dialog in ${locale} at ${width} px`, async ({ page }) => {
    const { property, title, settings, change } = words[locale]
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(property)
    await expect(page.getByRole('dialog', { name: title })).toBeVisible()
    await expectNoViolations(page)
    await press(page, change)
    await expect(page.getByRole('dialog', { name: settings })).toBeVisible()
    expect(await findScreenProblems(page)).toEqual([])
    for (const other of [390, 1440]) expect(await findCut(page, other), `cut off at ${other} px`).toEqual([])
  })

async function expectNoViolations(page: Page): Promise<void> {
  expect(await findAxeProblems(page)).toEqual([])
}
