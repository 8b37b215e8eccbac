import { getOwnerVisitorOf } from '@/site/data/owners/owner-session'
import { limited } from '@/site/guards/rate-limit'
import { reportFailure } from '@/site/forms/receiving/receive-post'
import { replyWrong } from '@/site/forms/receiving/reply'
import { env } from '@/env'
import { isFromElsewhere } from '@/domain/guards/request-sender.mjs'
import { within } from '@/site/guards/within'

// No shared cache may store the name of one browser's owner.
const headers = { 'Cache-Control': 'private, no-store', Vary: 'Cookie' }

// In milliseconds: a menu has no use for a later name.
const timeout = 5000

const replyLater = (): Response =>
  Response.json({ ok: false }, { status: 503, headers: { ...headers, 'Retry-After': '10' } })

/** Only the name, for pages that are the same for everybody. Impersonating staff are not logged in as the owner. */
async function answer(request: Request): Promise<Response> {
  const visitor = await getOwnerVisitorOf(request)
  if (!visitor || visitor.impersonation) return Response.json({ ok: false }, { status: 401, headers })
  return Response.json({ ok: true, name: visitor.owner.name }, { headers })
}

/** Answers the pages of this site with the name of the logged-in owner; 401 without one. */
export const sendOwnerName = limited({ burst: 60, perMinute: 60 }, async (request) => {
  if (isFromElsewhere(request, env.SITE_URL)) return replyWrong(403)
  const response = answer(request).catch(async (error: unknown) => {
    await reportFailure('An owner could not be told their name', error)
    return replyLater()
  })
  return within({ milliseconds: timeout, tooLate: replyLater }, response)
})
