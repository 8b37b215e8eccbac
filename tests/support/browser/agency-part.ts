import { expect, type Page } from '@playwright/test'
import { findAtRest } from './at-rest'
import { findAxeProblems } from './axe'

/** The problems of our own parts of a back-office screen: what axe finds, and what is wider than its box. */
export async function findAgencyProblems(page: Page, without?: string): Promise<string[]> {
  const parts = page.locator('.agency-part')
  await expect(parts.first()).toBeVisible()
  const wide = await findAtRest(page, () =>
    parts.evaluateAll((all) =>
      all
        .filter(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth > 1)
        .map(({ id, className }) => `${id} ${className} is wider than its box`),
    ),
  )
  return [...(await findAxeProblems(page, { part: '.agency-part', without, isForeign: true })), ...wide]
}
