import type { Endpoint } from 'payload'
import { bodyOf, colleagueEndpoint, staffEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { transactionOf } from '@/cms/database/transactions'
import { readerLocale } from '@/cms/fields/reader-locale'
import { addTown } from '@/cms/operations/town-names/add-town'
import { readAllTowns } from '@/cms/operations/town-names/refresh-town-places'
import { centreOfTown } from '@/domain/places/town-centre'
import { findTownChoices } from '@/domain/places/town-choices'

const privately = { headers: { 'Cache-Control': 'private, no-store' } }

/**
 * The towns that staff may choose: `GET /api/cities/choices?q=1300 limal`, those of the site and places of the gazetteer that
 * are none yet, and how many there are; `?id=5` gives one town of the site.
 */
export const townChoicesEndpoint: Endpoint = {
  path: '/choices',
  method: 'get',
  handler: colleagueEndpoint(async (req) => {
    const towns = await readAllTowns(await transactionOf(req))
    const id = req.searchParams.get('id')
    const among = id === null ? towns : towns.filter((town) => String(town.id) === id)
    const words = id === null ? (req.searchParams.get('q') ?? '').slice(0, 200) : ''
    return Response.json(findTownChoices({ words, towns: among, locale: readerLocale(req) }), privately)
  }),
}

/** The point of a town of the site by the gazetteer: `GET /api/cities/centre?id=5`, null if the gazetteer does not know it. */
export const townCentreEndpoint: Endpoint = {
  path: '/centre',
  method: 'get',
  handler: colleagueEndpoint(async (req) => {
    const towns = await readAllTowns(await transactionOf(req))
    const town = towns.find(({ id }) => String(id) === req.searchParams.get('id'))
    return Response.json({ centre: town ? centreOfTown(town) : null }, privately)
  }),
}

/** Makes a place of the gazetteer a town of the site: `POST /api/cities/add`, `{ "place": "be-locality-1300-limal" }`. */
export const addTownEndpoint: Endpoint = {
  path: '/add',
  method: 'post',
  handler: staffEndpoint(async (req) => {
    const { place } = await bodyOf(req)
    const id = typeof place === 'string' ? await addTown(req, place) : null
    return id === null ? wrong('not-found', 404) : Response.json({ ok: true, id }, privately)
  }),
}
