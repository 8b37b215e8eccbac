import { receiveChange } from '@/site/features/appointments/actions'

export const dynamic = 'force-dynamic'

/** Moves an appointment to another time, by the token of a mail; it stands in what is posted, never in the address. */
export const POST = (request: Request): Promise<Response> => receiveChange(request, 'move')
