import { receiveChange } from '@/site/features/appointments/actions'

export const dynamic = 'force-dynamic'

/** Cancels an appointment, by the token of a mail in the body, never in the address. */
export const POST = (request: Request): Promise<Response> => receiveChange(request, 'cancel')
