import { getOwnerVisitorOf } from '@/site/data/owners/owner-session'
import { limited } from '@/site/guards/limited'
import { reportFailure } from '@/site/forms/receiving/receive-post'
import { replyWrong } from '@/site/forms/receiving/reply'
import { isFromElsewhere } from '@/site/guards/same-site'
import { within } from '@/site/guards/within'

// No cache between us keeps whose browser it is.
const headers = { 'Cache-Control': 'private, no-store', Vary: 'Cookie' }

// In milliseconds: a name that comes later is of no use to a menu.
const longest = 5000

const replyLater = (): Response =>
  Response.json({ ok: false }, { status: 503, headers: { ...headers, 'Retry-After': '10' } })

/** The name alone: pages that are the same for everybody ask for it. A look of staff is no login of theirs. */
async function answer(request: Request): Promise<Response> {
  const visitor = await getOwnerVisitorOf(request)
  if (!visitor || visitor.look) return Response.json({ ok: false }, { status: 401, headers })
  return Response.json({ ok: true, name: visitor.owner.name }, { headers })
}

/** Tells the pages of this site the name of the owner who is logged in; 401 where nobody is. */
export const sendOwnerName = limited({ burst: 60, perMinute: 60 }, async (request) => {
  if (isFromElsewhere(request)) return replyWrong(403)
  const told = answer(request).catch(async (error: unknown) => {
    await reportFailure('An owner could not be told their name', error)
    return replyLater()
  })
  return within({ milliseconds: longest, tooLate: replyLater }, told)
})
