import { sql } from '@payloadcms/db-postgres'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startSite, stopPayload, type Site } from '../../support/database/payload'
import { createPlaces, houseData, type Places } from '../../support/properties/search-properties'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors, type VisitorName, type Visitors } from '../../support/site/visitors'

let site: Site
let rest: CallRest
let places: Places
let visitors: Visitors
const tokens: Partial<Record<VisitorName, string | null>> = {}

beforeAll(async () => {
  site = await startSite()
  rest = createRest(site.config)
  places = await createPlaces(site.payload)
  visitors = await createVisitors(site.payload)
  for (const who of ['agent', 'editor'] as const) tokens[who] = await logIn(site.payload, visitors[who])
})
afterAll(stopPayload)

const properties = 'properties' as const
const french = { locale: 'fr', depth: 0 } as const

async function createProperty(changes: Parameters<typeof houseData>[1] = {}): Promise<number> {
  const listedIn = { dutch: false, french: true, english: false, german: false }
  const data = { ...houseData(places), listedIn, ...changes }
  return (await site.payload.create({ collection: properties, locale: 'fr', data })).id
}

const rental = { goal: 'rent' as const, price: 950, costs: { rentCharges: 40 } }

const online = (id: number) => site.payload.findByID({ collection: properties, id, ...french, draft: false })
const newest = (id: number) => site.payload.findByID({ collection: properties, id, ...french, draft: true })

/** The moment that the list sends with the row. */
async function baseOf(id: number): Promise<string> {
  const { findStockRows } = await import('@/cms/queries/stock/stock-rows')
  const rows = await findStockRows({ payload: site.payload, ids: [id], locale: 'fr', now: new Date() })
  return rows.get(id)?.quick?.savedAt ?? ''
}

type Edit = { field: 'price'; typed: string } | { field: 'status'; status: string }

type Attempt = { base?: string; language?: string }

async function send(id: number, { base, language = 'nl', ...edit }: Edit & Attempt) {
  const answer = await rest({
    ...{ method: 'POST', path: `/properties/${id}/quick-edit`, token: tokens.agent },
    body: { ...edit, base: base ?? (await baseOf(id)) },
    headers: { 'accept-language': language },
  })
  const body: unknown = await answer.json()
  return { status: answer.status, body }
}

/** Waits, so that two versions never have the same millisecond. */
const pause = () => new Promise((resolve) => setTimeout(resolve, 3))

const done = { status: 200, body: { ok: true } }
const refusal = (status: number, error: string) => ({ status, body: { ok: false, error } })
const refused = (...reasons: unknown[]) => ({ status: 422, body: { ok: false, error: 'refused', reasons } })

describe('a change from the row of a property that is online', () => {
  it('is online at once, with its version, its author, its price history and its place in the search', async () => {
    const id = await createProperty()
    expect(await send(id, { field: 'price', typed: '€ 275.000' })).toEqual(done)
    expect(await online(id)).toMatchObject({
      price: 275_000,
      _status: 'published',
      title: 'Maison avec jardin',
    })
    expect(await newest(id)).toMatchObject({ price: 275_000, _status: 'published' })
    const { execute } = site.payload.db.drizzle
    const query = execute.bind(site.payload.db.drizzle)
    const prices = await query(
      sql`select old_price::int as before, new_price::int as after from price_changes where property_id = ${id}`,
    )
    expect(prices.rows.at(-1)).toEqual({ before: 300_000, after: 275_000 })
    const edits = await query(
      sql`select editor, fields from document_edits where document = ${`properties/${id}`}`,
    )
    expect(edits.rows).toEqual([{ editor: 'agent', fields: ['price'] }])
    const found = await query(
      sql`select shown_price::int as price from property_search where property_id = ${id}`,
    )
    expect(found.rows).toEqual([{ price: 275_000 }])
    const { docs } = await site.payload.find({
      collection: 'audit-entries',
      where: { document: { equals: String(id) } },
    })
    expect(docs.filter(({ kind }) => kind === properties)).toMatchObject([{ name: 'agent' }])
  })

  it('marks it as sold, and as available again', async () => {
    const id = await createProperty()
    expect(await send(id, { field: 'status', status: 'sold' })).toEqual(done)
    expect(await online(id)).toMatchObject({ status: 'sold', _status: 'published' })
    expect(await send(id, { field: 'status', status: 'available' })).toEqual(done)
    expect(await online(id)).toMatchObject({ status: 'available' })
  })

  it('leads it through its stages, with its place in the search', async () => {
    const id = await createProperty()
    const searched = async () =>
      (
        await site.payload.db.drizzle.execute(
          sql`select status from property_search where property_id = ${id}`,
        )
      ).rows
    for (const status of ['coming-soon', 'under-option', 'reserved', 'available']) {
      expect(await send(id, { field: 'status', status }), status).toEqual(done)
      expect(await online(id)).toMatchObject({ status, _status: 'published' })
      expect(await searched()).toEqual([{ status }])
    }
    expect(await send(id, { field: 'status', status: 'withdrawn' })).toEqual(done)
    expect(await searched()).toEqual([])
    expect(await send(id, { field: 'status', status: 'available' })).toEqual(done)
    expect(await searched()).toEqual([{ status: 'available' }])
    expect(await send(id, { field: 'status', status: 'optioned' })).toMatchObject({ status: 400 })
  })

  it('puts nothing on the market again whose ad lacks what the law requires', async () => {
    const id = await createProperty({ status: 'withdrawn', energy: { label: null, certificateNumber: null } })
    const answer = await send(id, { field: 'status', status: 'available' })
    expect(answer).toMatchObject({ status: 422, body: { error: 'refused' } })
    expect(await online(id)).toMatchObject({ status: 'withdrawn' })
  })

  it('is not offered in the bin, and not saved', async () => {
    const id = await createProperty()
    const base = await baseOf(id)
    const deletedAt = new Date().toISOString()
    await site.payload.update({ collection: properties, id, ...french, data: { deletedAt } })
    expect(await baseOf(id)).toBe('')
    expect(await send(id, { field: 'price', typed: '1', base })).toEqual(refusal(404, 'unknown'))
  })

  it('is not saved beside an unpublished draft', async () => {
    const id = await createProperty()
    await site.payload.update({
      collection: properties,
      id,
      ...french,
      draft: true,
      data: { title: 'Pas encore', _status: 'draft' },
    })
    expect(await send(id, { field: 'price', typed: '1' })).toEqual(refusal(409, 'changed'))
    expect(await send(id, { field: 'status', status: 'sold' })).toEqual(refusal(409, 'changed'))
    expect(await online(id)).toMatchObject({ price: 300_000, title: 'Maison avec jardin' })
    expect(await newest(id)).toMatchObject({ price: 300_000, title: 'Pas encore', status: 'available' })
  })

  it('is refused with the reasons of the form where the law would be broken', async () => {
    const id = await createProperty({
      status: 'sold',
      energy: { label: null, certificateNumber: null, total: null },
    })
    const refusedNow = await send(id, { field: 'status', status: 'available' })
    expect(refusedNow).toMatchObject({ status: 422, body: { error: 'refused' } })
    expect(JSON.stringify(refusedNow.body)).toMatch(/EPC/)
    expect(await online(id)).toMatchObject({ status: 'sold' })
  })
})

describe('a change from the row of any property', () => {
  it('leaves a draft a draft', async () => {
    const id = await createProperty({ _status: 'draft' })
    expect(await send(id, { field: 'price', typed: '199999,5' })).toEqual(done)
    expect(await newest(id)).toMatchObject({ price: 199_999.5, _status: 'draft' })
    expect((await online(id))._status).toBe('draft')
  })

  it('is refused where somebody has saved since the list was loaded, and saved on top of what is shown then', async () => {
    const id = await createProperty()
    const base = await baseOf(id)
    await pause()
    await rest({
      method: 'PATCH',
      path: `/properties/${id}?locale=fr`,
      body: { price: 290_000 },
      token: tokens.editor,
    })
    const stale = await send(id, { field: 'price', typed: '280000', base })
    expect(stale).toEqual(
      refused(expect.stringMatching(/^Niet bewaard: editor heeft dit intussen gewijzigd \(.*\)\.$/)),
    )
    expect(await online(id)).toMatchObject({ price: 290_000 })
    expect(await send(id, { field: 'price', typed: '280000' })).toEqual(done)
  })

  it('is saved once where two are sent at once', async () => {
    const id = await createProperty()
    const base = await baseOf(id)
    await pause()
    const answers = await Promise.all(
      ['270000', '260000'].map((typed) => send(id, { field: 'price', typed, base })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  it('waits for whoever has the form open', async () => {
    const id = await createProperty()
    const lock = {
      document: { relationTo: properties, value: id },
      user: { relationTo: 'users' as const, value: Number(visitors.editor?.id) },
    }
    const { id: locked } = await site.payload.create({ collection: 'payload-locked-documents', data: lock })
    const sold = { field: 'status', status: 'sold', language: 'fr' } as const
    expect(await send(id, sold)).toEqual(
      refused('Non enregistré : quelqu’un d’autre est en train de modifier ceci.'),
    )
    expect(await online(id)).toMatchObject({ status: 'available' })
    await site.payload.delete({ collection: 'payload-locked-documents', id: locked })
    expect(await send(id, sold)).toEqual(done)
  })

  it.each([
    ['nl', 'sale', 'rented'],
    ['de', 'rent', 'sold'],
  ] as const)('gives in %s no %s the status %s', async (language, goal, status) => {
    for (const _status of ['draft', 'published'] as const) {
      const id = await createProperty({ ...(goal === 'rent' ? rental : {}), _status })
      expect(await send(id, { field: 'status', status, language })).toEqual(refused(expect.any(String)))
      expect(await newest(id)).toMatchObject({ status: 'available' })
    }
  })

  it('rents out a rental', async () => {
    const id = await createProperty(rental)
    expect(await send(id, { field: 'status', status: 'rented' })).toEqual(done)
    expect(await online(id)).toMatchObject({ status: 'rented', _status: 'published' })
  })

  it.each([['0'], [''], ['-4'], ['gratis'], ['99999999999']])('refuses %j as a price', async (typed) => {
    const id = await createProperty()
    expect(await send(id, { field: 'price', typed })).toEqual(refusal(422, 'price'))
    expect(await online(id)).toMatchObject({ price: 300_000 })
  })

  it('leaves the amounts of a life annuity to the form', async () => {
    const id = await createProperty({
      lifeAnnuity: { enabled: true, downPayment: 50_000, monthlyAnnuity: 800 },
    })
    expect(await send(id, { field: 'price', typed: '280000' })).toEqual(refusal(409, 'annuity'))
    expect(await send(id, { field: 'status', status: 'sold' })).toEqual(done)
  })

  it('needs a property', async () => {
    const base = new Date().toISOString()
    expect(await send(999_999, { field: 'price', typed: '1', base })).toEqual(refusal(404, 'unknown'))
  })

  it.each([
    [{ field: 'price', typed: '1' }],
    [{ field: 'price', typed: '1', base: 'now' }],
    [{ field: 'price', typed: 1, base: '2026-01-01T00:00:00.000Z' }],
    [{ field: 'status', status: 'gone', base: '2026-01-01T00:00:00.000Z' }],
    [{ field: 'agent', base: '2026-01-01T00:00:00.000Z' }],
  ])('refuses the body %j', async (body) => {
    const path = `/properties/${await createProperty()}/quick-edit`
    expect((await rest({ method: 'POST', path, body, token: tokens.agent })).status).toBe(400)
  })
})
