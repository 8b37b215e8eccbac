import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { words } from '../support/words'

const screens = {
  home: { nl: '/nl/', fr: '/fr/' },
  list: { nl: '/nl/te-koop/', fr: '/fr/a-vendre/' },
  home_page: { nl: '/property/2101/?lng=nl', fr: '/property/2101/?lng=fr' },
  rental: { nl: '/property/2117/?lng=nl', fr: '/property/2117/?lng=fr' },
  project: { nl: '/project/101/?lng=nl', fr: '/project/101/?lng=fr' },
  article: { nl: '/nl/privacy-statement/', fr: '/fr/privacy-statement/' },
  not_found: { nl: words.nl.lost, fr: words.fr.lost },
} as const

for (const width of [390, 1440]) {
  for (const [name, paths] of Object.entries(screens)) {
    for (const [locale, path] of Object.entries(paths)) {
      test(`${name} in ${locale} at ${width} px has nothing that axe finds`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(path)
        await expect(page.getByRole('main')).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        const { violations } = await new AxeBuilder({ page })
          .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
          .analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`),
        ).toEqual([])
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(overflow).toBeLessThanOrEqual(0)
      })
    }
  }
}

test('the keyboard reaches the content past the header', async ({ page }) => {
  await page.goto('/fr/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('the pages load without a complaint in the console', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  for (const path of ['/fr/', '/nl/te-koop/', '/property/2101/?lng=de', '/en/for-rent/']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  expect(complaints).toEqual([])
})
