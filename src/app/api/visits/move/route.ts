import { receiveChange } from '@/site/features/appointments/actions'

export const dynamic = 'force-dynamic'

/** Moves an appointment to another time, by the token of a mail in the body, never in the address. */
export const POST = (request: Request): Promise<Response> => receiveChange(request, 'move')
