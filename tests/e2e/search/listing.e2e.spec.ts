import { expect, test, type Page } from '@playwright/test'
import { buildHref, listingPath } from '../../../src/domain/routing/routes'
import { untilAlive } from '../../support/browser/alive'
import { findAxeProblems } from '../../support/browser/axe'
import { refuseConsent } from '../../support/browser/consent'
import { journeyLocales } from '../../support/browser/device-widths'
import { textsOf } from '../../support/words/site-texts'

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(({ page }) => refuseConsent(page))

const cards = (page: Page) => page.getByRole('main').getByRole('article')
const filters = (page: Page) => page.getByRole('search', { name: 'Affiner la recherche' })
const chosen = (page: Page) => page.getByRole('list', { name: 'Filtres choisis' })

/** Waits until the form is hydrated. */
async function open(page: Page, name: string) {
  await expect(async () => {
    const summary = filters(page).locator('summary').filter({ hasText: name })
    if (
      !(await summary
        .locator('xpath=..')
        .getAttribute('open')
        .then((value) => value !== null))
    )
      await summary.click()
    await expect(summary.locator('xpath=..')).toHaveAttribute('open', '', { timeout: 1000 })
  }).toPass()
}

test('a visitor filters the list, shares its address, and removes one filter after the other', async ({
  page,
  context,
}) => {
  await page.goto('/fr/a-vendre/')
  await open(page, 'Commune')
  await filters(page)
    .getByRole('checkbox', { name: /^Wavre \[1300\]/ })
    .check()
  await filters(page)
    .getByRole('checkbox', { name: /^Gembloux \[5030\]/ })
    .check()
  await open(page, 'Chambres')
  await filters(page).getByRole('radio', { name: '3 et plus' }).check()
  await filters(page)
    .getByRole('button', { name: /^Voir \d+ biens?$/ })
    .click()
  await expect(page).toHaveURL(/city=Gembloux%7C5030&city=Wavre%7C1300&minBedrooms=3$/)
  await expect(chosen(page).getByRole('link')).toHaveCount(4)
  const status = await page.getByRole('status').textContent()
  const count = await cards(page).count()
  expect(status).toContain(String(count))
  await expect(page.getByRole('status')).toBeFocused()

  const shared = await context.newPage()
  await shared.goto(page.url())
  await expect(shared.getByRole('status')).toHaveText(status ?? '')
  await expect(
    filters(shared).getByRole('checkbox', { name: /^Wavre \[1300\]/, includeHidden: true }),
  ).toBeChecked()
  await shared.close()

  await chosen(page).getByRole('link', { name: 'Retirer le filtre : Wavre' }).click()
  await expect(page).toHaveURL('/fr/a-vendre/?city=Gembloux%7C5030&minBedrooms=3')
  await expect(page.getByRole('status')).toBeFocused()
  await expect(
    filters(page).getByRole('checkbox', { name: /^Wavre \[1300\]/, includeHidden: true }),
  ).not.toBeChecked()
  await chosen(page).getByRole('link', { name: 'Tout effacer' }).click()
  await expect(page).toHaveURL('/fr/a-vendre/')
  await expect(chosen(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/fr/a-vendre/?city=Gembloux%7C5030&minBedrooms=3')
  await expect(chosen(page).getByRole('link')).toHaveCount(3)
})

test('the chosen order applies to all pages of the list', async ({ page }) => {
  await page.goto('/fr/a-vendre/?sort=price-asc')
  const prices = async () =>
    (await cards(page).allTextContents()).flatMap((text) => {
      // A life annuity is sorted by its estimated value, and shows what is paid instead.
      const price = text.includes('Bouquet') ? undefined : /€\s([\d.]+)/.exec(text)?.[1]
      return price ? [Number(price.replaceAll('.', ''))] : []
    })
  const first = await prices()
  expect(first).toEqual(first.toSorted((one, other) => one - other))
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await expect(page).toHaveURL('/fr/a-vendre/?page=2&sort=price-asc')
  await expect(page.getByText(/^Page 2 sur/)).toBeVisible()
  expect((await prices())[0]).toBeGreaterThanOrEqual(first.at(-1) ?? Infinity)
})

for (const locale of journeyLocales) {
  test(`an empty result says so in ${locale}, and offers to widen the search and to save it`, async ({
    page,
  }) => {
    const t = textsOf(locale)
    const list = buildHref({ locale, path: listingPath({ name: 'sale', locale }) })
    await page.goto(`${list}?maxPrice=1`)
    await expect(page.getByRole('status')).toHaveText(t('listing.empty'))
    await expect(page.locator('main summary').filter({ hasText: t('alert.ask') })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: t('search.filters.reset') })
      .last()
      .click()
    await expect(page).toHaveURL(list)
    await expect(cards(page)).toHaveCount(24)
  })
}

test('invalid values in the address show the list', async ({ page }) => {
  const nonsense = [
    'city=%00',
    'city=%E0%A4%A',
    'type=abc&minPrice=-5&maxPrice=NaN',
    'page=1000000000',
    'q=%27%3B+drop+table+properties%3B--&sort=(select+1)',
    'goal[]=sale&label=Z&garden=maybe',
    'area=1,2,3',
    Array.from({ length: 60 }, (_, index) => `type=${900 + index}`).join('&'),
  ]
  for (const query of nonsense) {
    const answer = await page.request.get(`/fr/a-vendre/?${query}`)
    expect(answer.status(), query).toBe(200)
    expect(await answer.text(), query).toContain('<h1')
  }
  await page.goto('/fr/a-vendre/?q=%3Cscript%3Ealert(1)%3C%2Fscript%3E')
  await expect(page.getByRole('status')).toHaveText("Aucun résultat n'a été trouvé pour votre recherche.")
  await expect(chosen(page)).toContainText('<script>alert(1)</script>')
})

test('a page behind the last is the last, and only pages of the plain list are for search engines', async ({
  page,
}) => {
  await page.goto('/fr/a-vendre/?page=99999')
  await expect(page.getByText(/^Page 3 sur 3/)).toBeVisible()
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr\/a-vendre\/\?page=3$/)
  await page.goto('/fr/a-vendre/?garden=1')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/fr\/a-vendre\/$/)
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
})

test('menus of the filters open by the keyboard, and close by Escape and by a click beside them', async ({
  page,
}) => {
  await page.goto('/fr/a-vendre/')
  await untilAlive(page)
  await open(page, 'Type de bien')
  await filters(page)
    .getByRole('checkbox', { name: /^Maison/ })
    .focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Escape')
  const menu = filters(page).locator('details').filter({ hasText: 'Type de bien' })
  await expect(menu).not.toHaveAttribute('open')
  await expect(menu.locator('summary')).toBeFocused()
  await open(page, 'Prix')
  await page.getByRole('heading', { level: 1 }).click()
  await expect(filters(page).locator('details[open]')).toHaveCount(0)
  await expect(filters(page).getByRole('checkbox', { name: /^Maison/, includeHidden: true })).toBeChecked()
})

test('on a phone the filters are a sheet that opens, closes and applies them', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/fr/a-louer/')
  await expect(filters(page)).toBeHidden()
  const button = page.getByRole('button', { name: 'Filtres', exact: true })
  await button.click()
  await expect(filters(page)).toBeVisible()
  expect(await findAxeProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(filters(page)).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await filters(page).locator('summary').filter({ hasText: 'Type de bien' }).click()
  await filters(page)
    .getByRole('checkbox', { name: /^Appartement/ })
    .check()
  await filters(page)
    .getByRole('button', { name: /^Voir \d+ biens?$/ })
    .click()
  await expect(page).toHaveURL('/fr/a-louer/?type=2')
  await expect(filters(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Filtres (1)' })).toBeVisible()
  await expect(chosen(page)).toContainText('Appartement')
})

test('axe finds nothing in the list and its filters', async ({ page }) => {
  // Once for every menu.
  test.setTimeout(240_000)
  await page.goto('/nl/te-koop/?type=1&sort=price-desc')
  expect(await findAxeProblems(page)).toEqual([])
  for (const menu of await page.locator('.filter-menu summary').all()) {
    await menu.click()
    expect(await findAxeProblems(page, { part: '.filter-menu[open]' })).toEqual([])
  }
})
