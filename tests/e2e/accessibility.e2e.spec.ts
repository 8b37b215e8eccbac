import { expect, test, type Page } from '@playwright/test'
import { findAxeProblems } from '../support/axe'
import { refuseConsent } from '../support/consent'
import { findHtmlProblems } from '../support/html-problems'
import { screenIn, screens } from '../support/screens'
import { words } from '../support/words'

test.describe.configure({ mode: 'parallel' })

/** What axe finds on the screen as it stands, and how much wider it is than the window. */
async function findProblems(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  return [...(await findAxeProblems(page)), ...(overflow > 0 ? [`${overflow} px wider than the window`] : [])]
}

/** Opens what is folded up, so that axe sees it. */
const unfold = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })

for (const locale of ['nl', 'fr'] as const) {
  const paths = Object.entries(screens).map(([name, path]) => [name, screenIn(path, locale)] as const)
  for (const [name, path] of [...paths, ['not found', words[locale].lost] as const]) {
    test(`${name} in ${locale} is valid HTML and has nothing that axe finds, on a phone and on a wide screen`, async ({
      page,
    }) => {
      await refuseConsent(page)
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 })
        const response = await page.goto(path)
        expect(await findHtmlProblems((await response?.text()) ?? ''), 'not valid').toEqual([])
        await expect(page.getByRole('main')).toHaveCount(1)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await unfold(page)
        expect(await findProblems(page), `${width} px`).toEqual([])
      }
    })
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
