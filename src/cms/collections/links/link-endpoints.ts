import type { Endpoint } from 'payload'
import { readerEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { findLinkTarget, findLinkTargets } from '@/cms/queries/links/link-targets'
import { parsePick } from '@/domain/links/link-pick'
import { propertyWords } from '@/domain/search/property-words'

const privately = { headers: { 'Cache-Control': 'private, no-store' } }

/**
 * What a link of an editor may lead to: `GET /api/link-targets?q=contact`, the first ones and how many there are;
 * `GET /api/link-targets?document=pages/12` names one.
 */
export const linkEndpoints: Endpoint[] = [
  {
    path: '/link-targets',
    method: 'get',
    handler: readerEndpoint(async (req) => {
      const document = req.searchParams.get('document')
      if (document === null) {
        const words = propertyWords((req.searchParams.get('q') ?? '').slice(0, 200))
        return Response.json(await findLinkTargets(req, words), privately)
      }
      const pick = parsePick(document)
      const target = pick && (await findLinkTarget(req, pick))
      return target ? Response.json({ targets: [target], total: 1 }, privately) : wrong('not-found', 404)
    }),
  },
]
