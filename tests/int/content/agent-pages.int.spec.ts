import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { catchUp, collectDependencies, isFresh, newDependencies } from '@/process/freshness.mjs'
import { noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import { locales, type Locale } from '@/domain/shared/locale'
import { makePicture } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createPlaces, createProperty, type Places } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))

let payload: Payload
let places: Places
let claire = 0
let marc = 0
let claireHome = 0
let marcHome = 0
let claireQuote = 0
let marcQuote = 0

const published = { _status: 'published' as const }

const createQuote = async (agent: number, text: string) =>
  (
    await payload.create({
      collection: 'testimonials',
      locale: 'fr',
      data: { author: 'Anne', text, agent, rating: 5, date: '2026-03-01T00:00:00.000Z', ...published },
    })
  ).id

beforeAll(async () => {
  payload = await startPayload()
  places = await createPlaces(payload)
  const file = await makePicture({ width: 300, height: 300, name: 'claire.jpg' })
  const photo = await payload.create({ collection: 'media', locale: 'fr', data: { alt: 'Claire' }, file })
  const data = {
    name: 'Claire Delvaux',
    jobTitle: 'Directrice',
    phone: '+32 10 99 01 01',
    email: 'claire@agency.example',
    languages: ['fr' as const, 'en' as const],
    photo: photo.id,
    text: 'Née à Wavre.\n\nElle connaît chaque rue.',
  }
  claire = (await payload.create({ collection: 'agents', locale: 'fr', data })).id
  marc = (await payload.create({ collection: 'agents', locale: 'fr', data: { name: 'Marc Lejeune' } })).id
  claireHome = await createProperty(payload, { places, publicId: 101, agent: claire })
  await createProperty(payload, { places, publicId: 102, agent: claire, goal: 'rent', price: 950 })
  await createProperty(payload, { places, publicId: 103, agent: claire, status: 'sold' })
  await createProperty(payload, { places, publicId: 104, agent: claire, languages: ['nl'] })
  marcHome = await createProperty(payload, { places, publicId: 105, agent: marc })
  claireQuote = await createQuote(claire, 'Tout était clair.')
  marcQuote = await createQuote(marc, 'Merci Marc.')
})
afterAll(stopPayload)

async function resolve(address: string, asked: Partial<ListingCriteria> = {}) {
  const { resolveAddress } = await import('@/site/data/routing/resolve')
  const [first, ...segments] = address.split('/').filter(Boolean)
  const locale: Locale = locales.find((one) => one === first) ?? 'fr'
  return resolveAddress({ locale, segments, criteria: { ...noCriteria, ...asked } })
}

async function agentAt(address: string, asked?: Partial<ListingCriteria>) {
  const resolved = await resolve(address, asked)
  if (resolved.kind !== 'agent') throw new Error(`There is no agent at ${address}, but ${resolved.kind}`)
  return resolved
}

const save = (id: number, data: object) => payload.update({ collection: 'agents', id, locale: 'fr', data })

const slugOf = async (id: number) => (await payload.findByID({ collection: 'agents', id })).slug

const own = '/fr/equipe/claire-delvaux/'

describe('the page of an agent', () => {
  it('is in every language, with their available homes, testimonials and text in it', async () => {
    const { page, meta, crumbs } = await agentAt(own)
    expect(page).toMatchObject({
      agent: { name: 'Claire Delvaux', jobTitle: 'Directrice', href: own, languages: ['fr', 'en'] },
      text: ['Née à Wavre.', 'Elle connaît chaque rue.'],
      properties: [
        { goal: 'sale', window: { total: 1 }, cards: [{ id: 101 }] },
        { goal: 'rent', window: { total: 1 }, cards: [{ id: 102 }] },
      ],
      testimonials: [{ author: 'Anne', text: 'Tout était clair.', agent: null }],
    })
    expect(page.agent.photo?.srcSet).toContain('250w')
    expect(meta).toMatchObject({ title: 'Claire Delvaux, Directrice', index: true })
    expect(meta.alternates.map(({ href }) => new URL(href).pathname).sort()).toEqual([
      '/de/team/claire-delvaux/',
      '/en/team/claire-delvaux/',
      '/fr/equipe/claire-delvaux/',
      '/nl/team/claire-delvaux/',
    ])
    expect(crumbs.at(-1)).toEqual({ name: 'Claire Delvaux', href: null })
    const dutch = (await agentAt('/nl/team/claire-delvaux/')).page
    expect(dutch.properties[0]).toMatchObject({
      goal: 'sale',
      window: { total: 2 },
      cards: [{ id: 104 }, { id: 101 }],
    })
    expect([dutch.text, dutch.agent.jobTitle, dutch.testimonials]).toEqual([[], null, []])
  })

  it('is found by the switcher of languages', async () => {
    const { findAlternates } = await import('@/site/data/routing/resolve')
    const found = await findAlternates({ locale: 'nl', segments: ['team', 'claire-delvaux'] })
    expect(found.find(({ locale }) => locale === 'fr')?.href).toBe(own)
  })

  it('has one address, and nothing is below or beside it', async () => {
    expect(await resolve('/fr/equipe/Claire-Delvaux/')).toEqual({
      kind: 'redirect',
      href: own,
      permanent: true,
    })
    for (const path of ['/fr/equipe/lucie/', `${own}biens/`, '/fr/team/claire-delvaux/', '/fr/equipe/'])
      expect((await resolve(path)).kind, path).toBe('not-found')
  })

  it('has the homes of a goal in pages of 24, of which the later ones are not indexed', async () => {
    const ids: number[] = []
    for (let publicId = 301; publicId <= 325; publicId += 1)
      ids.push(await createProperty(payload, { places, publicId, agent: marc }))
    await catchUp()
    const path = '/fr/equipe/marc-lejeune/'
    const shown = async (asked?: Partial<ListingCriteria>) => {
      const { page, meta } = await agentAt(path, asked)
      const lists = page.properties.map(({ goal, cards, window }) => ({
        goal,
        ids: cards.map(({ id }) => id),
        ...{ page: window.page, total: window.total },
      }))
      return { lists, index: meta.index, canonical: new URL(meta.canonical).pathname }
    }
    const first = await shown()
    expect(first).toMatchObject({ lists: [{ page: 1, total: 26 }], index: true, canonical: path })
    const second = await shown({ goal: 'sale', page: 2 })
    expect(second).toMatchObject({ lists: [{ page: 2, total: 26 }], index: false, canonical: path })
    const ofMarc = [...(first.lists[0]?.ids ?? []), ...(second.lists[0]?.ids ?? [])]
    expect([first.lists[0]?.ids.length, new Set(ofMarc).size]).toEqual([24, 26])
    // A page after the last one is the last one; of a goal without homes there is none.
    expect(await shown({ goal: 'sale', page: 99 })).toEqual(second)
    expect((await shown({ goal: 'rent', page: 2 })).lists).toEqual(first.lists)
    for (const id of ids) await payload.delete({ collection: 'properties', id })
  })
})

describe('the address of an agent', () => {
  it('is made from the name, and gets a number where somebody has or had it', async () => {
    const create = async (data: object) =>
      payload.create({ collection: 'agents', data: { name: 'Jan Peeters', ...data } })
    const [first, second] = [await create({}), await create({})]
    expect([first.slug, second.slug]).toEqual(['jan-peeters', 'jan-peeters-2'])
    expect((await create({ name: 'Élodie', slug: ' /Élo d’Hondt/ ' })).slug).toBe('elo-dhondt')
    await save(first.id, { slug: 'jan' })
    expect((await create({})).slug).toBe('jan-peeters-3')
    await save(first.id, { slug: '' })
    expect(await slugOf(first.id)).not.toBe('jan')
    await expect(save(first.id, { slug: 'jan-peeters-2' })).rejects.toThrow()
  })

  it('stays when the name changes, and leads on in every language when an editor changes it', async () => {
    const { id } = await payload.create({ collection: 'agents', data: { name: 'Sofie Maes' } })
    await save(id, { name: 'Sofie Verhoeven' })
    expect(await slugOf(id)).toBe('sofie-maes')
    await save(id, { slug: 'sofie' })
    await save(id, { slug: 'sofie-verhoeven' })
    await catchUp()
    for (const [from, href] of [
      ['/fr/equipe/sofie-maes/', '/fr/equipe/sofie-verhoeven/'],
      ['/de/team/sofie/', '/de/team/sofie-verhoeven/'],
    ] as const)
      expect(await resolve(from)).toEqual({ kind: 'redirect', href, permanent: true })
    await save(id, { slug: 'sofie-maes' })
    await catchUp()
    expect((await agentAt('/fr/equipe/sofie-maes/')).page.agent.name).toBe('Sofie Verhoeven')
  })

  it('yields to a page of an editor, and other languages do not name it then', async () => {
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'fr',
      data: { name: 'Claire', type: 'page', path: '/equipe/claire-delvaux/', ...published },
    })
    await catchUp()
    expect((await resolve(own)).kind).toBe('page')
    const { meta } = await agentAt('/nl/team/claire-delvaux/')
    expect(meta.alternates.map(({ locale }) => locale)).not.toContain('fr')
    await payload.delete({ collection: 'pages', id })
    await catchUp()
  })
})

describe('an agent who is not shown', () => {
  it('has no page, no place in the team or the sitemap, and no link, but stays the contact of their homes', async () => {
    const { getTeam } = await import('@/site/data/agents/team')
    const { findSitemapEntries } = await import('@/site/data/routing/sitemap')
    const { getProperty } = await import('@/site/data/properties/properties')
    const { findPublicProperty } = await import('@/site/data/public-api/public-properties')
    const read = async () => {
      await catchUp()
      const team = await getTeam({ chosen: [marc, claire], locale: 'fr' })
      const entries = await findSitemapEntries({ kind: 'agents', number: 1 })
      const agent = (await getProperty({ id: 101, locale: 'fr' }))?.property.agent
      return {
        page: (await resolve(own)).kind,
        team: team.map(({ name }) => name),
        isListed: entries.some(({ paths }) => paths.fr === '/equipe/claire-delvaux/'),
        contact: [agent?.name, agent?.href],
        api: (await findPublicProperty({ id: 101, locale: 'fr' }))?.agent?.name,
      }
    }
    expect(await read()).toEqual({
      page: 'agent',
      team: ['Marc Lejeune', 'Claire Delvaux'],
      isListed: true,
      contact: ['Claire Delvaux', own],
      api: 'Claire Delvaux',
    })
    await save(claire, { isPublic: false })
    expect(await read()).toEqual({
      page: 'not-found',
      team: ['Marc Lejeune'],
      isListed: false,
      contact: ['Claire Delvaux', null],
      api: undefined,
    })
    const { getLeadSubject } = await import('@/cms/queries/leads/get-lead-subject')
    const subject = await getLeadSubject({ payload, property: 101, project: null, locale: 'fr' })
    expect(subject?.agentEmail).toBe('claire@agency.example')
    await save(claire, { isPublic: true })
    expect((await read()).page).toBe('agent')
  })

  it('is read by no stranger over REST, and neither are the others', async () => {
    const { createLocalReq } = await import('payload')
    const req = await createLocalReq({}, payload)
    req.payloadAPI = 'REST'
    await expect(payload.find({ collection: 'agents', overrideAccess: false, req })).rejects.toThrow()
  })
})

describe('a testimonial', () => {
  it('on a page has a link to the agent whom it is about, as long as they are shown', async () => {
    const { toModule } = await import('@/site/data/content/modules')
    const data = {
      internalName: 'Avis',
      relationType: 'opinion' as const,
      view: 'single' as const,
      ...published,
    }
    const module = await payload.create({ collection: 'modules', locale: 'fr', data })
    const linked = async () => {
      const { relation } = await toModule(module, { locale: 'fr', page: 1 })
      return relation.type === 'opinion' ? relation.testimonials.map(({ agent }) => agent?.href ?? null) : []
    }
    expect((await linked()).toSorted()).toEqual([own, '/fr/equipe/marc-lejeune/'])
    await save(marc, { isPublic: false })
    await catchUp()
    expect((await linked()).toSorted()).toEqual([own, null].toSorted())
    await save(marc, { isPublic: true })
    await catchUp()
  })

  it('that is a draft or not public is not on the page of the agent', async () => {
    const quote = (data: object) =>
      payload.update({ collection: 'testimonials', id: claireQuote, locale: 'fr', data })
    const count = async () => {
      await catchUp()
      return (await agentAt(own)).page.testimonials.length
    }
    await quote({ isPublic: false })
    expect(await count()).toBe(0)
    await quote({ isPublic: true, _status: 'draft' })
    expect(await count()).toBe(0)
    await quote(published)
    expect(await count()).toBe(1)
  })
})

describe('the page that shows the team', () => {
  it('is above the agents, and where the address of the team leads', async () => {
    const data = {
      internalName: 'Équipe',
      relationType: 'team' as const,
      view: 'single' as const,
      ...published,
    }
    const { id } = await payload.create({ collection: 'modules', locale: 'fr', data })
    await payload.create({
      collection: 'pages',
      locale: 'fr',
      data: { name: 'Agence', type: 'page', path: '/agence/', modules: [id], ...published },
    })
    await catchUp()
    expect(await resolve('/fr/equipe/')).toEqual({ kind: 'redirect', href: '/fr/agence/', permanent: false })
    const { crumbs } = await agentAt(own)
    expect(crumbs.slice(-2)).toEqual([
      { name: 'Agence', href: '/fr/agence/' },
      { name: 'Claire Delvaux', href: null },
    ])
    expect((await resolve('/nl/team/')).kind).toBe('not-found')
  })
})

describe('a cached page of an agent', () => {
  /** Whether what the page shows is still right after a change. */
  async function staysFresh(change: () => Promise<unknown>, path = own): Promise<boolean> {
    await catchUp()
    const dependencies = newDependencies()
    await collectDependencies(dependencies, () => resolve(path))
    await change()
    await catchUp()
    return isFresh(dependencies)
  }

  const update = (id: number, data: object) =>
    payload.update({ collection: 'properties', id, locale: 'fr', data: { ...data, ...published } })

  const quote = (id: number, data: object) =>
    payload.update({ collection: 'testimonials', id, locale: 'fr', data: { ...data, ...published } })

  it('stays when another agent, home or testimonial changes', async () => {
    expect(await staysFresh(() => save(marc, { phone: '+32 10 99 01 02' }))).toBe(true)
    expect(await staysFresh(() => update(marcHome, { price: 310_000 }))).toBe(true)
    expect(await staysFresh(() => quote(marcQuote, { text: 'Merci à Marc.' }))).toBe(true)
    expect(await staysFresh(() => createProperty(payload, { places, publicId: 106, agent: marc }))).toBe(true)
  })

  it('expires when the agent changes, in any way', async () => {
    expect(await staysFresh(() => save(claire, { phone: '+32 10 99 01 09' }))).toBe(false)
    expect(await staysFresh(() => save(claire, { text: 'Née à Wavre.' }))).toBe(false)
    expect(await staysFresh(() => save(claire, { languages: ['fr', 'nl'] }))).toBe(false)
    expect(await staysFresh(() => save(claire, { slug: 'claire' }))).toBe(false)
    expect(await staysFresh(() => save(claire, { slug: 'claire-delvaux' }), '/fr/equipe/claire/')).toBe(false)
  })

  it('expires when one of their homes changes, comes or leaves', async () => {
    expect(await staysFresh(() => update(claireHome, { price: 320_000 }))).toBe(false)
    expect(await staysFresh(() => update(claireHome, { status: 'sold' }))).toBe(false)
    expect(await staysFresh(() => update(claireHome, { status: 'available' }))).toBe(false)
    expect(await staysFresh(() => update(claireHome, { agent: marc }))).toBe(false)
    expect(await staysFresh(() => update(claireHome, { agent: claire }))).toBe(false)
    expect(await staysFresh(() => createProperty(payload, { places, publicId: 107, agent: claire }))).toBe(
      false,
    )
  })

  it('expires when a testimonial about them changes, comes or leaves', async () => {
    expect(await staysFresh(() => quote(claireQuote, { text: 'Tout était très clair.' }))).toBe(false)
    expect(await staysFresh(() => quote(claireQuote, { agent: marc }))).toBe(false)
    expect(await staysFresh(() => quote(claireQuote, { agent: claire }))).toBe(false)
    expect(await staysFresh(() => payload.delete({ collection: 'testimonials', id: claireQuote }))).toBe(
      false,
    )
  })

  it('that is missing expires when an agent gets its address', async () => {
    const path = '/fr/equipe/noor/'
    const create = () => payload.create({ collection: 'agents', data: { name: 'Noor' } })
    expect(await staysFresh(create, path)).toBe(false)
    expect((await agentAt(path)).page.agent.name).toBe('Noor')
  })
})
