import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findOwnerHomes } from '@/cms/queries/homes-of-owner'
import { locales } from '@/domain/shared/locale'
import { createPlace, factories, makeFile, nextNumber } from '../support/factories'
import { createOwner } from '../support/owned-homes'
import { startSite, stopPayload } from '../support/payload'
import { createRest, logIn, type Rest } from '../support/rest'
import { createVisitors } from '../support/visitors'

vi.mock('server-only', () => ({}))
vi.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read, revalidateTag: () => undefined }))

let payload: Payload
let rest: Rest
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

async function createHome(owner: number) {
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
      recordFile: 'home.xml',
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

describe('a copy of a home', () => {
  it.each(['?locale=fr', '?locale=fr&draft=false', '?locale=fr&draft=true'])(
    'is another home, by REST with "%s"',
    async (query) => {
      const owner = await createOwner(payload)
      const home = await createHome(owner.id)
      const { status, body } = await duplicate(`/properties/${home.id}/duplicate${query}`)
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
      expect(copy.publicId).not.toBe(home.publicId)
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
        label: home.energy?.label ?? null,
      })
      expect(copy.construction?.uniqueCode ?? null).toBeNull()
      for (const locale of locales)
        expect(
          (await findOwnerHomes({ payload, owner: owner.id, locale })).map(({ publicId }) => publicId),
        ).toEqual([home.publicId])
    },
  )

  it('keeps nothing of its history', async () => {
    const owner = await createOwner(payload)
    const home = await createHome(owner.id)
    const { body } = await duplicate(`/properties/${home.id}/duplicate?locale=fr`)
    for (const collection of ['visit-openings', 'visits', 'leads'] as const)
      expect(
        (await payload.count({ collection, where: { property: { equals: body.doc.id } } })).totalDocs,
      ).toBe(0)
    expect(await payload.count({ collection: 'properties', where: { owner: { equals: owner.id } } })).toEqual(
      { totalDocs: 1 },
    )
  })

  it('of a project leaves the homes where they are', async () => {
    const home = await createHome((await createOwner(payload)).id)
    const project = await payload.create({
      collection: 'projects',
      locale: 'fr',
      data: {
        title: 'Les Jardins',
        city: place.city,
        units: [home.id],
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
