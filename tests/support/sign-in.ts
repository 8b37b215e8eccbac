import type { Page } from '@playwright/test'

/** Opens the back office as the member of staff the journeys know. */
export async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/login')
  await page.getByLabel(/e-?mail/i).fill(process.env.E2E_STAFF_EMAIL ?? '')
  await page.locator('#field-password').fill(process.env.E2E_STAFF_PASSWORD ?? '')
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/admin\/?$/)
}
