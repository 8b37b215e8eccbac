import { receiveAlert } from '@/site/features/alerts/actions'

export const dynamic = 'force-dynamic'

/** Resumes a paused alert, by the token of a mail. */
export const POST = (request: Request): Promise<Response> => receiveAlert(request, 'resume')
