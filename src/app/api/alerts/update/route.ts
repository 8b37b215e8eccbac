import { receiveAlert } from '@/site/features/alerts/actions'

export const dynamic = 'force-dynamic'

/** Changes what an alert asks for, and how often it tells, by the token of a mail. */
export const POST = (request: Request): Promise<Response> => receiveAlert(request, 'update')
