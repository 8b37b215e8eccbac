import { parseListSource } from '@/domain/map/list-source'
import { findListMap } from '@/site/data/search/list-map'
import { getShownLocale } from '@/site/data/content/settings'
import { limited } from '@/site/guards/rate-limit'

export const dynamic = 'force-dynamic'

/** The properties of a listing for its map, as the message to the map frame: `?lang=fr&list=ID` and the listing's criteria. */
export const GET = limited({ burst: 60, perMinute: 60 }, async (request) => {
  const { searchParams } = new URL(request.url)
  const locale = await getShownLocale(searchParams.get('lang') ?? '')
  const message = await findListMap({ ...parseListSource(searchParams), locale })
  if (!message) return Response.json({ error: 'no such list' }, { status: 404 })
  return Response.json(message, { headers: { 'Cache-Control': 'private, max-age=60' } })
})
