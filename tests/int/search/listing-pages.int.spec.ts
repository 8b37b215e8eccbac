import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { noCriteria, type ListingCriteria } from '@/domain/search/criteria'
import type { Locale } from '@/domain/shared/locale'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createProperty, createPlaces } from '../../support/properties/search-properties'

vi.mock('server-only', () => ({}))

let payload: Payload

beforeAll(async () => {
  payload = await startPayload()
  const places = await createPlaces(payload)
  await createProperty(payload, { places, publicId: 101 })
  await createProperty(payload, { places, publicId: 102, goal: 'rent', price: 950 })
  await createProperty(payload, { places, publicId: 103, status: 'sold' })
  const page = await payload.create({
    collection: 'pages',
    locale: 'fr',
    data: {
      name: 'À vendre',
      type: 'page',
      path: '/a-vendre/',
      originalPath: '/for-sale/',
      _status: 'published',
    },
  })
  await payload.update({
    collection: 'pages',
    id: page.id,
    locale: 'nl',
    data: { name: 'Aanbod', path: '/aanbod/', _status: 'published' },
  })
})
afterAll(stopPayload)

async function resolve(path: string, locale: Locale = 'fr', changes: Partial<ListingCriteria> = {}) {
  const { resolveAddress } = await import('@/site/data/routing/resolve')
  return resolveAddress({ locale, segments: [path], criteria: { ...noCriteria, ...changes } })
}

async function listAt(path: string, locale?: Locale, changes?: Partial<ListingCriteria>) {
  const resolved = await resolve(path, locale, changes)
  if (resolved.kind !== 'page') throw new Error(`There is no page, but ${resolved.kind}`)
  const lists = resolved.page.modules.flatMap(({ relation }) =>
    relation.type === 'property-list' ? [relation.list.cards.map(({ id }) => id)] : [],
  )
  return { title: resolved.page.title, lists, index: resolved.meta.index }
}

describe('the pages of the lists', () => {
  it('show the available properties also where a snapshot brought them without modules', async () => {
    expect(await listAt('a-vendre')).toEqual({ title: 'À vendre', lists: [[101]], index: true })
    expect(await listAt('a-vendre', 'fr', { maxPrice: 1 })).toMatchObject({ lists: [[]], index: false })
  })

  it('are at their paths where there is no page for them', async () => {
    expect(await listAt('a-louer')).toEqual({ title: 'À louer', lists: [[102]], index: true })
    expect(await listAt('zu-verkaufen', 'de')).toMatchObject({ lists: [[101]] })
  })

  it('have one address: that of an editor’s page', async () => {
    expect(await resolve('te-koop', 'nl')).toEqual({
      kind: 'redirect',
      href: '/nl/aanbod/',
      permanent: true,
    })
  })

  it('lead from a variant of their address to it, with what is asked for', async () => {
    const href = '/fr/a-louer/?minPrice=500'
    expect(await resolve('À-Louer', 'fr', { minPrice: 500 })).toEqual({
      kind: 'redirect',
      href,
      permanent: true,
    })
    expect(await resolve('A-Vendre', 'fr', { page: 2 })).toMatchObject({ href: '/fr/a-vendre/?page=2' })
    expect(await resolve('Suche', 'de')).toMatchObject({ href: '/de/suche/' })
  })

  it('lead to the list of the other goal whoever asks them for it, in words or filters', async () => {
    const other = { kind: 'redirect', permanent: false }
    expect(await resolve('a-vendre', 'fr', { goal: 'rent', minPrice: 500, page: 2 })).toEqual({
      ...other,
      href: '/fr/a-louer/?minPrice=500',
    })
    expect(await resolve('a-louer', 'fr', { goal: 'sale' })).toEqual({ ...other, href: '/fr/a-vendre/' })
    const text = 'à louer, max 1000 euros'
    expect(await resolve('a-vendre', 'fr', { text, garden: true })).toEqual({
      ...other,
      href: `/fr/a-louer/?garden=1&q=${encodeURIComponent(text)}`,
    })
    expect(await listAt('a-louer', 'fr', { text })).toMatchObject({ lists: [[102]] })
    expect(await listAt('a-vendre', 'fr', { goal: 'sale' })).toMatchObject({ lists: [[101]] })
  })

  it('show the results of a search among properties of both goals, hidden from search engines', async () => {
    const { lists, index } = await listAt('recherche')
    expect(lists).toEqual([[102, 101]])
    expect(index).toBe(false)
    expect(await listAt('suche', 'de', { goal: 'rent' })).toMatchObject({ lists: [[102]] })
  })

  it('show them also where a redirect leads away from there', async () => {
    const from = '/nl/zoeken/'
    await payload.create({ collection: 'redirects', data: { from, to: '/nl/aanbod/' } })
    expect(await listAt('zoeken', 'nl')).toMatchObject({ lists: [[102, 101]] })
  })
})

describe('a language without an editor’s home page', () => {
  it('has one with the search and all properties, visible to search engines', async () => {
    const { resolveAddress } = await import('@/site/data/routing/resolve')
    const property = await resolveAddress({ locale: 'en', segments: undefined })
    if (property.kind !== 'page') throw new Error(`There is no page, but ${property.kind}`)
    const { page, meta } = property
    expect(page).toMatchObject({ isHome: true, banner: { hasSearch: true } })
    expect(page.title).not.toBe('')
    expect(page.modules.map(({ relation }) => relation)).toMatchObject([
      { type: 'property-list', list: { cards: [{ id: 102 }, { id: 101 }] } },
    ])
    expect(meta.index).toBe(true)
    expect(new URL(meta.canonical).pathname).toBe('/en/')
  })

  it('is reached from the addresses without a language, like the lists', async () => {
    const { resolveOriginal } = await import('@/site/data/routing/resolve-original')
    expect(await resolveOriginal({ locale: 'de', segments: undefined })).toBe('/de/')
    expect(await resolveOriginal({ locale: 'de', segments: ['for-rent'] })).toBe('/de/zu-vermieten/')
    expect(await resolveOriginal({ locale: 'fr', segments: ['for-sale'] })).toBe('/fr/a-vendre/')
    expect(await resolveOriginal({ locale: 'de', segments: ['nothing'] })).toBeNull()
  })
})
