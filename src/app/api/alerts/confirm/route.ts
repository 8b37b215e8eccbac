import { receiveAlert } from '@/site/features/alerts/actions'

export const dynamic = 'force-dynamic'

/** Starts an alert, by the token of its confirmation mail in the body. */
export const POST = (request: Request): Promise<Response> => receiveAlert(request, 'confirm')
