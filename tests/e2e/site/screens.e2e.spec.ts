import { expect, test, type Page } from '@playwright/test'
import { untilAlive } from '../../support/browser/alive'
import { findAxeProblems } from '../../support/browser/axe'
import { sweepWidths } from '../../support/browser/clipped-text'
import { gatherComplaints } from '../../support/browser/complaints'
import { refuseConsent } from '../../support/browser/consent'
import { findHtmlProblems } from '../../support/site/html-problems'
import { findCut, findOverflow } from '../../support/browser/page-width'
import { screenIn, screens } from '../../support/browser/screens'
import { words } from '../../support/words/words'

test.describe.configure({ mode: 'parallel' })
// No trace is needed: each complaint names its screen.
test.use({ trace: 'off', screenshot: 'off' })

/** Opens a screen in a window of this width; returns the HTML as the server sends it. */
async function openScreen(page: Page, { path, width }: { path: string; width: number }): Promise<string> {
  await page.setViewportSize({ width, height: 900 })
  const response = await page.goto(path)
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await untilAlive(page)
  return (await response?.text()) ?? ''
}

/** Opens everything that is folded, so that axe checks it. */
const unfold = (page: Page) =>
  page.locator('main details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })

async function expectAllInView(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) expect(await findCut(page, width), 'cut off').toEqual([])
}

const notFound = 'not found'

/** A missing page answers 404, and the console says so. */
const isExpected = (name: string) => (complaint: string) => name === notFound && /\b404\b/.test(complaint)

// Each language opens every screen in the window of one device, because axe's findings do not depend on the language.
for (const [locale, widths] of [
  ['nl', [1440, 820, 390, 360]],
  ['fr', [390, 360, 820, 1440]],
] as const) {
  const paths = Object.entries(screens).map(([name, path]) => [name, screenIn(path, locale)] as const)
  for (const [name, path] of [...paths, [notFound, words[locale].lost] as const]) {
    test(`${name} in ${locale} is valid HTML, without console errors, axe violations at ${widths[0]} px or text that is cut off`, async ({
      page,
    }) => {
      const complaints = gatherComplaints(page)
      await refuseConsent(page)
      const html = await openScreen(page, { path, width: widths[0] })
      expect(await findHtmlProblems(html), 'not valid').toEqual([])
      await unfold(page)
      expect(await findAxeProblems(page)).toEqual([])
      await expectAllInView(page, widths)
      expect(complaints.filter((complaint) => !isExpected(name)(complaint))).toEqual([])
    })
  }
}

// German has the longest words.
for (const [name, path] of Object.entries(screens))
  test(`${name} in de is valid, without console errors or text that is cut off`, async ({ page }) => {
    const complaints = gatherComplaints(page)
    await refuseConsent(page)
    const html = await openScreen(page, { path: screenIn(path, 'de'), width: 390 })
    expect(await findHtmlProblems(html), 'not valid').toEqual([])
    await unfold(page)
    await expectAllInView(page, sweepWidths.toReversed())
    expect(complaints).toEqual([])
  })

test('every screen in en has no console errors on a phone under the consent bar, and is no wider than it', async ({
  page,
}) => {
  test.setTimeout(180_000)
  const complaints = gatherComplaints(page)
  for (const [name, path] of Object.entries(screens)) {
    await openScreen(page, { path: screenIn(path, 'en'), width: 390 })
    complaints.push(...(await findOverflow(page)))
    expect(complaints.splice(0), name).toEqual([])
  }
})

test('the keyboard reaches the content past the header', async ({ page }) => {
  await page.goto('/fr/')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Aller au contenu' })
  await expect(skip).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
