import { request, type FullConfig } from '@playwright/test'

/**
 * Signs the member of staff in once for all journeys, before the first: of two sessions of one account begun at the
 * same moment, Payload keeps one. The token lasts a working day.
 */
export default async function signInStaff(config: FullConfig): Promise<void> {
  const stranger = await request.newContext({ baseURL: config.projects[0]?.use.baseURL })
  const answer = await stranger.post('/api/users/login', {
    data: { email: process.env.E2E_STAFF_EMAIL, password: process.env.E2E_STAFF_PASSWORD },
  })
  if (!answer.ok()) throw new Error(`Staff cannot sign in: ${answer.status()}`)
  const { token } = await answer.json()
  await stranger.dispose()
  process.env.E2E_STAFF_TOKEN = token
}
