import { expect, test, type Page } from '@playwright/test'
import { placePath } from '../../../src/domain/routing/place-path'
import { buildHref, listingPath } from '../../../src/domain/routing/routes'
import { locales, type Locale } from '../../../src/domain/shared/locale'
import { deviceWidths } from '../../support/browser/device-widths'
import { refuseConsent } from '../../support/browser/consent'
import { findScreenProblems } from '../../support/browser/page-width'
import { textsOf } from '../../support/words/site-texts'

test.beforeEach(({ page }) => refuseConsent(page))

const wavre = { fr: 'wavre', nl: 'waver', en: 'wavre', de: 'wavre' } as const
const named = { fr: 'à Wavre', nl: 'in Waver', en: 'in Wavre', de: 'in Wavre' } as const

const pageOf = (locale: Locale) =>
  buildHref({ locale, path: placePath({ goal: 'sale', locale, slug: wavre[locale] }) })

const cards = (page: Page) => page.getByRole('main').getByRole('article')

for (const locale of locales) {
  test(`the page of a town in ${locale} has its properties, prices, neighbours and an alert`, async ({
    page,
  }) => {
    const t = textsOf(locale)
    for (const width of deviceWidths[locale]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(pageOf(locale))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        t('place.title.sale', { at: named[locale] }),
      )
      const box = await cards(page).first().boundingBox()
      expect(box?.y, `${width}`).toBeLessThan(900 / 2)
      expect(await findScreenProblems(page)).toEqual([])
    }
    const prices = page.getByRole('main').getByRole('table')
    await expect(prices).toContainText('€')
    await expect(
      page
        .getByRole('region', { name: t('place.nearby') })
        .getByRole('link')
        .first(),
    ).toBeVisible()
    await page
      .locator('main summary')
      .filter({ hasText: t('alert.ask') })
      .click()
    await expect(page.locator('main form[action="/api/forms/demand-register"]')).toContainText('1300')
  })

  test(`the list in ${locale} leads to its towns, whose page leads to the filters`, async ({ page }) => {
    const t = textsOf(locale)
    await page.goto(buildHref({ locale, path: listingPath({ name: 'sale', locale }) }))
    const towns = page.getByRole('region', { name: t('place.top.sale') })
    await towns.getByRole('link').first().click()
    await expect(page.getByRole('link', { name: t('place.filter') })).toBeVisible()
    const own = new URL(page.url()).pathname
    const count = await cards(page).count()
    await page.getByRole('link', { name: t('place.filter') }).click()
    await expect(page).toHaveURL(/\?city=/)
    await expect(cards(page)).toHaveCount(count)
    // What search engines are told stands in the page as it is sent.
    await page.reload()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${own}$`))
  })
}

test('a page of a town names its other languages, and leads there', async ({ page }) => {
  await page.goto(pageOf('fr'))
  for (const locale of locales)
    await expect(page.locator(`link[rel=alternate][hreflang=${locale}]`)).toHaveAttribute(
      'href',
      new RegExp(`${pageOf(locale)}$`),
    )
})

test('a town without properties ever is a missing page, and so is one below it', async ({ page }) => {
  for (const path of ['/fr/a-vendre/bastogne-ville/', '/fr/a-vendre/wavre/maison/'])
    expect((await page.request.get(path)).status(), path).toBe(404)
})

test('a property leads to the others of its town', async ({ page }) => {
  await page.goto(pageOf('fr'))
  await cards(page).first().getByRole('link').first().click()
  const more = page.getByRole('link', { name: textsOf('fr')('place.more.sale', { at: named.fr }) })
  await expect(more).toHaveAttribute('href', pageOf('fr'))
})
