import { expect, test, type Page } from '@playwright/test'
import { buildHref, listingPath } from '../../../src/domain/routing/routes'
import { locales, type Locale } from '../../../src/domain/shared/locale'
import { deviceWidths, journeyLocales } from '../../support/browser/device-widths'
import { refuseConsent } from '../../support/browser/consent'
import { findScreenProblems } from '../../support/browser/page-width'
import { findMails } from '../../support/mail/mails'
import { textsOf } from '../../support/words/site-texts'

test.beforeEach(({ page }) => refuseConsent(page))

const listPage = (locale: Locale) => buildHref({ locale, path: listingPath({ name: 'sale', locale }) })

/** The mail that repeats what is looked for. */
async function expectMail({ to, words }: { to: string; words: readonly string[] }) {
  const [mail] = await findMails({ to, containing: '/alerts/confirm/' })
  for (const word of words) expect(mail?.text).toContain(word)
}

/** Unfolds the form of a list by the keyboard, once the page is hydrated. */
async function unfold(page: Page, name: string) {
  const summary = page.locator('main summary:visible').filter({ hasText: name })
  const form = page.getByRole('form')
  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(summary.locator('xpath=..').locator('form[action="/api/forms/demand-register"]')).toBeVisible()
  return form.and(page.locator('[action="/api/forms/demand-register"]'))
}

for (const locale of locales) {
  for (const width of deviceWidths[locale]) {
    test(`a visitor gets an alert for their list in ${locale} at ${width} px with an address and a consent`, async ({
      page,
    }) => {
      const t = textsOf(locale)
      const to = `list.${locale}.${width}@example.com`
      await page.setViewportSize({ width, height: 900 })
      await page.goto(`${listPage(locale)}?maxPrice=450000&type=1&label=A`)
      const name = (await page
        .locator('main summary:visible')
        .filter({ hasText: t('alert.ask') })
        .count())
        ? t('alert.ask')
        : t('search.keepInformed')
      const form = await unfold(page, name)
      await expect(form).toContainText('450.000')
      await expect(form).toContainText(t('alert.form.dropped', { names: t('search.filters.labels') }))
      expect(await findScreenProblems(page)).toEqual([])
      await form.getByLabel(t('lead.fields.email')).fill('nobody')
      await form.getByRole('button', { name: t('alert.list.send') }).click()
      await expect(form.locator('[name="email"]')).toHaveAttribute('aria-invalid', 'true')
      await form.getByLabel(t('lead.fields.email')).fill(to)
      await form.locator('[name="privacy"]').check()
      await form.getByRole('button', { name: t('alert.list.send') }).click()
      await expect(page).toHaveURL(/demand-register|bedankt|merci|thank|danke/)
      await expectMail({ to, words: ['450.000', t('lead.options.goal.sale')] })
    })
  }

  test(`an empty list offers an alert in ${locale}, and leads to the full form`, async ({ page }) => {
    const t = textsOf(locale)
    await page.goto(`${listPage(locale)}?maxPrice=1`)
    const form = await unfold(page, t('alert.ask'))
    expect(await findScreenProblems(page)).toEqual([])
    await form.getByRole('link', { name: t('alert.list.full') }).click()
    await expect(page.locator('main form#demand-register [name="goal"][value="sale"]')).toBeChecked()
  })
}

for (const locale of journeyLocales)
  test(`the full form of an alert keeps the circle of the list in ${locale}, and counts the same`, async ({
    page,
  }) => {
    const t = textsOf(locale)
    await page.goto(`${listPage(locale)}?near=be-municipality-wavre,12`)
    const found = Number(/\d+/.exec((await page.getByRole('status').first().textContent()) ?? '')?.[0])
    expect(found).toBeGreaterThan(1)
    const fold = await unfold(page, t('alert.ask'))
    await fold.getByRole('link', { name: t('alert.list.full') }).click()
    const form = page.locator('main form#demand-register')
    const circle = form.locator('select[name="near"]')
    // Once its script runs, the form counts what it finds.
    await expect(form.getByRole('status').filter({ hasText: String(found) })).toBeVisible()
    await expect(circle.first()).toHaveValue('be-municipality-wavre')
    await expect(circle.last()).toHaveValue('12')
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of journeyLocales) {
    test(`the form of a list in ${locale} has its own page, which keeps what was typed`, async ({ page }) => {
      const t = textsOf(locale)
      const to = `plain.${locale}@example.com`
      await page.goto(`${listPage(locale)}?maxPrice=450000`)
      await page
        .locator('main summary:visible')
        .filter({ hasText: t('alert.ask') })
        .click()
      await page.locator('main .alert-panel:visible a').click()
      await expect(page).toHaveURL(`/${locale}/alerts/new/?goal=sale&maxPrice=450000`)
      const form = page.locator('main form')
      await form.locator('[name="email"]').fill(to)
      await form.getByRole('button').click()
      await expect(page).toHaveURL(/alerts\/new\/\?goal=sale&maxPrice=450000&form=/)
      await expect(form.locator('[name="email"]')).toHaveValue(to)
      await expect(form.locator('[name="privacy"]')).toHaveAttribute('aria-invalid', 'true')
      await form.locator('[name="privacy"]').check()
      await form.getByRole('button').click()
      await expectMail({ to, words: ['450.000', t('lead.options.goal.sale')] })
    })
  }
})
