import config from '@payload-config'
import { handleEndpoints } from 'payload'
import { refreshAfterCommit } from '@/site/data/refresh-after-commit'
import { findAppointmentOffer } from '@/site/data/appointments/appointments'
import { getShownLocale } from '@/site/data/content/settings'
import { receiveBooking } from '@/site/features/appointments/actions'
import { limited } from '@/site/guards/rate-limit'
import { guardRest } from '@/site/guards/guard-rest'
import { getTranslator } from '@/messages/translator'

export const dynamic = 'force-dynamic'

/**
 * The collection of appointments under its former name, for programs of staff: this file has priority over Payload's route.
 */
const handleByStaff = guardRest(
  refreshAfterCommit(async (request: Request) =>
    handleEndpoints({ config: await config, path: '/api/appointments', request }),
  ),
)

/** The free times of a property: `?property=2101&lang=fr`. Not cached, because they change. */
const offer = limited({ burst: 60, perMinute: 60 }, async (request) => {
  const { searchParams } = new URL(request.url)
  const locale = await getShownLocale(searchParams.get('lang') ?? '')
  const given = searchParams.get('property') ?? ''
  const found = /^[1-9]\d{0,8}$/.test(given) ? await findAppointmentOffer(Number(given)) : null
  const headers = { 'Cache-Control': 'no-store' }
  if (!found) return Response.json({ error: 'no such property' }, { status: 404, headers })
  const message = found.isFull ? getTranslator(locale)('appointment.full') : null
  return Response.json({ ...found, message }, { headers })
})

export const GET = (request: Request): Promise<Response> =>
  new URL(request.url).searchParams.has('property') ? offer(request) : handleByStaff(request)

// The back office requests long lists by a POST with an override header.
const overrides = ['x-payload-http-method-override', 'x-http-method-override']

export const POST = (request: Request): Promise<Response> =>
  overrides.some((name) => request.headers.has(name)) ? handleByStaff(request) : receiveBooking(request)

export const DELETE = handleByStaff
export const PATCH = handleByStaff
