import { expect, test } from '@playwright/test'
import type { Locale } from '../../../src/domain/shared/locale'
import { untilAlive } from '../../support/browser/alive'
import { findAxeProblems } from '../../support/browser/axe'
import { refuseConsent } from '../../support/browser/consent'
import { textsOf } from '../../support/words/site-texts'

test.beforeEach(({ page }) => refuseConsent(page))

type Typed = { locale: Locale; base: string; line: string; unread: string; price: RegExp }

const typed: Typed[] = [
  {
    locale: 'fr',
    base: '/fr/a-vendre/',
    line: 'maison avec jardin max 500k licorne',
    unread: 'licorne',
    price: /500\.000/,
  },
  {
    locale: 'nl',
    base: '/nl/te-koop/',
    line: 'huis met tuin onder de 500.000 eenhoorn',
    unread: 'eenhoorn',
    price: /500\.000/,
  },
  {
    locale: 'en',
    base: '/en/for-sale/',
    line: 'house with garden up to 500k unicorn',
    unread: 'unicorn',
    price: /500\.000/,
  },
  {
    locale: 'de',
    base: '/de/zu-verkaufen/',
    line: 'Haus mit Garten bis 500 Tsd. Einhorn',
    unread: 'Einhorn',
    price: /500\.000/,
  },
]

for (const { locale, base, line, unread, price } of typed) {
  test.describe(`a typed line in ${locale}`, () => {
    const t = textsOf(locale)

    for (const javaScriptEnabled of [true, false]) {
      test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
        test.use({ javaScriptEnabled, viewport: { width: 390, height: 844 } })

        test('is shown as filters that can be taken back one by one, with the words that were not read', async ({
          page,
        }) => {
          await page.goto(`${base}?${new URLSearchParams({ q: line })}`)
          await expect(page.getByText(t('search.line.unread', { words: unread }))).toBeVisible()
          const chips = page.getByRole('list', { name: t('search.active.label') })
          const garden = chips.getByRole('link', {
            name: t('search.active.remove', { name: t('search.filters.garden') }),
          })
          await expect(chips.getByRole('link', { name: price })).toBeVisible()
          await expect(garden).toBeVisible()
          const narrow = Number(/\d+/.exec((await page.getByRole('status').textContent()) ?? '')?.[0])
          expect(narrow).toBeGreaterThan(0)
          if (javaScriptEnabled) expect(await findAxeProblems(page)).toEqual([])
          await garden.click()
          await expect(page).toHaveURL(/maxPrice=500000/)
          await expect(garden).toHaveCount(0)
          await expect(chips.getByRole('link', { name: price })).toBeVisible()
          const wide = Number(/\d+/.exec((await page.getByRole('status').textContent()) ?? '')?.[0])
          expect(wide).toBeGreaterThanOrEqual(narrow)
        })
      })
    }

    test.describe('without JavaScript, at 1440', () => {
      test.use({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })

      test('another line takes back what was read in the earlier one', async ({ page }) => {
        await page.goto(`${base}?${new URLSearchParams({ q: line, sort: 'price-asc' })}`)
        const form = page.getByRole('search', { name: t('search.filters.label') }).first()
        const field = form.getByRole('searchbox', { name: t('search.filters.text') })
        await field.fill(line.slice(0, line.indexOf(' ')))
        await field.press('Enter')
        await expect(page).toHaveURL(/read=/)
        const chips = page.getByRole('list', { name: t('search.active.label') })
        const garden = t('search.active.remove', { name: t('search.filters.garden') })
        await expect(chips.getByRole('link').first()).toBeVisible()
        await expect(chips.getByRole('link', { name: garden })).toHaveCount(0)
        await expect(chips.getByRole('link', { name: price })).toHaveCount(0)
        const next = page.locator('a[href*="page=2"]').first()
        if ((await next.count()) > 0) await expect(next).not.toHaveAttribute('href', /read=|line=|garden=/)
      })
    })

    test('stays in the field of the list, and can be changed there', async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(`${base}?${new URLSearchParams({ q: line })}`)
      await untilAlive(page)
      const field = page.getByRole('main').getByRole('searchbox', { name: t('search.filters.text') })
      await expect(field).toHaveValue(line)
      await field.press('Enter')
      await expect(field).toHaveValue(line)
      await field.fill(line.replace(unread, ''))
      await field.press('Enter')
      await expect(page).toHaveURL((url) => [...url.searchParams.keys()].join() === 'q')
      await expect(page.getByText(t('search.line.unread', { words: unread }))).toHaveCount(0)
      await expect(field).toHaveValue(line.replace(unread, '').trim())
    })
  })
}
