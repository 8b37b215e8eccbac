import { receiveAlert } from '@/site/features/alerts/actions'

export const dynamic = 'force-dynamic'

/** Changes the criteria and the frequency of an alert, by the token of a mail. */
export const POST = (request: Request): Promise<Response> => receiveAlert(request, 'update')
