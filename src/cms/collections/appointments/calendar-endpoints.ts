import type { Endpoint, PayloadRequest } from 'payload'
import { seesCalendar } from '@/cms/access/person-access'
import { idOfRoute, staffEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { renewCalendar } from '@/cms/operations/appointments/renew-calendar'
import { getCalendarAddress } from '@/cms/queries/appointments/agent-calendar'

async function sendAddress(req: PayloadRequest, id: number): Promise<Response> {
  const { payload } = req
  const href = await getCalendarAddress({ payload, id })
  if (href === null) return wrong('not-found', 404)
  return Response.json({ ok: true, href }, { headers: { 'Cache-Control': 'private, no-store' } })
}

async function renew(req: PayloadRequest, id: number): Promise<Response> {
  const isThere = await renewCalendar({ req, agent: id })
  return isThere ? sendAddress(req, id) : wrong('not-found', 404)
}

/** Whoever has the address reads the names and numbers of the visitors. */
const calendarEndpoint = (answer: (req: PayloadRequest, id: number) => Promise<Response>) =>
  staffEndpoint(async (req) => {
    const id = idOfRoute(req)
    return id !== null && (await seesCalendar(req, id)) ? answer(req, id) : wrong('not-found', 404)
  })

/** The address of an agent's private calendar, and its replacement. */
export const calendarEndpoints: Endpoint[] = [
  { path: '/:id/calendar', method: 'get', handler: calendarEndpoint(sendAddress) },
  { path: '/:id/calendar/renew', method: 'post', handler: calendarEndpoint(renew) },
]
