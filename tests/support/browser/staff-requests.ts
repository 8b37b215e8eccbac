import type { APIRequestContext, PlaywrightWorkerArgs } from '@playwright/test'
import { ownSite } from './own-site'

/** REST requests of the journeys' member of staff. The caller disposes of them. */
export function newStaffRequests(
  playwright: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
): Promise<APIRequestContext> {
  const { token } = ownSite().staff
  return playwright.request.newContext({ baseURL, extraHTTPHeaders: { authorization: `JWT ${token}` } })
}
