import config from '@payload-config'
import { handleEndpoints } from 'payload'
import { refreshAfterCommit } from '@/site/data/refresh-after-commit'
import { receiveBooking } from '@/site/features/appointments/actions'
import { sendAppointmentOffer } from '@/site/features/appointments/send-appointment-offer'
import { guardRest } from '@/site/guards/guard-rest'

export const dynamic = 'force-dynamic'

/**
 * The collection of appointments under its former name, for programs of staff: this file has priority over Payload's route.
 */
const handleByStaff = guardRest(
  refreshAfterCommit(async (request: Request) =>
    handleEndpoints({ config: await config, path: '/api/appointments', request }),
  ),
)

export const GET = (request: Request): Promise<Response> =>
  new URL(request.url).searchParams.has('property') ? sendAppointmentOffer(request) : handleByStaff(request)

// The back office requests long lists by a POST with an override header.
const overrides = ['x-payload-http-method-override', 'x-http-method-override']

export const POST = (request: Request): Promise<Response> =>
  overrides.some((name) => request.headers.has(name)) ? handleByStaff(request) : receiveBooking(request)

export const DELETE = handleByStaff
export const PATCH = handleByStaff
