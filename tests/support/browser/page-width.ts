import type { Page } from '@playwright/test'
import { findAtRest } from './at-rest'
import { findAxeProblems } from './axe'
import { findClippedTexts } from './clipped-text'

const readOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)

async function listOverflow(page: Page): Promise<string[]> {
  const overflow = await readOverflow(page)
  return overflow > 0 ? [`${overflow} px wider than the window`] : []
}

/** By how much a page at rest is wider than the window; nothing where it is not. */
export const findOverflow = (page: Page): Promise<string[]> => findAtRest(page, () => listOverflow(page))

/** What is cut off on a page at a width, and how much wider it is than the window. */
export async function findCut(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 900 })
  const cut = await findAtRest(page, async () => [
    ...(await findClippedTexts(page)),
    ...(await listOverflow(page)),
  ])
  return cut.map((problem) => `${width} px: ${problem}`)
}

/** The violations of a page, or of a part of it, and how much wider the page is than the window. */
export const findScreenProblems = async (page: Page, part?: string): Promise<string[]> => [
  ...(await findAxeProblems(page, { part })),
  ...(await findOverflow(page)),
]
