import { receiveAlert } from '@/site/features/alerts/actions'

export const dynamic = 'force-dynamic'

/** Begins an alert, by the token of the mail that asks for it; it stands in what is posted. */
export const POST = (request: Request): Promise<Response> => receiveAlert(request, 'confirm')
