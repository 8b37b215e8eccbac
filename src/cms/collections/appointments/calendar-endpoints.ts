import type { Endpoint, PayloadRequest } from 'payload'
import { idOfRoute, staffEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { renewCalendar } from '@/cms/operations/appointments/renew-calendar'
import { getCalendarAddress } from '@/cms/queries/appointments/agent-calendar'

async function sendAddress(req: PayloadRequest): Promise<Response> {
  const { payload } = req
  const href = await getCalendarAddress({ payload, id: idOfRoute(req) ?? 0 })
  if (href === null) return wrong('not-found', 404)
  return Response.json({ ok: true, href }, { headers: { 'Cache-Control': 'private, no-store' } })
}

async function renew(req: PayloadRequest): Promise<Response> {
  const isThere = await renewCalendar({ req, agent: idOfRoute(req) ?? 0 })
  return isThere ? sendAddress(req) : wrong('not-found', 404)
}

/** The address of an agent's private calendar, and its replacement. */
export const calendarEndpoints: Endpoint[] = [
  { path: '/:id/calendar', method: 'get', handler: staffEndpoint(sendAddress) },
  { path: '/:id/calendar/renew', method: 'post', handler: staffEndpoint(renew) },
]
