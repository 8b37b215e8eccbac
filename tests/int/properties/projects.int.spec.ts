import { sql } from '@payloadcms/db-postgres'
import type { Payload, RequiredDataFromCollectionSlug } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@/domain/shared/locale'
import { createPlace, factories, makeFile, nextNumber } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'

vi.mock('server-only', () => ({}))

type Project = Partial<RequiredDataFromCollectionSlug<'projects'>>
type ProjectsPropertyData = Partial<RequiredDataFromCollectionSlug<'properties'>>

let payload: Payload
let place: { type: number; city: number }

const user = { relationTo: 'users' as const, value: 0 }
const listed = { _status: 'published', listedIn: { french: true } } as const

const createProperty = async (fields: ProjectsPropertyData): Promise<number> => {
  const data = { ...factories.properties({ ...place, user }, nextNumber()), ...listed, ...fields }
  return (await payload.create({ collection: 'properties', locale: 'fr', data })).id
}

const createProject = (fields: Project) =>
  payload.create({ collection: 'projects', locale: 'fr', data: { city: place.city, ...listed, ...fields } })

async function list({ locale = 'fr', maximum = null }: { locale?: Locale; maximum?: number | null } = {}) {
  const { getProjectCards } = await import('@/site/data/properties/project-lists')
  return getProjectCards({ locale, maximum })
}

const cards = async (options?: Parameters<typeof list>[0]) => (await list(options)).projects

const titlesOf = async (options?: Parameters<typeof cards>[0]) =>
  (await cards(options)).map(({ title }) => title)

beforeAll(async () => {
  payload = await startPayload()
  place = await createPlace(payload)
})
afterAll(stopPayload)

describe('the list of projects', () => {
  it('is empty where there is none', async () => {
    expect(await cards()).toEqual([])
  })

  it('shows where each is, what is available and from which price', async () => {
    const picture = await payload.create({
      collection: 'media',
      data: { alt: 'Façade' },
      file: await makeFile('media'),
    })
    const { publicId } = await createProject({
      title: 'Les Tilleuls',
      pictures: [picture.id],
      units: [
        await createProperty({ price: 310_000, status: 'sold' }),
        await createProperty({ price: 325_000 }),
        await createProperty({ price: 300_000, publishPrice: false }),
        await createProperty({ price: 100_000, _status: 'draft' }),
        await createProperty({ price: 110_000, status: 'reserved' }),
        await createProperty({ price: 115_000, status: 'withdrawn' }),
        await createProperty({ price: 120_000, listedIn: { french: false, dutch: true } }),
      ],
    })
    await createProject({ title: 'Sans biens' })
    const [bare, tilleuls] = await cards()
    expect(tilleuls).toMatchObject({
      id: publicId,
      href: `/fr/projects/wavre/les-tilleuls/${publicId}/`,
      title: 'Les Tilleuls',
      place: '1300 Wavre',
      picture: { width: 40, height: 30 },
      available: 2,
      priceFrom: [{ goal: 'sale', amount: '€\u00a0325.000' }],
    })
    expect(bare).toMatchObject({ title: 'Sans biens', picture: null, available: null, priceFrom: [] })
  })

  it('has what is published and listed in the language, the newest first, up to the requested number', async () => {
    await createProject({ title: 'Brouillon', _status: 'draft' })
    await createProject({ title: 'Ailleurs', listedIn: { french: false, german: true } })
    await createProject({ title: 'Le dernier' })
    expect(await titlesOf()).toEqual(['Le dernier', 'Sans biens', 'Les Tilleuls'])
    expect(await titlesOf({ maximum: 2 })).toEqual(['Le dernier', 'Sans biens'])
    expect(await titlesOf({ locale: 'nl' })).toEqual([])
  })

  it('is what a module shows of it', async () => {
    const { toModule } = await import('@/site/data/content/modules')
    const module = await payload.create({
      collection: 'modules',
      data: { internalName: 'Projets', relationType: 'projects', view: 'single', maxItems: 1 },
    })
    expect(await toModule(module, { locale: 'fr', page: 1 })).toMatchObject({
      relation: { type: 'projects', projects: [{ title: 'Le dernier' }], total: 1 },
    })
  })

  it('shows 200 at most, and the true total', async () => {
    const { total: before } = await list()
    await payload.db.drizzle.execute(sql`
      with made as (
        insert into projects (public_id, city_id, goal, listed_in_french, _status)
          select 500000 + number, ${place.city}, 'sale', true, 'published' from generate_series(1, 199) number
          returning id)
      insert into projects_locales (title, _locale, _parent_id) select 'Projet ' || id, 'fr', id from made`)
    for (const maximum of [null, 500]) {
      const { projects, total } = await list({ maximum })
      expect([before, projects.length, total]).toEqual([3, 200, 202])
    }
    expect(await list({ maximum: 30 })).toMatchObject({ projects: { length: 30 }, total: 30 })
    await payload.db.drizzle.execute(sql`delete from projects where public_id > 500000`)
  })
})

describe('the address of a project', () => {
  const addressOf = async (id: number | null | undefined) => {
    const { resolveAddress } = await import('@/site/data/routing/resolve')
    return resolveAddress({ locale: 'fr', segments: ['projects', 'wavre', 'x', String(id)] })
  }
  const originalOf = async (id: number | null | undefined) => {
    const { findMissingReason } = await import('@/site/data/routing/resolve-original')
    return findMissingReason(['project', String(id)])
  }

  it('that was unpublished is gone (410), until it is published again', async () => {
    const { id, publicId } = await createProject({ title: 'Les Érables' })
    await payload.update({ collection: 'projects', id, data: { _status: 'draft' } })
    expect(await addressOf(publicId)).toEqual({ kind: 'not-found', reason: 'formerProject' })
    expect(await originalOf(publicId)).toBe('formerProject')
    await payload.update({ collection: 'projects', id, data: { _status: 'published' } })
    expect(await addressOf(publicId)).toMatchObject({ kind: 'redirect' })
  })

  it('exists while a draft is saved beside the published version', async () => {
    const { id, publicId } = await createProject({ title: 'Les Ormes' })
    await payload.update({ collection: 'projects', id, data: { title: 'Autre' }, draft: true })
    expect(await addressOf(publicId)).toMatchObject({ kind: 'redirect' })
  })

  it('that was never public, in this language or at all, is only missing (404)', async () => {
    const draft = await createProject({ title: 'Brouillon', _status: 'draft' })
    const german = await createProject({ title: 'Linden', listedIn: { french: false, german: true } })
    for (const { publicId } of [draft, german, { publicId: 999_999 }]) {
      expect(await addressOf(publicId)).toEqual({ kind: 'not-found', reason: 'project' })
      expect(await originalOf(publicId)).toBe('project')
    }
  })
})
