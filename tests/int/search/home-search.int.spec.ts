import type { Payload } from 'payload'
import { createElement } from 'react'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { HomeSearch } from '@/cms/payload-types'
import type { Locale } from '@/domain/shared/locale'
import { makePicture } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createProperty, createPlaces } from '../../support/properties/search-properties'
import { drawHtml } from '../../support/site/draw-html'

// The reads of the site as they are, without Next around them.
vi.mock('server-only', () => ({}))

let payload: Payload
let logo: number

type Block = Partial<HomeSearch>

const asNew: Block = {
  logo: null,
  title: 'Que cherchez-vous ?',
  showTitle: true,
  description: '{sale} biens à vendre, {rent} à louer.',
  description2: '  ',
  showSearchInput: true,
  showSearchButton: true,
  showSearchCount: true,
  showCountProperty: true,
}

const save = (data: Block) => payload.updateGlobal({ slug: 'home-search', locale: 'fr', data })

beforeAll(async () => {
  payload = await startPayload()
  const places = await createPlaces(payload)
  await createProperty(payload, { places, publicId: 101 })
  await createProperty(payload, { places, publicId: 102, languages: ['fr'] })
  await createProperty(payload, { places, publicId: 103, goal: 'rent', languages: ['fr'] })
  await createProperty(payload, { places, publicId: 104, goal: 'rent', status: 'rented' })
  const file = await makePicture({ width: 120, height: 40, name: 'logo.jpg' })
  logo = (await payload.create({ collection: 'media', data: { alt: 'Nos biens' }, file })).id
})
afterAll(stopPayload)
beforeEach(() => save(asNew))

async function read(locale: Locale = 'fr') {
  const { getHomeSearch } = await import('@/site/data/search/home-search')
  return getHomeSearch(locale)
}

/** The HTML of the block as the server sends it. */
async function draw(locale: Locale = 'fr'): Promise<string> {
  const { HomeBanner } = await import('@/site/screens/banners/home-banner')
  const banner = { banner: null, title: 'Maison Brabant', description: null }
  return drawHtml(createElement(HomeBanner, { ...banner, locale, search: await read(locale) }))
}

describe('the search block of the home page', () => {
  it('counts the available properties of the language, on its buttons and in its text', async () => {
    const { lists, descriptions } = await read()
    expect(lists).toEqual([
      { goal: 'sale', href: '/fr/a-vendre/', count: 2 },
      { goal: 'rent', href: '/fr/a-louer/', count: 1 },
    ])
    expect(descriptions).toEqual(['2 biens à vendre, 1 à louer.'])
    const html = await draw()
    for (const words of ['À vendre (2)</a>', 'À louer (1)</a>', '2 biens à vendre, 1 à louer.'])
      expect(html).toContain(words)
  })

  it('has no count for a goal without properties, and no link to its list', async () => {
    expect((await read('nl')).lists).toEqual([
      { goal: 'sale', href: '/nl/te-koop/', count: 1 },
      { goal: 'rent', href: null, count: null },
    ])
    expect(await draw('nl')).toMatch(/<span role="link" aria-disabled="true"[^>]*>Te huur<\/span>/)
  })

  it('without showCountProperty has buttons without numbers', async () => {
    await save({ showCountProperty: false })
    expect((await read()).lists.map(({ href, count }) => [href, count])).toEqual([
      ['/fr/a-vendre/', null],
      ['/fr/a-louer/', null],
    ])
    expect(await draw()).toMatch(/À vendre<\/a>.*À louer<\/a>/)
    expect((await read('nl')).lists[1]?.href, 'and still no way to an empty list').toBeNull()
  })

  it('without showSearchCount has numbers on the buttons and not in the results', async () => {
    expect((await read()).showCounts).toBe(true)
    await save({ showSearchCount: false })
    expect(await read()).toMatchObject({ showCounts: false, lists: [{ count: 2 }, { count: 1 }] })
  })

  it('without showSearchInput has only its buttons', async () => {
    expect(await draw()).toContain('type="search"')
    await save({ showSearchInput: false })
    expect((await read()).showInput).toBe(false)
    expect(await draw()).not.toContain('type="search"')
    expect(await draw()).toContain('À vendre (2)')
  })

  it('without showSearchButton has only its field', async () => {
    await save({ showSearchButton: false })
    expect((await read()).showButtons).toBe(false)
    expect(await draw()).not.toContain('À vendre (2)')
    expect(await draw()).toContain('type="search"')
  })

  it('has its title where it is public and not empty', async () => {
    expect((await read()).title).toBe('Que cherchez-vous ?')
    expect(await draw()).toMatch(/<h2[^>]*>Que cherchez-vous \?<\/h2>/)
    await save({ showTitle: false })
    expect((await read()).title).toBeNull()
    expect(await draw()).not.toContain('<h2')
    await save({ showTitle: true, title: '  ' })
    expect((await read()).title).toBeNull()
  })

  it('has the logo that its editors chose, if any', async () => {
    expect((await read()).logo).toBeNull()
    expect(await draw()).not.toContain('<img')
    await save({ logo })
    expect((await read()).logo?.alt).toBe('Nos biens')
    expect(await draw()).toContain('alt="Nos biens"')
  })
})
