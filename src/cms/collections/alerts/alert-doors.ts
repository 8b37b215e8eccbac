import type { Endpoint, PayloadRequest } from 'payload'
import { idOfRoute, staffDoor, wrong } from '@/cms/collections/staff-door'
import { closeAlert } from '@/cms/operations/alerts/close-alert'

async function close(req: PayloadRequest): Promise<Response> {
  const id = idOfRoute(req) ?? 0
  return (await closeAlert({ req, id, now: new Date() }))
    ? Response.json({ ok: true, id })
    : wrong('not-found', 404)
}

/** What staff may do with alerts over REST besides reading and deleting them: docs/alerts.md. */
export const alertDoors: Endpoint[] = [{ path: '/:id/close', method: 'post', handler: staffDoor(close) }]
