import { expect, test, type Page } from '@playwright/test'
import { findAxeProblems } from '../support/axe'
import { sweepWidths } from '../support/clipped-text'
import { refuseConsent } from '../support/consent'
import { findHtmlProblems } from '../support/html-problems'
import { findCut } from '../support/page-width'
import { screenIn, screens } from '../support/screens'
import { words } from '../support/words'

test.describe.configure({ mode: 'parallel' })

/** Opens a screen; what is not valid in its HTML as it left the server. */
async function openScreen(page: Page, path: string): Promise<string[]> {
  const response = await page.goto(path)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  return findHtmlProblems((await response?.text()) ?? '')
}

/** Opens what is folded up, so that axe sees it. */
const unfold = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })

for (const locale of ['nl', 'fr'] as const) {
  const paths = Object.entries(screens).map(([name, path]) => [name, screenIn(path, locale)] as const)
  for (const [name, path] of [...paths, ['not found', words[locale].lost] as const]) {
    test(`${name} in ${locale} is valid HTML, has nothing that axe finds and is cut off at no width`, async ({
      page,
    }) => {
      await refuseConsent(page)
      for (const widths of [
        [1440, 820],
        [390, 360],
      ]) {
        await page.setViewportSize({ width: widths[0] ?? 0, height: 900 })
        expect(await openScreen(page, path), 'not valid').toEqual([])
        await unfold(page)
        expect(await findAxeProblems(page), `${widths[0]} px`).toEqual([])
        for (const width of widths) expect(await findCut(page, width), 'cut off').toEqual([])
      }
    })
  }
}

// The longest words are German ones.
for (const [name, path] of Object.entries(screens))
  test(`${name} in de is valid and cut off at no width`, async ({ page }) => {
    await refuseConsent(page)
    expect(await openScreen(page, screenIn(path, 'de')), 'not valid').toEqual([])
    await unfold(page)
    for (const width of sweepWidths) expect(await findCut(page, width), 'cut off').toEqual([])
  })

test('the keyboard reaches the content past the header', async ({ page }) => {
  await page.goto('/fr/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
