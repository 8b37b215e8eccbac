import { receiveNewsletter } from '@/site/features/newsletter/actions'

export const dynamic = 'force-dynamic'

type NewsletterRouteContext = { params: Promise<{ step: string }> }

/** The actions of the links in mails about the newsletter: `confirm` and `unsubscribe`, only by POST. */
export async function POST(request: Request, { params }: NewsletterRouteContext): Promise<Response> {
  return receiveNewsletter(request, (await params).step)
}
