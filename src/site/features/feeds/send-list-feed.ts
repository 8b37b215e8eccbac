import { buildAtom } from '@/domain/feeds/atom'
import { readFeedPath } from '@/domain/feeds/feed-address'
import { listCriteriaKeys, parseCriteria } from '@/domain/search/criteria'
import { findListFeed } from '@/site/data/feeds/list-feed'
import { limited } from '@/site/guards/rate-limit'
import { taggedResponse } from '@/site/guards/tagged-response'

const notFound = (): Response => new Response(null, { status: 404 })

/** Sends the feed of a list to anybody; a page that moved has moved its feed too. */
export const sendListFeed = limited({ burst: 60, perMinute: 60 }, async (request) => {
  const { pathname, searchParams } = new URL(request.url)
  const place = readFeedPath(pathname)
  if (!place) return notFound()
  const query = Object.fromEntries(listCriteriaKeys.map((key) => [key, searchParams.getAll(key)]))
  const found = await findListFeed({ ...place, criteria: parseCriteria(query) })
  if (!found) return notFound()
  if (found.kind === 'moved') return new Response(null, { status: 308, headers: { Location: found.href } })
  return taggedResponse(request, {
    body: buildAtom(found.feed),
    headers: { 'Content-Type': 'application/atom+xml; charset=utf-8' },
  })
})
