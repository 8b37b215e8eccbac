import { receivePageView } from '@/site/features/page-views/actions'

export const dynamic = 'force-dynamic'

/** That somebody sees the page of a property: told by its page, once. */
export const POST = (request: Request): Promise<Response> => receivePageView(request)
