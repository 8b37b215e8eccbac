import type { Endpoint, PayloadRequest } from 'payload'
import { staffDoor, wrong } from '@/cms/collections/staff-door'
import { readerLocale } from '@/cms/fields/reader-locale'
import { findHomesByWords } from '@/cms/queries/home-picker/find-homes-by-words'
import { homesOfScope } from '@/cms/queries/home-picker/home-scope'
import { findPickedHomes } from '@/cms/queries/home-picker/picked-home'
import { homeWords } from '@/domain/search/home-words'
import { isRecordId } from '@/domain/shared/record-id'

const mostShown = 500
const mostOffered = 20

const privately = { headers: { 'Cache-Control': 'private, no-store' } }

const textIn = (req: PayloadRequest, name: string): string => req.searchParams.get(name) ?? ''

/** Which homes a field leads to: `GET /api/properties/picked?ids=1,2`, for staff. */
export const pickedHomesDoor: Endpoint = {
  path: '/picked',
  method: 'get',
  handler: staffDoor(async (req) => {
    const ids = textIn(req, 'ids').split(',').map(Number).filter(isRecordId).slice(0, mostShown)
    return Response.json({ homes: await findPickedHomes(req, { ids, locale: readerLocale(req) }) }, privately)
  }),
}

/**
 * The homes that staff may pick, by words: `GET /api/properties/choices?q=wavre 2104&among=open`. The first ones, and how
 * many there are; without words the newest.
 */
export const homeChoicesDoor: Endpoint = {
  path: '/choices',
  method: 'get',
  handler: staffDoor(async (req) => {
    const among = homesOfScope({ scope: textIn(req, 'among') || 'all', now: new Date() })
    if (among === null) return wrong('not-found', 404)
    const words = homeWords(textIn(req, 'q').slice(0, 200))
    const { ids, total } = await findHomesByWords(req, { words, among, limit: mostOffered })
    return Response.json(
      { homes: await findPickedHomes(req, { ids, locale: readerLocale(req) }), total },
      privately,
    )
  }),
}
