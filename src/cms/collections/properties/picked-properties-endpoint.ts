import type { Endpoint, PayloadRequest } from 'payload'
import { readerEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { getScope } from '@/cms/access/staff-scope'
import { readerLocale } from '@/cms/fields/reader-locale'
import { findPropertiesByWords } from '@/cms/queries/property-picker/find-properties-by-words'
import { propertiesOfScope } from '@/cms/queries/property-picker/property-scope'
import { findPickedProperties } from '@/cms/queries/property-picker/picked-property'
import { propertyWords } from '@/domain/search/property-words'
import { isRecordId } from '@/domain/shared/record-id'

const mostShown = 500
const mostOffered = 20

const privately = { headers: { 'Cache-Control': 'private, no-store' } }

const textIn = (req: PayloadRequest, name: string): string => req.searchParams.get(name) ?? ''

/** The properties of a field: `GET /api/properties/picked?ids=1,2`, for staff. */
export const pickedPropertiesEndpoint: Endpoint = {
  path: '/picked',
  method: 'get',
  handler: readerEndpoint(async (req) => {
    const ids = textIn(req, 'ids').split(',').map(Number).filter(isRecordId).slice(0, mostShown)
    return Response.json(
      { properties: await findPickedProperties(req, { ids, locale: readerLocale(req) }) },
      privately,
    )
  }),
}

/**
 * The properties that staff may pick, by words: `GET /api/properties/choices?q=wavre 2104&among=open`. The first ones, and how
 * many there are; without words the newest.
 */
export const propertyChoicesEndpoint: Endpoint = {
  path: '/choices',
  method: 'get',
  handler: readerEndpoint(async (req) => {
    const among = propertiesOfScope({ scope: textIn(req, 'among') || 'all', now: new Date() })
    if (among === null) return wrong('not-found', 404)
    const words = propertyWords(textIn(req, 'q').slice(0, 200))
    const scope = await getScope(req)
    const { ids, total } = await findPropertiesByWords(req, { words, among, scope, limit: mostOffered })
    return Response.json(
      { properties: await findPickedProperties(req, { ids, locale: readerLocale(req) }), total },
      privately,
    )
  }),
}
