import { receiveAlert } from '@/site/features/alerts/actions'

export const dynamic = 'force-dynamic'

/** Renews an alert for another period, by the token of a mail. */
export const POST = (request: Request): Promise<Response> => receiveAlert(request, 'keep')
