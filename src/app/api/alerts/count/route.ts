import { listingOf } from '@/domain/alerts/alert-search'
import { criteriaOfQuery } from '@/domain/alerts/demand-fields'
import { countMatchingProperties } from '@/site/data/alerts/alerts'
import { getShownLocale } from '@/site/data/content/settings'
import { limited } from '@/site/guards/rate-limit'

export const dynamic = 'force-dynamic'

// Twice the requests of filling in the form.
const limit = { burst: 60, perMinute: 60 }

/**
 * The number of properties that match an alert, under the names of the form's fields, and the address of their list:
 * `?goal=sale&types=1`. `isExact` is false if that list cannot apply all of the criteria.
 */
export const GET = limited(limit, async (request) => {
  const { searchParams } = new URL(request.url)
  const locale = await getShownLocale(searchParams.get('lang') ?? '')
  const criteria = criteriaOfQuery(searchParams)
  const isExact = listingOf({ criteria, cities: [] }).unsupported.length === 0
  const { count, href } = await countMatchingProperties({ criteria, locale })
  const found = { count, href: count > 0 ? href : null, isExact }
  return Response.json(found, { headers: { 'Cache-Control': 'private, max-age=30' } })
})
