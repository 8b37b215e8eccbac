import type { Page, Response } from '@playwright/test'
import { askDatabase } from '../../../tools/database/ask-database'
import { ownSite } from './own-site'

/** Logs the member of staff in on the page. Documents open at their first tab, whatever another journey has left open. */
export async function signIn(page: Page): Promise<void> {
  const { url, staff, databaseUrl } = ownSite()
  await askDatabase(databaseUrl, {
    text: "delete from payload_preferences where key ~ '^(collection-.+-[0-9]+|global-.+)$'",
  })
  await page.context().addCookies([{ name: 'payload-token', value: staff.token, url, httpOnly: true }])
}

/** Waits until React has hydrated a page of the back office: before that, pressing a button does nothing. */
export const untilOfficeAlive = (page: Page): Promise<void> =>
  page.locator('.template-default--nav-hydrated').waitFor({ state: 'attached' })

/** Opens a screen of the back office by its path, and waits until it is hydrated. */
export async function openOffice(page: Page, path: string): Promise<Response | null> {
  const answer = await page.goto(path)
  await untilOfficeAlive(page)
  return answer
}

/** Opens the dashboard as that member of staff, and waits until it is hydrated, so that its links navigate within the page. */
export async function openDashboard(page: Page): Promise<void> {
  await signIn(page)
  await openOffice(page, '/admin')
}

/** Logs in with the form of the back office and opens the dashboard. */
export async function signInByForm(page: Page): Promise<void> {
  const { email, password } = ownSite().staff
  await page.goto('/admin/login')
  await page.getByLabel(/e-?mail/i).fill(email)
  await page.locator('#field-password').fill(password)
  await page.locator('button[type=submit]').click()
  await page.waitForURL(/\/admin\/?$/)
  // Other journeys share the account, and the login has it open documents in the language of this browser.
  await page.request.post('/api/payload-preferences/locale', { data: { value: 'fr' } })
}
