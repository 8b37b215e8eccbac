import { receiveAlert } from '@/site/features/alerts/actions'

export const dynamic = 'force-dynamic'

/** Lets a paused alert go on, by the token of a mail. */
export const POST = (request: Request): Promise<Response> => receiveAlert(request, 'resume')
