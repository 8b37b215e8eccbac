import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseOf } from '@/cms/database/transactions'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors, visitorNames, type VisitorName } from '../../support/site/visitors'

let site: Site
let rest: CallRest
const tokens: Partial<Record<VisitorName, string | null>> = {}

beforeAll(async () => {
  site = await startSite()
  rest = createRest(site.config)
  const visitors = await createVisitors(site.payload)
  for (const name of visitorNames) tokens[name] = await logIn(site.payload, visitors[name])
})
afterAll(stopPayload)

const choose = (q: string) =>
  rest({ path: `/cities/choices?${new URLSearchParams({ q })}`, token: tokens.agent })
const add = (place: unknown, visitor: VisitorName = 'agent') =>
  rest({ method: 'POST', path: '/cities/add', body: { place }, token: tokens[visitor] ?? null })
const countTowns = async () => (await site.payload.count({ collection: 'cities' })).totalDocs

describe('the towns of the back office', () => {
  it('are read in the back office alone, and added by staff', async () => {
    for (const visitor of visitorNames) {
      const isStaff = ['agent', 'editor', 'admin'].includes(visitor)
      const isColleague = isStaff || ['reader', 'translator'].includes(visitor)
      const token = tokens[visitor] ?? null
      const asked = await rest({ path: '/cities/choices?q=1300', token })
      expect(asked.status, visitor).toBe(isColleague ? 200 : 403)
      const centre = await rest({ path: '/cities/centre?id=1', token })
      expect(centre.status, visitor).toBe(isColleague ? 200 : 403)
      if (!isStaff) expect((await add('be-locality-1300-limal', visitor)).status, visitor).toBe(403)
    }
    expect(await countTowns()).toBe(0)
  })

  it('offer every place of a postcode, and what is chosen becomes a town with its names', async () => {
    const { towns } = await (await choose('1300')).json()
    expect(towns.map(({ id, place }: { id: number | null; place: string }) => [id, place])).toEqual([
      [null, 'be-locality-1300-wavre'],
      [null, 'be-locality-1300-limal'],
    ])
    const answer = await add('be-locality-3000-leuven')
    expect(answer.status).toBe(200)
    const { id } = await answer.json()
    const town = await site.payload.findByID({ collection: 'cities', id, locale: 'all' })
    expect(town).toMatchObject({ zip: '3000', countryId: 10 })
    expect(town.name).toEqual({ nl: 'Leuven', fr: 'Louvain', en: 'Leuven', de: 'Löwen' })
    const { rows } = await databaseOf(site.payload).execute<{ place_id: string }>(
      sql`select place_id from town_places where city_id = ${id}`,
    )
    expect(rows.map(({ place_id: place }) => place)).toContain('be-locality-3000-leuven')
    const again = await (await choose('löwen')).json()
    expect(again.towns[0]).toMatchObject({ id, place: null, zip: '3000' })
    expect(
      await (await rest({ path: `/cities/choices?id=${id}`, token: tokens.agent })).json(),
    ).toMatchObject({
      towns: [{ id, zip: '3000' }],
      total: 1,
    })
  })

  it('have the point of the gazetteer for their pins; a town that it does not know has none', async () => {
    const centreOf = async (id: unknown) =>
      (await rest({ path: `/cities/centre?id=${String(id)}`, token: tokens.agent })).json()
    const { id } = await (await add('be-locality-3000-leuven')).json()
    const { centre } = await centreOf(id)
    expect(centre.lat).toBeCloseTo(50.88, 1)
    expect(centre.lng).toBeCloseTo(4.7, 1)
    for (const unknown of [0, 'leuven', '']) expect(await centreOf(unknown)).toEqual({ centre: null })
  })

  it('have one town for a place, also when two people choose it at once', async () => {
    const before = await countTowns()
    const answers = await Promise.all(Array.from({ length: 4 }, () => add('be-locality-1300-limal')))
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id))
    expect(new Set(ids).size).toBe(1)
    expect(await countTowns()).toBe(before + 1)
    expect((await (await add('be-locality-1300-limal')).json()).id).toBe(ids[0])
  })

  it.each(['be-province-namur', 'be-locality-1300-nowhere', '', 7, null])(
    'have no town for %j',
    async (place) => {
      const before = await countTowns()
      expect((await add(place)).status).toBe(404)
      expect(await countTowns()).toBe(before)
    },
  )
})
