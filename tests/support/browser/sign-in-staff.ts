import { request } from '@playwright/test'
import { keepSites, readSites, type JourneySite } from './own-site'

async function signInAt({ url, staff, ...place }: JourneySite): Promise<JourneySite> {
  const stranger = await request.newContext({ baseURL: url })
  const { email, password } = staff
  const answer = await stranger.post('/api/users/login', { data: { email, password } })
  if (!answer.ok()) throw new Error(`Staff cannot sign in: ${answer.status()}`)
  const { token } = await answer.json()
  await stranger.dispose()
  return { url, ...place, staff: { ...staff, token } }
}

/**
 * Signs the member of staff in once at each site for all journeys, before the first: of two sessions of one account that
 * begin at the same moment, Payload stores one. The token lasts a working day.
 */
export default async function signInStaff(): Promise<void> {
  keepSites(await Promise.all(readSites().map(signInAt)))
}
