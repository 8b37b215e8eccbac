import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findOwnerProperties } from '@/cms/queries/owners/properties-of-owner'
import { locales } from '@/domain/shared/locale'
import { createPlace, factories, makeFile, nextNumber } from '../../support/database/factories'
import { createOwner } from '../../support/properties/owned-properties'
import { startSite, stopPayload } from '../../support/database/payload'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let payload: Payload
let rest: CallRest
let token: string | null
let place: { type: number; city: number }

beforeAll(async () => {
  const site = await startSite()
  payload = site.payload
  rest = createRest(site.config)
  token = await logIn(payload, (await createVisitors(payload)).admin)
  place = await createPlace(payload)
})
afterAll(stopPayload)

const user = { relationTo: 'users' as const, value: 0 }

async function createProperty(owner: number) {
  const file = await makeFile('documents')
  const document = await payload.create({ collection: 'documents', data: { title: 'PEB' }, file })
  const made = factories.properties({ ...place, user }, nextNumber())
  return payload.create({
    collection: 'properties',
    locale: 'fr',
    data: {
      ...made,
      title: 'Maison avec jardin',
      status: 'sold',
      owner,
      documents: [document.id],
      nextSteps: 'La visite du notaire',
      portals: [{ name: 'Portail', since: '2026-01-01T12:00:00.000Z' }],
      energy: { ...made.energy, certificateNumber: '20260101000001', endDate: '2030-01-01T12:00:00.000Z' },
      construction: { uniqueCode: 'ABC-1' },
      recordFile: 'property.xml',
      snapshotHash: 'of the importer',
      listedIn: { french: true },
      _status: 'published',
    },
  })
}

const duplicate = async (path: string, body: object = {}) => {
  const response = await rest({ method: 'POST', path, body, token })
  return { status: response.status, body: await response.json() }
}

describe('a copy of a property', () => {
  it.each(['?locale=fr', '?locale=fr&draft=false', '?locale=fr&draft=true'])(
    'is another property, by REST with "%s"',
    async (query) => {
      const owner = await createOwner(payload)
      const property = await createProperty(owner.id)
      const { status, body } = await duplicate(`/properties/${property.id}/duplicate${query}`)
      expect(status).toBe(200)
      const copy = await payload.findByID({
        collection: 'properties',
        id: body.doc.id,
        draft: true,
        locale: 'fr',
        depth: 0,
        showHiddenFields: true,
      })
      expect(copy).toMatchObject({
        title: 'Maison avec jardin',
        _status: 'draft',
        status: 'available',
        city: place.city,
      })
      expect(copy.publicId).not.toBe(property.publicId)
      expect(copy.publicId).toBeGreaterThan(0)
      const { owner: of, documents, nextSteps, recordFile, snapshotHash, publishedAt } = copy
      expect({ of, nextSteps, recordFile, snapshotHash, publishedAt }).toEqual({
        of: null,
        nextSteps: null,
        recordFile: null,
        snapshotHash: null,
        publishedAt: null,
      })
      expect(documents ?? []).toEqual([])
      expect(copy.portals ?? []).toEqual([])
      const { certificateNumber, endDate, label } = copy.energy ?? {}
      expect({ certificateNumber, endDate, label }).toEqual({
        certificateNumber: null,
        endDate: null,
        label: property.energy?.label ?? null,
      })
      expect(copy.construction?.uniqueCode ?? null).toBeNull()
      for (const locale of locales)
        expect(
          (await findOwnerProperties({ payload, owner: owner.id, locale })).map(({ publicId }) => publicId),
        ).toEqual([property.publicId])
    },
  )

  it('has nothing of its history', async () => {
    const owner = await createOwner(payload)
    const property = await createProperty(owner.id)
    const { body } = await duplicate(`/properties/${property.id}/duplicate?locale=fr`)
    for (const collection of ['appointment-openings', 'appointments', 'leads'] as const)
      expect(
        (await payload.count({ collection, where: { property: { equals: body.doc.id } } })).totalDocs,
      ).toBe(0)
    expect(await payload.count({ collection: 'properties', where: { owner: { equals: owner.id } } })).toEqual(
      { totalDocs: 1 },
    )
  })

  it('of a project leaves the properties where they are', async () => {
    const property = await createProperty((await createOwner(payload)).id)
    const project = await payload.create({
      collection: 'projects',
      locale: 'fr',
      data: {
        title: 'Les Jardins',
        city: place.city,
        units: [property.id],
        listedIn: { french: true },
        _status: 'published',
      },
    })
    const { status, body } = await duplicate(`/projects/${project.id}/duplicate?locale=fr&draft=false`)
    expect(status).toBe(200)
    const copy = await payload.findByID({
      collection: 'projects',
      id: body.doc.id,
      draft: true,
      locale: 'fr',
      depth: 0,
    })
    expect(copy).toMatchObject({ title: 'Les Jardins', _status: 'draft' })
    expect(copy.units ?? []).toEqual([])
    expect(copy.publicId).not.toBe(project.publicId)
  })
})

describe('a copy from the time when copies had the owner of the original', () => {
  const at = '2026-02-03T04:05:06.789Z'

  /** Two properties of an owner: one that is published, and a younger draft that shares the given values with it. */
  async function createTwo(fields: Record<string, string | null>, changes: { title?: string } = {}) {
    const owner = await createOwner(payload)
    const property = await createProperty(owner.id)
    const made = factories.properties({ ...place, user }, nextNumber())
    const copy = await payload.create({
      collection: 'properties',
      locale: 'fr',
      data: { ...made, title: 'En préparation', owner: owner.id, ...changes, _status: 'draft' },
      draft: true,
    })
    for (const { id } of [property, copy])
      for (const [column, value] of Object.entries(fields))
        await payload.db.drizzle.execute(
          sql`update properties set ${sql.identifier(column)} = ${value} where id = ${id}`,
        )
    return { owner: owner.id, property, copy }
  }

  async function ownersAfter(copy: number) {
    const { up } = await import('../../../migrations/20261123_072500_owners_of_copies')
    await up({ db: payload.db.drizzle, payload, req: await createLocalReq({}, payload) })
    const { rows } = await payload.db.drizzle.execute<{ owner: number | null }>(sql`
      select owner_id as owner from properties where id = ${copy}
      union select version_owner_id from _properties_v where parent_id = ${copy}`)
    return rows.map((row) => row.owner)
  }

  const visibleTo = async (owner: number) =>
    (await findOwnerProperties({ payload, owner, locale: 'fr' })).map(({ publicId }) => publicId)

  it.each([
    ['the instant of its publication', { published_at: at, record_file: null }],
    ['the record of an import', { record_file: 'copied.xml' }],
    ['what an import noted of it', { snapshot_hash: 'of one property' }],
    ['the number of its energy certificate', { energy_certificate_number: '20260101000777' }],
    ['the unique code', { construction_unique_code: '20260101-0000777-RES-1' }],
  ])("is not the owner's any more: it has %s", async (_, fields) => {
    const { owner, property, copy } = await createTwo(fields)
    expect(await visibleTo(owner)).toContain(copy.publicId)
    expect(await ownersAfter(copy.id)).toEqual([null])
    expect(await visibleTo(owner)).toEqual([property.publicId])
  })

  it("is not the owner's any more: it has the title and a picture", async () => {
    const { owner, property, copy } = await createTwo({}, { title: 'Maison avec jardin' })
    const { id } = await payload.create({
      collection: 'media',
      data: { alt: 'Façade' },
      file: await makeFile('media'),
    })
    for (const each of [property.id, copy.id])
      await payload.db.drizzle.execute(
        sql`insert into properties_rels ("order", parent_id, path, media_id) values (1, ${each}, 'pictures', ${id})`,
      )
    expect(await ownersAfter(copy.id)).toEqual([null])
    expect(await visibleTo(owner)).toEqual([property.publicId])
  })

  it("is not the owner's any more either once the first property belongs to somebody else", async () => {
    const { owner, property, copy } = await createTwo({ energy_certificate_number: '20260101000778' })
    const next = await createOwner(payload)
    await payload.update({
      collection: 'properties',
      id: property.id,
      locale: 'fr',
      data: { owner: next.id },
    })
    await payload.db.drizzle.execute(
      sql`update properties set energy_certificate_number = '20260101000778' where id = ${property.id}`,
    )
    expect(await ownersAfter(copy.id)).toEqual([null])
    expect(await visibleTo(owner)).toEqual([])
  })

  it('is no copy where nothing is shared: a property in preparation stays its owner’s', async () => {
    const alike = await createTwo({}, { title: 'Maison avec jardin' })
    const blank = await createTwo({
      energy_certificate_number: '',
      construction_unique_code: '',
      snapshot_hash: '',
    })
    for (const { owner, copy } of [alike, blank]) {
      expect(await ownersAfter(copy.id)).toEqual([owner])
      expect(await visibleTo(owner)).toContain(copy.publicId)
    }
  })

  it('is no copy where it was published, or belongs to somebody else by now', async () => {
    const published = await createTwo({ energy_certificate_number: '20260101000779' })
    await payload.db.drizzle.execute(
      sql`insert into property_history (property_id, kind) values (${published.copy.id}, 'published')`,
    )
    expect(await ownersAfter(published.copy.id)).toEqual([published.owner])
    const changes = await createTwo({ energy_certificate_number: '20260101000780' })
    const next = await createOwner(payload)
    await payload.db.drizzle.execute(
      sql`update properties set owner_id = ${next.id} where id = ${changes.copy.id}`,
    )
    expect(await ownersAfter(changes.copy.id)).toContain(next.id)
  })
})
