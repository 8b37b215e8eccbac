import type { Endpoint, PayloadRequest } from 'payload'
import { documentEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { closeAlert } from '@/cms/operations/alerts/close-alert'

async function close(req: PayloadRequest, id: number): Promise<Response> {
  return (await closeAlert({ req, id, now: new Date() }))
    ? Response.json({ ok: true, id })
    : wrong('not-found', 404)
}

/** The REST endpoints of staff for alerts, besides reading and deleting: docs/alerts.md. */
export const alertEndpoints: Endpoint[] = [
  { path: '/:id/close', method: 'post', handler: documentEndpoint('alerts', close) },
]
