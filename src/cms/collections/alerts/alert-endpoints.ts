import type { Endpoint, PayloadRequest } from 'payload'
import { idOfRoute, staffEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { closeAlert } from '@/cms/operations/alerts/close-alert'

async function close(req: PayloadRequest): Promise<Response> {
  const id = idOfRoute(req) ?? 0
  return (await closeAlert({ req, id, now: new Date() }))
    ? Response.json({ ok: true, id })
    : wrong('not-found', 404)
}

/** The REST endpoints of staff for alerts, besides reading and deleting: docs/alerts.md. */
export const alertEndpoints: Endpoint[] = [
  { path: '/:id/close', method: 'post', handler: staffEndpoint(close) },
]
