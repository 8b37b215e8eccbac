import { expect, type APIRequestContext, type PlaywrightWorkerArgs } from '@playwright/test'

/** Requests as the member of staff the journeys know, over REST. The caller disposes of them. */
export async function newStaffRequests(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
): Promise<APIRequestContext> {
  const stranger = await playwright.request.newContext({ baseURL })
  const answer = await stranger.post('/api/users/login', {
    data: { email: process.env.E2E_STAFF_EMAIL, password: process.env.E2E_STAFF_PASSWORD },
  })
  expect(answer.status()).toBe(200)
  const { token } = await answer.json()
  await stranger.dispose()
  return playwright.request.newContext({ baseURL, extraHTTPHeaders: { authorization: `JWT ${token}` } })
}
