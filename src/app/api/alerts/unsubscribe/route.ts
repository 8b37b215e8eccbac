import { receiveAlert } from '@/site/features/alerts/actions'

export const dynamic = 'force-dynamic'

/** Ends an alert: by the page behind the link of a mail, or by a mail program (RFC 8058). */
export const POST = (request: Request): Promise<Response> => receiveAlert(request, 'unsubscribe')
