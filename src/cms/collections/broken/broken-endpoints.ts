import type { Endpoint, PayloadRequest } from 'payload'
import { hasRole } from '@/cms/access/access'
import { refuse, staffEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { queueBrokenCheck } from '@/cms/operations/broken/broken-checks'

async function checkNow(req: PayloadRequest): Promise<Response> {
  if (!hasRole(req, ['admin', 'editor'])) return refuse()
  return (await queueBrokenCheck(req)) ? Response.json({ ok: true }) : wrong('too-soon', 429)
}

/** Editors have everything checked at once; a job does it. */
export const brokenEndpoints: Endpoint[] = [
  { path: '/broken/check', method: 'post', handler: staffEndpoint(checkNow) },
]
