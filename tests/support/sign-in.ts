import type { Page } from '@playwright/test'
import { ownSite } from './own-site'

/** Makes the page that of the member of staff the journeys know; where they go first is up to the journey. */
export async function signIn(page: Page): Promise<void> {
  const { url, staff } = ownSite()
  await page.context().addCookies([{ name: 'payload-token', value: staff.token, url, httpOnly: true }])
}

/** Waits until React has taken over a page of the back office: a button that is pressed before that does nothing. */
export const untilOfficeAlive = (page: Page): Promise<void> =>
  page.locator('.template-default--nav-hydrated').waitFor({ state: 'attached' })

/** Opens the dashboard as that member of staff, and waits until it is alive: its links lead on within the page then. */
export async function openDashboard(page: Page): Promise<void> {
  await signIn(page)
  await page.goto('/admin')
  await untilOfficeAlive(page)
}

/** Opens the dashboard over the form of the back office. */
export async function signInByForm(page: Page): Promise<void> {
  const { email, password } = ownSite().staff
  await page.goto('/admin/login')
  await page.getByLabel(/e-?mail/i).fill(email)
  await page.locator('#field-password').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/admin\/?$/)
}
