import { receiveVisit } from '@/site/features/page-views/actions'

export const dynamic = 'force-dynamic'

/** That somebody sees the page of a home: told by its page, once. */
export const POST = (request: Request): Promise<Response> => receiveVisit(request)
