import { expect, test } from '@playwright/test'
import { listingSegments } from '../../../src/domain/routing/routes'
import { locales } from '../../../src/domain/shared/locale'
import { sampleProperty } from '../../support/properties/sample-properties'
import { screenIn } from '../../support/browser/screens'
import { textsOf } from '../../support/words/site-texts'
import { words } from '../../support/words/words'

for (const locale of locales) {
  const other = locale === 'fr' ? 'nl' : 'fr'

  test(`a visitor browses the properties for sale in ${locale}, opens one and reads it in ${other}`, async ({
    page,
  }) => {
    await page.goto(`/${locale}/`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

    await page
      .getByRole('banner')
      .getByRole('link', { name: words[locale].sale, exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(`/${locale}/${listingSegments.sale[locale]}/`)
    await expect(page.getByRole('status')).toContainText(/\d/)
    await expect(page.getByText(words[locale].page)).toBeVisible()
    const cards = page.getByRole('main').getByRole('article')
    await expect(cards).toHaveCount(24)

    const link = cards.first().getByRole('link')
    const title = await link.textContent()
    await link.click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title ?? '')
    await expect(page.getByRole('heading', { name: words[locale].description })).toBeVisible()
    const id = /\/(\d+)\/$/.exec(page.url())?.[1]
    expect(page.url()).toContain(`/${locale}/${listingSegments.sale[locale]}/`)

    await page.getByRole('banner').getByRole('link', { name: words[other].language }).first().click()
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    await expect(page).toHaveURL(new RegExp(`/${other}/${listingSegments.sale[other]}/[^/]+/[^/]+/${id}/$`))
    await expect(page.getByRole('heading', { name: words[other].description })).toBeVisible()
  })
}

test('the pages of the list show no property twice', async ({ page }) => {
  const seen: string[] = []
  for (const number of [1, 2, 3]) {
    await page.goto(number === 1 ? '/fr/a-vendre/' : `/fr/a-vendre/?page=${number}`)
    await expect(page.getByText(new RegExp(`^Page ${number} sur 3 \\[\\d+ biens\\]$`))).toBeVisible()
    const hrefs = await page
      .getByRole('main')
      .getByRole('article')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    seen.push(...hrefs)
  }
  expect(new Set(seen).size).toBe(seen.length)
  const total = Number(/\[(\d+) biens\]/.exec((await page.getByText(/^Page 3 sur/).textContent()) ?? '')?.[1])
  expect(seen).toHaveLength(total)
})

test('the numbers of the list link to its pages', async ({ page }) => {
  await page.goto('/en/for-sale/')
  await page.getByRole('link', { name: 'Page 2' }).click()
  await expect(page).toHaveURL('/en/for-sale/?page=2')
  await expect(page.getByText(/^Page 2 of 3 /)).toBeVisible()
})

test('a property in two languages is not listed in the others, and the switcher links to the home page there', async ({
  page,
}) => {
  // 2335 is in French and German.
  await page.goto('/property/2335/')
  const url = page.url()
  expect(url).toMatch(/\/(fr|de)\//)
  await page.getByRole('banner').getByRole('link', { name: 'Nederlands' }).first().click()
  await expect(page).toHaveURL('/nl/')
})

test('a property without pictures says so, and an unpublished address shows only its town', async ({
  page,
}) => {
  const t = textsOf('fr')
  const header = page.getByRole('main').locator('header').first()
  const onRequest = header.getByText(t('property.addressOnRequest'), { exact: true })

  const bare = sampleProperty(2311, 'fr')
  await page.goto(screenIn('/property/2311/', 'fr'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(bare.TypeDescription)
  await expect(page.getByText(t('property.noPhoto'), { exact: true })).toBeVisible()
  await expect(header.getByText(`${bare.Street} ${bare.HouseNumber}, ${bare.Zip} ${bare.City}`)).toBeVisible()
  await expect(onRequest).toHaveCount(0)

  const hidden = sampleProperty(2102, 'fr')
  await page.goto(screenIn('/property/2102/', 'fr'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hidden.TypeDescription)
  await expect(page.getByText(t('property.noPhoto'), { exact: true })).toHaveCount(0)
  await expect(header).toContainText(`${hidden.Zip} ${hidden.City}`)
  await expect(onRequest).toBeVisible()
  expect(await page.content()).not.toContain(hidden.Street)
})
