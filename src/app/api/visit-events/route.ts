import { receivePageView } from '@/site/features/page-views/actions'

export const dynamic = 'force-dynamic'

/** A page view of a property, sent once by its page. */
export const POST = (request: Request): Promise<Response> => receivePageView(request)
