import type { APIRequestContext, Page } from '@playwright/test'
import { ownSite } from './own-site'

const password = 'correct horse battery staple 7'

/** Logs a new member of staff with this role in on the page. */
export async function signInAs(
  page: Page,
  { staff, role }: { staff: APIRequestContext; role: 'agent' | 'editor' | 'admin' },
): Promise<void> {
  const email = `${role}-${Date.now()}@example.com`
  const created = await staff.post('/api/users', { data: { email, name: `Jo ${role}`, role, password } })
  if (!created.ok()) throw new Error(`No account for ${role}: ${await created.text()}`)
  const login = await page.request.post('/api/users/login', { data: { email, password } })
  if (!login.ok()) throw new Error(`${role} cannot log in: ${login.status()}`)
  const { token } = await login.json()
  await page
    .context()
    .addCookies([{ name: 'payload-token', value: token, url: ownSite().url, httpOnly: true }])
}
