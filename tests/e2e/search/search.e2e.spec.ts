import { expect, test, type Page } from '@playwright/test'
import type { Locale } from '../../../src/domain/shared/locale'
import { refuseConsent } from '../../support/browser/consent'
import { journeyLocales } from '../../support/browser/device-widths'
import { textsOf } from '../../support/words/site-texts'
import { words } from '../../support/words/words'

test.beforeEach(({ page }) => refuseConsent(page))

const field = (page: Page, locale: Locale = 'fr') =>
  page.getByRole('searchbox', { name: textsOf(locale)('search.block.input') })

const toggle = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Rechercher', exact: true })

/** Types as a visitor does, and waits for the results of the whole text. */
async function ask(page: Page, text: string, locale: Locale = 'fr') {
  // Text that is typed before hydration is searched for again.
  await expect(async () => {
    await field(page, locale).fill('')
    const answered = page.waitForResponse(
      (response) => new URL(response.url()).searchParams.get('q') === text,
      { timeout: 4000 },
    )
    await field(page, locale).pressSequentially(text)
    await answered
  }).toPass()
  const box = page.getByRole('search', { name: textsOf(locale)('search.block.label') })
  await expect(box.getByRole('region').first()).toBeVisible()
}

test.describe('the search block', () => {
  for (const locale of journeyLocales) {
    test(`finds a town by its postcode in ${locale} and leads to its properties for sale`, async ({
      page,
    }) => {
      const t = textsOf(locale)
      await page.goto(`/${locale}/`)
      await ask(page, '1300', locale)
      const towns = page.getByRole('region', { name: t('search.panel.cities') })
      const town = towns.getByRole('listitem').filter({ hasText: /^W\S+ \[1300\]/ })
      await expect(town.getByRole('link', { name: `${t('property.goal.rent')} (6)` })).toBeVisible()
      await town.getByRole('link', { name: `${t('property.goal.sale')} (16)` }).click()
      await expect(page).toHaveURL(/\?city=[^&]+%7C1300$/)
      await expect(page.getByRole('status')).toHaveText(t('listing.count.sale', { count: 16 }))
      await expect(page.getByRole('main').getByRole('article')).toHaveCount(16)
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
    })

    test(`shows how many properties there are in ${locale}`, async ({ page, request }) => {
      const t = textsOf(locale)
      await page.goto(`/${locale}/`)
      const link = page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${t('property.goal.sale')} \\(\\d+\\)$`) })
      const count = Number(/\d+/.exec((await link.textContent()) ?? '')?.[0])
      const list = await request.get((await link.getAttribute('href')) ?? '')
      expect(await list.text()).toContain(t('listing.count.sale', { count }))
      await expect(
        page
          .getByRole('main')
          .getByText(new RegExp(`\\b${count}\\b.*\\d`))
          .first(),
      ).toBeVisible()
    })
  }

  test('finds a property by its reference, with its picture', async ({ page }) => {
    await page.goto('/fr/')
    await ask(page, '2101')
    const property = page.getByRole('region', { name: 'Biens', exact: true }).getByRole('link')
    await expect(property).toContainText('Ref: 2101')
    const size = await property.locator('img').evaluate((img) => [img.clientWidth, img.clientHeight])
    expect(size).toEqual([60, 60])
    await property.click()
    await expect(page).toHaveURL(/\/fr\/a-vendre\/wavre\/[^/]+\/2101\/$/)
  })

  test('finds a type by the beginning of its name, and shows one without properties as unavailable', async ({
    page,
  }) => {
    await page.goto('/fr/')
    await ask(page, 'terr')
    const type = page.getByRole('region', { name: 'Types de bien' }).getByRole('listitem')
    await expect(type).toHaveCount(1)
    await expect(type).toContainText('Terrain')
    const closed = type.getByRole('link', { name: 'À louer (0)' })
    await expect(closed).toHaveAttribute('aria-disabled', 'true')
    await expect(closed).not.toHaveAttribute('href')
    await type.getByRole('link', { name: /À vendre/ }).click()
    await expect(page).toHaveURL('/fr/a-vendre/?type=4')
    await expect(page.getByRole('list', { name: 'Filtres choisis' })).toContainText('Terrain')
  })

  test('opens by focus, stays open while the keyboard moves within it, and closes behind it', async ({
    page,
  }) => {
    await page.goto('/fr/')
    const panel = page.getByRole('region', { name: 'Communes' })
    await ask(page, 'wav')
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'true')
    await page.keyboard.press('Tab')
    await expect(toggle(page)).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(panel.getByRole('link', { name: 'À vendre (16)' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect(field(page)).toBeFocused()
    await expect(field(page)).toHaveValue('wav')
    await toggle(page).press('Enter')
    await expect(panel).toBeVisible()
    await toggle(page).press('Enter')
    await expect(panel).toBeHidden()
    await toggle(page).press('Enter')
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('Tab')
    await expect(panel).toBeHidden()
    await expect(field(page)).not.toBeFocused()
  })

  test('is empty again when the field is', async ({ page }) => {
    await page.goto('/fr/')
    await ask(page, 'wav')
    await field(page).fill('')
    await expect(page.getByRole('region', { name: 'Communes' })).toHaveCount(0)
    await expect(page.getByRole('main').getByText('Tapez une commune').last()).toBeVisible()
  })

  test('never shows an old response over a newer one', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((done) => (release = done))
    await page.route(/\/api\/search\?q=wav&/, async (route) => {
      await held
      await route.continue().catch(() => {})
    })
    await page.goto('/fr/')
    await expect(async () => {
      await field(page).fill('')
      const sent = page.waitForRequest(/\/api\/search\?q=wav&/, { timeout: 2000 })
      await field(page).pressSequentially('wav')
      await sent
    }).toPass()
    await field(page).fill('namur')
    const towns = page.getByRole('region', { name: 'Communes' })
    await expect(towns).toContainText('Namur')
    release()
    await expect(towns).toContainText('Namur')
    await expect(towns).not.toContainText('Wavre')
  })

  test('says when the search does not answer, and links to the results', async ({ page }) => {
    await page.route(/\/api\/search/, (route) => route.fulfill({ status: 429, body: '{}' }))
    await page.goto('/fr/')
    await expect(async () => {
      await field(page).fill('')
      await field(page).pressSequentially('wavre')
      await expect(page.getByRole('status').filter({ hasText: 'La recherche ne répond pas' })).toHaveCount(
        1,
        {
          timeout: 2000,
        },
      )
    }).toPass()
    await field(page).press('Enter')
    await expect(page).toHaveURL('/fr/recherche/?q=wavre')
  })

  test('leads to all results by the Enter key, of both goals', async ({ page }) => {
    await page.goto('/fr/')
    await field(page).fill('wavre')
    await field(page).press('Enter')
    await expect(page).toHaveURL('/fr/recherche/?q=wavre')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Résultats de recherche')
    await expect(page.getByRole('status')).toHaveText('22 biens')
    await page.getByRole('banner').getByRole('link', { name: 'Nederlands' }).first().click()
    await expect(page).toHaveURL('/nl/zoeken/?q=wavre')
  })

  for (const locale of journeyLocales) {
    test(`is on the page of a missing address, in ${locale}`, async ({ page }) => {
      await page.goto(words[locale].lost)
      await field(page, locale).fill('1300')
      await field(page, locale).press('Enter')
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
    })
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the search block is a form that leads to the results', async ({ page }) => {
    await page.goto('/fr/')
    await field(page).fill('2101')
    await toggle(page).click()
    await expect(page).toHaveURL('/fr/recherche/?q=2101')
    await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
  })

  test('a list is filtered, its filters are removed, and its order is changed', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto('/fr/a-vendre/')
    const filters = page.getByRole('search', { name: 'Affiner la recherche' })
    await filters.locator('summary').filter({ hasText: 'Commune' }).click()
    await filters.getByRole('checkbox', { name: /^Wavre \[1300\]/ }).check()
    await filters.getByRole('button', { name: 'Afficher les biens' }).click()
    await expect(page).toHaveURL(/[?&]city=Wavre%7C1300/)
    await expect(page.getByText('16 biens à vendre', { exact: true })).toBeVisible()
    await page.locator('.sort-menu summary').click()
    await page.getByRole('link', { name: 'Prix croissant' }).click()
    await expect(page).toHaveURL('/fr/a-vendre/?city=Wavre%7C1300&sort=price-asc')
    await page.getByRole('link', { name: 'Retirer le filtre : Wavre' }).click()
    await expect(page).toHaveURL('/fr/a-vendre/?sort=price-asc')
  })
})
