import type { APIRequestContext, Page } from '@playwright/test'
import type { StaffRole } from '@/domain/accounts/staff-roles'
import { joinAsColleague } from './new-colleague'
import { ownSite } from './own-site'

const password = 'correct horse battery staple 7'

/** Logs a new member of staff with this role in on the page, and returns the number of the account. */
export async function signInAs(
  page: Page,
  { staff, role }: { staff: APIRequestContext; role: StaffRole },
): Promise<number> {
  const email = `${role}-${Date.now()}@example.com`
  const id = await joinAsColleague(staff, { email, name: `Jo ${role}`, role, password })
  const login = await page.request.post('/api/users/login', { data: { email, password } })
  if (!login.ok()) throw new Error(`${role} cannot log in: ${login.status()}`)
  const { token } = await login.json()
  await page
    .context()
    .addCookies([{ name: 'payload-token', value: token, url: ownSite().url, httpOnly: true }])
  return id
}
