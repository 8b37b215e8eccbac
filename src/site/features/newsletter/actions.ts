import { confirmSubscription, unsubscribe } from '@/cms/operations/newsletter/subscribe'
import { isNewsletterStep, newsletterHref, type NewsletterStep } from '@/domain/routing/newsletter-address'
import { getClient } from '@/site/data/client'
import { getShownLocale } from '@/site/data/content/settings'

const operations = { confirm: confirmSubscription, unsubscribe } as const satisfies Record<
  NewsletterStep,
  unknown
>

const noStore = { 'Cache-Control': 'no-store' }

/**
 * Does what the link of a mail is for, once it is posted by its page or by a mail program (RFC 8058). Only a browser is
 * redirected to a page.
 */
export async function answerNewsletter({
  request,
  step,
}: {
  request: Request
  step: string
}): Promise<Response> {
  if (!isNewsletterStep(step)) return Response.json({ ok: false }, { status: 404, headers: noStore })
  const { searchParams } = new URL(request.url)
  const token = searchParams.get('token') ?? ''
  const ok = await operations[step]({ payload: await getClient(), token, now: new Date() })
  if (!(request.headers.get('accept') ?? '').includes('text/html'))
    return Response.json({ ok }, { status: ok ? 200 : 410, headers: noStore })
  const locale = await getShownLocale(searchParams.get('lang') ?? '')
  // The page shows the result only to the holder of the token.
  const query = new URLSearchParams({ token: ok ? token : '-', ...(ok && { done: '1' }) })
  const location = `${newsletterHref({ step, locale })}?${query}`
  return new Response(null, { status: 303, headers: { ...noStore, Location: location } })
}
