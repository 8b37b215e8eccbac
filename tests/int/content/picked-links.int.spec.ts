import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Locale } from '@/domain/shared/locale'
import { linkEndpoints } from '@/cms/collections/links/link-endpoints'
import type { RichTextBlock } from '@/site/data/view-models'
import { nextNumber } from '../../support/database/factories'
import { startPayload, stopPayload } from '../../support/database/payload'
import { askedBy, refusalOf } from '../../support/forms/field-refusals'
import {
  createPlaces,
  createProperty,
  houseData,
  type Places,
} from '../../support/properties/search-properties'
import { createVisitors, requestOf, type VisitorName, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let payload: Payload
let visitors: Visitors
let places: Places
let siteUrl: string

beforeAll(async () => {
  payload = await startPayload()
  visitors = await createVisitors(payload)
  places = await createPlaces(payload)
  siteUrl = (await import('@/env')).env.SITE_URL
})
afterAll(stopPayload)

const published = { _status: 'published' as const }

async function makePage(name: string, data: object = {}): Promise<number> {
  const page = { name, type: 'page' as const, path: `/${name.toLowerCase()}/`, ...published, ...data }
  return (await payload.create({ collection: 'pages', locale: 'fr', data: page })).id
}

const pageLink = (value: number) => [{ relationTo: 'pages' as const, value }]

const movePage = (id: number, path: string, locale: Locale = 'fr') =>
  payload.update({ collection: 'pages', id, locale, data: { path, ...published } })

async function frameIn(locale: Locale = 'fr') {
  const { getSiteFrame } = await import('@/site/data/content/site-frame')
  return getSiteFrame(locale)
}

async function barIn(locale: Locale = 'fr'): Promise<string[]> {
  return (await frameIn(locale)).topBar.left.map(({ href }) => href)
}

const makeBar = (data: object) =>
  payload.create({
    collection: 'top-bar-items',
    locale: 'fr',
    data: { label: 'Vers', side: 'left', ...data },
  })

async function emptyBar(): Promise<void> {
  await payload.delete({ collection: 'top-bar-items', where: { id: { exists: true } } })
}

const textLink = (document: { relationTo: string; value: number }) => ({
  ...{ type: 'link', version: 3, id: '65a000000000000000000001', direction: null, format: '', indent: 0 },
  fields: { linkType: 'internal', newTab: false, doc: document },
  children: [{ type: 'text', version: 1, text: 'ici', format: 0, detail: 0, mode: 'normal', style: '' }],
})

const textWith = (...links: object[]) => ({
  root: {
    ...{ type: 'root', version: 1, direction: null, format: '' as const, indent: 0 },
    children: links.map((link) => ({
      ...{ type: 'paragraph', version: 1, direction: null, format: '', indent: 0 },
      children: [link],
    })),
  },
})

/** A module whose text links to a document, and the addresses that visitors read in it. */
async function makeText(document: { relationTo: string; value: number }) {
  const editor = await askedBy(payload, { user: visitors.editor })
  const description = textWith(textLink(document))
  const data = {
    ...{ internalName: 'Texte', relationType: 'none' as const, view: 'single' as const },
    ...{ description, ...published },
  }
  const { id } = await payload.create({ collection: 'modules', locale: 'fr', data, ...editor })
  return { id, addresses: async () => (await readModule(id)).description.flatMap(addressesIn) }
}

function addressesIn(block: RichTextBlock): string[] {
  if (block.type !== 'paragraph') return []
  expect(JSON.stringify(block.children)).toContain('ici')
  return block.children.flatMap((inline) => (inline.type === 'link' ? [inline.href] : []))
}

async function readModule(id: number, locale: Locale = 'fr') {
  const { toModule } = await import('@/site/data/content/modules')
  const module = await payload.findByID({
    collection: 'modules',
    id,
    locale,
    depth: 2,
    overrideAccess: false,
  })
  return toModule(module, { locale, page: 1 })
}

describe('a link to a chosen page', () => {
  it('leads to where the page stands, in the language of the visitor, also after the page has moved', async () => {
    const page = await makePage('Un')
    const dutch = { name: 'Een', path: '/een/', ...published }
    await payload.update({ collection: 'pages', id: page, locale: 'nl', data: dutch })
    const { id } = await makeBar({ linkDocument: pageLink(page) })
    await payload.update({ collection: 'top-bar-items', id, locale: 'nl', data: { label: 'Naar' } })
    expect([await barIn('fr'), await barIn('nl')]).toEqual([['/fr/un/'], ['/nl/een/']])
    await movePage(page, '/un/deux/')
    expect(await barIn('fr')).toEqual(['/fr/un/deux/'])
    // In German the page has no address, so nothing is shown.
    await payload.update({ collection: 'top-bar-items', id, locale: 'de', data: { label: 'Nach' } })
    expect(await barIn('de')).toEqual([])
    await emptyBar()
  })

  it('is not shown while the page is a draft or in the bin, and tells nobody where it is', async () => {
    const page = await makePage('Secret', { path: '/plan-secret/' })
    await makeBar({ linkDocument: pageLink(page), link: '/ancien/' })
    expect(await barIn()).toEqual(['/fr/plan-secret/'])
    const data = { _status: 'draft' as const }
    await payload.update({ collection: 'pages', id: page, locale: 'fr', data })
    expect(JSON.stringify(await frameIn())).not.toContain('secret')
    // The address that was typed before does not count either: it is no longer in the form.
    expect(await barIn()).toEqual([])
    await payload.update({ collection: 'pages', id: page, locale: 'fr', data: published })
    expect(await barIn()).toEqual(['/fr/plan-secret/'])
    await payload.update({ collection: 'pages', id: page, data: { deletedAt: new Date().toISOString() } })
    expect(await barIn()).toEqual([])
    await emptyBar()
  })

  it('stands in the menu, in popups, on buttons and on slides, and sends the visitors of a page on', async () => {
    const page = await makePage('Cible')
    const linked = pageLink(page)
    await makePage('Raccourci', { type: 'link', path: undefined, showInMenu: true, externalDocument: linked })
    const popup = { title: 'Ouvert', delay: 0, linkDocument: linked, ...published }
    await payload.create({ collection: 'popups', locale: 'fr', data: popup })
    const slider = await payload.create({
      collection: 'sliders',
      locale: 'fr',
      data: { name: 'Haut', slides: [{ title: 'Un', linkDocument: linked }, { title: 'Deux' }] },
    })
    const module = await payload.create({
      collection: 'modules',
      locale: 'fr',
      data: {
        internalName: 'Bouton',
        relationType: 'slider',
        slider: slider.id,
        view: 'slider',
        link: { label: 'Voir', urlDocument: linked },
        ...published,
      },
    })
    const sent = await makePage('Depart', { redirect: true, redirectDocument: linked })
    await movePage(page, '/ailleurs/')
    const { menu, popup: shown } = await frameIn()
    expect(menu.map(({ href }) => href)).toContain('/fr/ailleurs/')
    expect(shown?.link).toEqual({ href: '/fr/ailleurs/', label: 'Ouvert', newTab: false })
    const button = await readModule(module.id)
    expect(button.link?.href).toBe('/fr/ailleurs/')
    expect(button.relation).toMatchObject({ slides: [{ link: { href: '/fr/ailleurs/' } }, { link: null }] })
    const { getPage } = await import('@/site/data/content/pages')
    expect((await getPage({ id: sent, locale: 'fr' }))?.redirectUrl).toBe('/fr/ailleurs/')
  })

  it('goes with the row of its list', async () => {
    const page = await makePage('Rangee')
    const slides = [{ title: 'Un' }, { title: 'Deux', linkDocument: pageLink(page) }]
    const { id } = await payload.create({ collection: 'sliders', locale: 'fr', data: { name: 'L', slides } })
    const save = (rows: object[]) =>
      payload.update({ collection: 'sliders', id, locale: 'fr', data: { slides: rows } })
    await save([{ title: 'Un' }])
    const again = await save([{ title: 'Un' }, { title: 'Autre' }])
    expect(again.slides?.map(({ linkDocument }) => linkDocument)).toEqual([[], []])
  })

  it('is taken back with an earlier version, with the document or without it', async () => {
    const page = await makePage('Version')
    const data = { internalName: 'V', relationType: 'none' as const, view: 'single' as const, ...published }
    const { id } = await payload.create({ collection: 'modules', locale: 'fr', data })
    const link = { label: 'Voir', urlDocument: pageLink(page) }
    await payload.update({ collection: 'modules', id, locale: 'fr', data: { link, ...published } })
    const { docs } = await payload.findVersions({
      collection: 'modules',
      where: { parent: { equals: id } },
      sort: 'createdAt',
    })
    await payload.restoreVersion({ collection: 'modules', id: String(docs[0]?.id) })
    expect((await payload.findByID({ collection: 'modules', id })).link?.urlDocument).toEqual([])
    await payload.restoreVersion({ collection: 'modules', id: String(docs[1]?.id) })
    expect((await payload.findByID({ collection: 'modules', id })).link?.urlDocument).toEqual(
      link.urlDocument,
    )
  })
})

describe('a link to another document', () => {
  it.each(['properties', 'articles', 'projects'] as const)('leads to one of the %s', async (collection) => {
    const make = {
      properties: () => createProperty(payload, { places, publicId: 7001, goal: 'sale', city: places.wavre }),
      articles: async () => {
        const data = { title: 'Conseil', path: '/conseil/', ...published }
        return (await payload.create({ collection: 'articles', locale: 'fr', data })).id
      },
      projects: async () => {
        const data = { title: 'Jardins', city: places.wavre, listedIn: { french: true }, ...published }
        return (await payload.create({ collection: 'projects', locale: 'fr', data })).id
      },
    }
    const value = await make[collection]()
    await makeBar({ linkDocument: [{ relationTo: collection, value }] })
    const text = await makeText({ relationTo: collection, value })
    const expected = {
      properties: /^\/fr\/a-vendre\/wavre\/[^/]+\/7001\/$/,
      articles: /^\/fr\/conseil\/$/,
      projects: /^\/fr\/projects\/wavre\/jardins\/\d+\/$/,
    }
    expect(await barIn()).toEqual([expect.stringMatching(expected[collection])])
    expect(await text.addresses()).toEqual(await barIn())
    await payload.update({ collection, id: value, locale: 'fr', data: { _status: 'draft' } })
    expect(await barIn()).toEqual([])
    // The text stays, without a link.
    expect(await text.addresses()).toEqual([])
    await emptyBar()
  })
})

describe('a link in a text', () => {
  it('follows its page, and is text where the home that it leads to is withdrawn', async () => {
    const page = await makePage('Repere')
    const text = await makeText({ relationTo: 'pages', value: page })
    expect(await text.addresses()).toEqual(['/fr/repere/'])
    await movePage(page, '/repere/nouveau/')
    expect(await text.addresses()).toEqual(['/fr/repere/nouveau/'])
    const property = await createProperty(payload, { places, publicId: nextNumber() })
    const other = await makeText({ relationTo: 'properties', value: property })
    expect(await other.addresses()).toHaveLength(1)
    const data = { status: 'withdrawn' as const }
    await payload.update({ collection: 'properties', id: property, locale: 'fr', data })
    expect(await other.addresses()).toEqual([])
  })

  it('in the description of a home leads to another home, and is reported where that is gone', async () => {
    const { readLinks } = await import('@/cms/queries/broken/read-links')
    const { findBrokenOwnLinks } = await import('@/cms/operations/broken/check-own-links')
    const { getProperty } = await import('@/site/data/properties/properties')
    const [publicId, target] = [
      nextNumber(),
      await createProperty(payload, { places, publicId: nextNumber() }),
    ]
    const description = textWith(textLink({ relationTo: 'properties', value: target }))
    const id = await createProperty(payload, { places, publicId })
    await payload.update({ collection: 'properties', id, locale: 'fr', data: { description } })
    const read = async () => {
      const shown = await getProperty({ id: publicId, locale: 'fr' })
      return (shown?.property.description ?? []).flatMap(addressesIn)
    }
    const broken = async () => {
      const links = (await readLinks(payload)).filter(({ document }) => document === `properties/${id}`)
      return findBrokenOwnLinks({ payload, links, ask: () => Promise.resolve(false) })
    }
    expect(await read()).toEqual([expect.stringMatching(/^\/fr\/a-vendre\/wavre\//)])
    expect(await broken()).toEqual([])
    await payload.update({ collection: 'properties', id: target, data: { _status: 'draft' } })
    expect(await read()).toEqual([])
    const place = { document: `properties/${id}`, place: 'description', locale: 'fr' }
    expect(await broken()).toEqual([{ kind: 'own-link', ...place, target: `properties/${target}` }])
  })

  it('leads to no owner and to nothing else without a page', async () => {
    const text = await makeText({ relationTo: 'owners', value: Number(visitors.owner?.id) })
    expect(await text.addresses()).toEqual([])
  })
})

describe('the address of a link', () => {
  it('may stay empty where a document is chosen, and not otherwise', async () => {
    const page = await makePage('Choix')
    const editor = await askedBy(payload, { user: visitors.editor })
    const make = (data: object) =>
      payload.create({
        collection: 'top-bar-items',
        locale: 'fr',
        data: { label: 'Vers', side: 'left', ...data },
        ...editor,
      })
    expect(Object.keys(await refusalOf(make({})))).toEqual(['link'])
    await expect(make({ linkDocument: pageLink(page) })).resolves.toMatchObject({ label: 'Vers' })
    await emptyBar()
  })

  it('of a redirect is not led in a circle by chosen pages', async () => {
    const editor = await askedBy(payload, { user: visitors.editor })
    const [first, second] = [await makePage(`A${nextNumber()}`), await makePage(`B${nextNumber()}`)]
    const sendOn = (id: number, to: number) =>
      payload.update({
        collection: 'pages',
        id,
        locale: 'fr',
        data: { redirect: true, redirectDocument: pageLink(to), ...published },
        ...editor,
      })
    expect(Object.keys(await refusalOf(sendOn(first, first)))).toEqual(['redirectDocument'])
    await sendOn(first, second)
    expect(Object.keys(await refusalOf(sendOn(second, first)))).toEqual(['redirectDocument'])
    const { path } = await payload.findByID({ collection: 'pages', id: first, locale: 'fr' })
    const typed = payload.update({
      collection: 'pages',
      id: second,
      locale: 'fr',
      data: { redirect: true, redirectUrl: `${siteUrl}/fr${path}`, ...published },
      ...editor,
    })
    expect(Object.keys(await refusalOf(typed))).toEqual(['redirectUrl'])
  })
})

describe('the picker', () => {
  async function ask(who: VisitorName, query: string) {
    const req = await requestOf(payload, { user: visitors[who], payloadAPI: 'REST' })
    const answer = await linkEndpoints[0]?.handler(
      Object.assign(req, { searchParams: new URLSearchParams(query) }),
    )
    const body: { targets?: { name: string; document: string; isOnline: boolean; place: string }[] } =
      await answer?.json()
    return { status: answer?.status, targets: body.targets ?? [] }
  }

  it('finds pages, articles, projects and homes by words, without accents, and says what visitors see', async () => {
    const page = await makePage('Présentation')
    const draft = await makePage('Presentation bientôt', { path: '/bientot/', _status: 'draft' })
    const { targets } = await ask('editor', 'q=PRESENTATION')
    expect(targets).toMatchObject([
      { document: `pages/${page}`, name: 'Présentation', place: '/présentation/', isOnline: true },
      { document: `pages/${draft}`, isOnline: false },
    ])
    expect((await ask('editor', 'q=jardins')).targets.map(({ document }) => document)).toEqual([
      expect.stringMatching(/^projects\//),
    ])
    expect((await ask('reader', 'q=7001')).targets.map(({ document }) => document)).toEqual([
      expect.stringMatching(/^properties\//),
    ])
    expect((await ask('editor', `document=pages/${page}`)).targets).toMatchObject([{ name: 'Présentation' }])
  })

  it('offers no page that is itself a link, and nothing from the bin', async () => {
    const { id } = await payload.create({
      collection: 'pages',
      locale: 'fr',
      data: { name: 'Portail externe', type: 'link', externalUrl: 'https://a.example/', ...published },
    })
    expect((await ask('admin', 'q=externe')).targets).toEqual([])
    expect((await ask('admin', `document=pages/${id}`)).status).toBe(404)
    const gone = await makePage('Corbeille')
    await payload.update({ collection: 'pages', id: gone, data: { deletedAt: new Date().toISOString() } })
    expect((await ask('admin', 'q=corbeille')).targets).toEqual([])
    expect((await ask('admin', `document=pages/${gone}`)).status).toBe(404)
  })

  it.each([
    ['withdrawn', 'published', false],
    ['sold', 'draft', false],
    ['sold', 'published', true],
    ['under-option', 'published', true],
  ] as const)(
    'says whether visitors see a property that is %s, as %s: %s',
    async (status, _status, isOnline) => {
      const data = houseData(places, { status, _status })
      const { id } = await payload.create({ collection: 'properties', locale: 'fr', data })
      expect((await ask('editor', `document=properties/${id}`)).targets).toMatchObject([{ isOnline }])
    },
  )

  it('answers nobody else, and no other kind of document', async () => {
    for (const who of ['anonymous', 'owner', 'translator'] as const)
      expect((await ask(who, 'q=')).status).toBe(403)
    expect((await ask('admin', 'document=owners/1')).status).toBe(404)
  })
})

describe('the check for broken links', () => {
  it('tells of a chosen document that visitors do not find, and not of an address that no longer counts', async () => {
    const { readLinks } = await import('@/cms/queries/broken/read-links')
    const { findBrokenOwnLinks } = await import('@/cms/operations/broken/check-own-links')
    const page = await makePage('Perdue', { _status: 'draft' })
    const { id } = await makeBar({ linkDocument: pageLink(page), link: '/nulle-part/' })
    const links = (await readLinks(payload)).filter(({ document }) => document === `top-bar-items/${id}`)
    const broken = () => findBrokenOwnLinks({ payload, links, ask: () => Promise.resolve(false) })
    expect(await broken()).toEqual([
      {
        kind: 'own-link',
        document: `top-bar-items/${id}`,
        place: 'linkDocument',
        locale: null,
        target: `pages/${page}`,
      },
    ])
    await payload.update({ collection: 'pages', id: page, locale: 'fr', data: published })
    expect(await broken()).toEqual([])
    await emptyBar()
  })

  it('tells of a property without a page, whatever is published', async () => {
    const { findBrokenOwnLinks } = await import('@/cms/operations/broken/check-own-links')
    const [gone, there] = await Promise.all(
      (['withdrawn', 'reserved'] as const).map((status) =>
        createProperty(payload, { places, publicId: nextNumber(), status }),
      ),
    )
    const linkTo = (id = 0) => ({
      ...{ document: 'popups/1', place: 'linkDocument', locale: null },
      target: { kind: 'document' as const, collection: 'properties', id },
    })
    const links = [linkTo(gone), linkTo(there)]
    const broken = await findBrokenOwnLinks({ payload, links, ask: () => Promise.resolve(false) })
    expect(broken.map(({ target }) => target)).toEqual([`properties/${gone}`])
  })
})
