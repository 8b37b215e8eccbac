import { expect, test } from '@playwright/test'
import { untilAlive } from '../../support/browser/alive'
import { findAxeProblems } from '../../support/browser/axe'
import { refuseConsent } from '../../support/browser/consent'
import { findOverflow } from '../../support/browser/page-width'
import { screenIn, screens } from '../../support/browser/screens'

test.describe.configure({ mode: 'parallel' })

const said = {
  nl: {
    by: 'Door Claire Delvaux',
    related: 'Lees ook',
    properties: 'Panden om te ontdekken',
    copy: 'Link kopiëren',
  },
  fr: {
    by: 'Par Claire Delvaux',
    related: 'À lire aussi',
    properties: 'Biens à découvrir',
    copy: 'Copier le lien',
  },
  en: {
    by: 'By Claire Delvaux',
    related: 'Read on',
    properties: 'Properties to discover',
    copy: 'Copy link',
  },
  de: {
    by: 'Von Claire Delvaux',
    related: 'Lesen Sie auch',
    properties: 'Immobilien entdecken',
    copy: 'Link kopieren',
  },
} as const

for (const [locale, width] of [
  ['nl', 390],
  ['fr', 820],
  ['fr', 390],
  ['en', 1440],
  ['de', 820],
] as const)
  test(`an article in ${locale} at ${width} px has its author, further articles and properties`, async ({
    page,
  }) => {
    const words = said[locale]
    await page.setViewportSize({ width, height: 900 })
    await refuseConsent(page)
    await page.goto(screenIn(screens.article, locale))
    await untilAlive(page)
    const main = page.getByRole('main')
    await expect(main.getByText(words.by)).toBeVisible()
    await expect(main.locator('article time').first()).toHaveAttribute('datetime', '2026-02-05')
    await expect(main.getByRole('button', { name: words.copy })).toBeVisible()
    const related = main.getByRole('region', { name: words.related })
    await expect(related.getByRole('article')).toHaveCount(3)
    await expect(main.getByRole('region', { name: words.properties }).getByRole('article')).toHaveCount(3)
    const data = await page.locator('script[type="application/ld+json"]').allTextContents()
    expect(data.join('')).toContain('"name":"Claire Delvaux"')
    expect(await findAxeProblems(page)).toEqual([])
    expect(await findOverflow(page)).toEqual([])
    await related.getByRole('link').first().click()
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page).not.toHaveURL(/frais-de-notaire|notariskosten|notary-fees|notarkosten/)
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an article has its author and what follows it, and nothing that needs a script', async ({ page }) => {
    await page.goto(screenIn(screens.article, 'fr'))
    const main = page.getByRole('main')
    await expect(main.getByText(said.fr.by)).toBeVisible()
    await expect(main.getByRole('region', { name: said.fr.related }).getByRole('link')).toHaveCount(3)
    await expect(main.getByRole('button', { name: said.fr.copy })).toBeHidden()
    await expect(main.getByRole('link', { name: 'WhatsApp' })).toBeVisible()
  })
})
