import { answerNewsletter } from '@/site/features/newsletter/actions'

export const dynamic = 'force-dynamic'

type NewsletterRouteContext = { params: Promise<{ step: string }> }

/** What the links in mails about the newsletter do: `confirm` and `unsubscribe`, by a post alone. */
export async function POST(request: Request, { params }: NewsletterRouteContext): Promise<Response> {
  return answerNewsletter({ request, step: (await params).step })
}
