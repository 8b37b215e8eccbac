import { noteEndOfImpersonation } from '@/cms/operations/owners/impersonate-owner'
import { ownerHref } from '@/domain/routing/owner-address'
import { getClient } from '@/site/data/client'
import { getOwnerVisitorOf } from '@/site/data/owners/owner-session'
import { receivePost, type PostEndpoint } from '@/site/forms/receiving/receive-post'
import { noImpersonationCookie } from '@/site/guards/owner-cookie'
import { createRateLimit } from '@/site/guards/rate-limit'
import { getTranslator } from '@/messages/translator'

const endOfImpersonation: PostEndpoint = {
  failureMessage: 'An impersonation could not be ended',
  rateLimit: createRateLimit({ burst: 30, perMinute: 30 }),
  answer: async (_posted, { request }) => {
    const visitor = await getOwnerVisitorOf(request)
    if (visitor?.impersonation)
      await noteEndOfImpersonation({
        payload: await getClient(),
        headers: request.headers,
        owner: visitor.owner.id,
      })
    const owner = visitor?.impersonation ? `/${visitor.owner.id}` : ''
    return { kind: 'done', page: `/admin/collections/owners${owner}`, cookies: [noImpersonationCookie()] }
  },
  texts: ({ locale }) => {
    const t = getTranslator(locale)
    const href = ownerHref({ locale, page: { kind: 'overview' } })
    return {
      failed: t('lead.feedback.apiError'),
      back: { href, label: t('owner.account.navigation.overview') },
    }
  },
  again: ({ locale }) => ({
    action: '/api/owner/end-impersonation',
    label: getTranslator(locale)('owner.impersonation.end'),
  }),
}

/** Ends the impersonation of an owner: redirects to that owner in the back office. */
export const receiveEndOfImpersonation = (request: Request): Promise<Response> =>
  receivePost(request, endOfImpersonation)
