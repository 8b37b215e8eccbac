import { expect, test, type Page } from '@playwright/test'
import { locales, type Locale } from '../../../src/domain/shared/locale'
import { deviceWidths } from '../../support/browser/device-widths'
import { untilAlive } from '../../support/browser/alive'
import { findAxeProblems } from '../../support/browser/axe'
import { refuseConsent } from '../../support/browser/consent'
import { screenIn, screens } from '../../support/browser/screens'
import { textsOf } from '../../support/words/site-texts'

test.beforeEach(({ page }) => refuseConsent(page))

const villa = '/property/2102/'

const barOf = (page: Page, locale: Locale) =>
  page.getByRole('navigation', { name: textsOf(locale)('property.sections.label'), exact: true })

/** The distance from the bottom of the bar to a heading, in pixels. */
async function roomAbove(page: Page, { locale, heading }: { locale: Locale; heading: string }) {
  const bar = await barOf(page, locale).boundingBox()
  const box = await page.getByRole('heading', { level: 2, name: heading, exact: true }).boundingBox()
  return (box?.y ?? 0) - ((bar?.y ?? 0) + (bar?.height ?? 0))
}

for (const locale of locales) {
  for (const width of deviceWidths[locale]) {
    test(`the links to the sections follow and mark the one that is read, in ${locale} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(screenIn(villa, locale))
      await untilAlive(page)
      const t = textsOf(locale)
      const link = barOf(page, locale).getByRole('link', { name: t('property.energy'), exact: true })
      await link.click()
      await expect(link).toHaveAttribute('aria-current', 'location')
      await expect(link).toBeInViewport({ ratio: 1 })
      await expect
        .poll(() => roomAbove(page, { locale, heading: t('property.energy') }))
        .toBeGreaterThanOrEqual(0)
      expect(await findAxeProblems(page, { part: 'article' })).toEqual([])
    })
  }
}

test('nothing that is read is cut off where letters are set half as large again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const land = '/property/2227/'
  const addresses = [villa, land, screens.contact, screens.valuation].map((path) => screenIn(path, 'de'))
  for (const address of [...addresses, '/de/zu-verkaufen/wallonisch-brabant/']) {
    await page.goto(address)
    await untilAlive(page)
    await page.addStyleTag({ content: 'html { font-size: 150% !important }' })
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
    })
    const beyond = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'main :is(h1, h2, h3):not(ul *), main :is(th, td):not([role=region] *), main label:not([aria-hidden] *), footer :is(h2, p), .energy-scale b, [data-contact-bar] > a',
        ),
      ]
        .filter((element) => element.getBoundingClientRect().width > 1)
        .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
        .map(({ textContent }) => textContent),
    )
    expect(beyond, address).toEqual([])
  }
})

test('the bar with the agent stays within the narrowest telephone in every language, and out of a low window', async ({
  page,
}) => {
  const bar = page.locator('[data-contact-bar]')
  for (const locale of locales) {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(screenIn(villa, locale))
    const room = await bar.evaluate((element) => {
      const { paddingRight } = getComputedStyle(element)
      const ends = [...element.children].map((child) => child.getBoundingClientRect().right)
      return element.getBoundingClientRect().right - Number.parseFloat(paddingRight) - Math.max(...ends)
    })
    expect(Math.round(room), locale).toBeGreaterThanOrEqual(0)
  }
  // A page at 400 %.
  await page.setViewportSize({ width: 320, height: 256 })
  await untilAlive(page)
  // Past the place of the links.
  await page.mouse.wheel(0, 3000)
  await expect(bar).not.toBeInViewport()
  await expect(barOf(page, 'de')).not.toBeInViewport()
})

for (const width of [390, 820, 1440]) {
  test(`the links rest below the last section at ${width} px, on none of its targets`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(screenIn(villa, 'fr'))
    await untilAlive(page)
    await page.locator('footer').last().scrollIntoViewIfNeeded()
    const lastFold = page.locator('#contact summary').last()
    const room = async () => {
      const bar = await barOf(page, 'fr').boundingBox()
      const fold = await lastFold.boundingBox()
      return (bar?.y ?? 0) - ((fold?.y ?? 0) + (fold?.height ?? 0))
    }
    await expect.poll(room).toBeGreaterThanOrEqual(0)
  })
}

for (const locale of locales) {
  test(`all links to the sections are in sight at 1440 px in ${locale}`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(screenIn('/property/2330/', locale))
    const bar = barOf(page, locale)
    const isWhole = () => bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
    expect(await isWhole()).toBe(true)
  })
}

test('a section of a line is marked where its link leads, not the one after it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1400 })
  await page.goto(screenIn(villa, 'fr'))
  await untilAlive(page)
  const links = barOf(page, 'fr').getByRole('link')
  for (const link of await links.all()) {
    await link.click()
    await expect(link).toHaveAttribute('aria-current', 'location')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the links to the sections and the ways to share are links', async ({ page }) => {
    await page.goto(screenIn(villa, 'fr'))
    const t = textsOf('fr')
    await barOf(page, 'fr')
      .getByRole('link', { name: t('property.facts'), exact: true })
      .click()
    await expect(page.getByRole('heading', { level: 2, name: t('property.facts') })).toBeInViewport()
    const address = encodeURIComponent(new URL(page.url()).pathname)
    await expect(page.getByRole('link', { name: 'WhatsApp' }).first()).toHaveAttribute(
      'href',
      new RegExp(`^https://wa\\.me/\\?text=.+${address}$`),
    )
    await expect(page.getByRole('link', { name: t('property.share.ownMail') }).first()).toHaveAttribute(
      'href',
      new RegExp(`^mailto:\\?subject=.+&body=.+${address}$`),
    )
  })
})

test('the address is copied, which is said', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(screenIn(villa, 'fr'))
  await untilAlive(page)
  const t = textsOf('fr')
  await page.getByRole('button', { name: t('property.share.copy'), exact: true }).click()
  await expect(page.getByText(t('property.share.copied'), { exact: true })).toBeVisible()
})

test('the energy scale of Wallonia is drawn in full with the class of the property', async ({ page }) => {
  await page.goto(screenIn('/property/2115/', 'fr'))
  const t = textsOf('fr')
  const scale = page.getByRole('img', {
    name: t('energy.scale', { name: t('energy.name.wallonia'), best: 'A++', worst: 'G', label: 'E' }),
    exact: true,
  })
  await expect(scale.locator('p > span')).toHaveText([
    'A++≤ 0',
    'A+≤ 45',
    'A≤ 85',
    'B≤ 170',
    'C≤ 255',
    'D≤ 340',
    'E≤ 425',
    'F≤ 510',
    'G> 510',
  ])
  await expect(scale.locator('b')).toHaveText(`E · ${textsOf('fr')('common.energyUse', { value: 389 })}`)
})

for (const locale of locales) {
  for (const width of deviceWidths[locale]) {
    test(`a loan is worked out beside the purchase costs, in ${locale} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(screenIn('/property/2101/', locale))
      await untilAlive(page)
      const t = textsOf(locale)
      const fold = page.locator('details').filter({ hasText: t('property.loan.title') })
      await fold.locator('summary').click()
      await expect(fold.getByText(t('property.loan.note'), { exact: true })).toBeVisible()
      await expect(fold.getByRole('status')).toHaveText(t('property.loan.hint'))
      await fold.getByLabel(t('property.loan.own')).fill('900 000')
      await expect(fold.getByRole('status')).toHaveText(t('property.loan.covered'))
      await fold.getByLabel(t('property.loan.own')).fill('101 106,58')
      await fold.getByLabel(t('property.loan.rate')).fill('0')
      await fold.getByLabel(t('property.loan.years')).fill('25')
      await expect(fold.getByRole('definition')).toHaveText(['€ 1.000', '€ 300.000', '€ 0'])
      await fold.getByLabel(t('property.loan.rate')).fill('3')
      await expect(fold.getByRole('definition').first()).toHaveText('€ 1.416,33')
      expect(await findAxeProblems(page, { part: '#purchase' })).toEqual([])
    })
  }
}

test('a property to let has no loan', async ({ page }) => {
  await page.goto(screenIn('/property/2117/', 'fr'))
  await expect(page.getByText(textsOf('fr')('property.loan.title'))).toHaveCount(0)
})
