import { confirmSubscription, unsubscribe } from '@/cms/operations/newsletter/subscribe'
import { isNewsletterStep, newsletterHref, type NewsletterStep } from '@/domain/routing/newsletter-address'
import { buildHref } from '@/domain/routing/routes'
import { getTranslator } from '@/messages/translator'
import { getClient } from '@/site/data/client'
import { tokenInAddress, withOneClick } from '@/site/forms/receiving/one-click'
import { typed, type PostedValues } from '@/site/forms/receiving/read-post'
import { receivePost, type PostArrival, type PostEndpoint } from '@/site/forms/receiving/receive-post'
import { replyWrong, type PostOutcome, type ReplyLink } from '@/site/forms/receiving/reply'
import { createRateLimit } from '@/site/guards/rate-limit'

const operations = { confirm: confirmSubscription, unsubscribe } as const satisfies Record<
  NewsletterStep,
  unknown
>

const limitVisitors = createRateLimit({ burst: 60, perMinute: 60 })

type NewsletterPost = { step: NewsletterStep; posted: PostedValues }

/** Does what the link of a mail is for. Only a browser is redirected, to the page of the link. */
async function act({ step, posted }: NewsletterPost, { request, now }: PostArrival): Promise<PostOutcome> {
  const token = typed(posted, 'token') || (tokenInAddress(request) ?? '')
  const ok = await operations[step]({ payload: await getClient(), token, now })
  if (posted.format !== 'page') return { kind: 'json', status: ok ? 200 : 410, body: { ok } }
  // The page shows the result only to the holder of the token.
  const query = new URLSearchParams({ token: ok ? token : '-', ...(ok && { done: '1' }) })
  return { kind: 'done', page: `${newsletterHref({ step, locale: posted.locale })}?${query}` }
}

function firstPage({ locale }: PostedValues): ReplyLink {
  return { href: buildHref({ locale, path: '/' }), label: getTranslator(locale)('notFound.home') }
}

const newsletterEndpoint = (step: NewsletterStep): PostEndpoint => ({
  failureMessage: 'A subscription could not be changed',
  rateLimit: limitVisitors,
  answer: (posted, arrival) => act({ step, posted }, arrival),
  texts: (posted) => ({
    failed: getTranslator(posted.locale)('lead.feedback.apiError'),
    back: firstPage(posted),
  }),
  again: ({ locale }) => ({
    action: `/api/newsletter/${step}`,
    label: getTranslator(locale)(`subscription.${step}.button`),
    names: ['token'],
  }),
})

const endpoints = {
  confirm: newsletterEndpoint('confirm'),
  unsubscribe: newsletterEndpoint('unsubscribe'),
} as const satisfies Record<NewsletterStep, PostEndpoint>

const oneClickEndpoint = withOneClick(endpoints.unsubscribe, async (click) =>
  unsubscribe({ payload: await getClient(), ...click }),
)

/** Answers a post to `/api/newsletter/{step}`, of a mail's page or of a mail program. */
export async function receiveNewsletter(request: Request, step: string): Promise<Response> {
  if (!isNewsletterStep(step)) return replyWrong(404)
  const isByProgram = step === 'unsubscribe' && tokenInAddress(request) !== null
  return receivePost(request, isByProgram ? oneClickEndpoint : endpoints[step])
}
