import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/shared/locale'
import { addressColumns } from '@/cms/queries/routing/address-columns'
import { startPayload, stopPayload } from '../../support/database/payload'
import { askedBy } from '../../support/forms/field-refusals'
import { createVisitors, type Visitors } from '../../support/site/visitors'

let payload: Payload
let visitors: Visitors
let siteUrl: string

beforeAll(async () => {
  payload = await startPayload()
  visitors = await createVisitors(payload)
  siteUrl = (await import('@/env')).env.SITE_URL
})
afterAll(stopPayload)

const published = { _status: 'published' as const }

async function makePage(path: string): Promise<number> {
  const page = { name: `Page ${path}`, type: 'page' as const, path, ...published }
  return (await payload.create({ collection: 'pages', locale: 'fr', data: page })).id
}

async function move(id: number, path: string, locale: Locale = 'fr'): Promise<void> {
  const editor = await askedBy(payload, { user: visitors.editor })
  await payload.update({ collection: 'pages', id, locale, data: { path, ...published }, ...editor })
}

const text = (url: string) => ({
  root: {
    type: 'root',
    format: '' as const,
    indent: 0,
    version: 1,
    direction: null,
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: [
          {
            type: 'link',
            version: 3,
            id: '1',
            fields: { linkType: 'custom', newTab: false, url },
            children: [{ type: 'text', text: 'ici', version: 1 }],
          },
        ],
      },
    ],
  },
})

const makeBar = (link: string, locale: Locale = 'fr') =>
  payload.create({ collection: 'top-bar-items', locale, data: { label: 'Vers', side: 'left', link } })

const barLink = async (id: number, locale: Locale = 'fr') =>
  (await payload.findByID({ collection: 'top-bar-items', id, locale })).link

describe('the columns of typed addresses', () => {
  it('are all in the database', async () => {
    const { rows } = await payload.db.drizzle.execute<{ place: string }>(
      sql`select table_name || '.' || column_name as place from information_schema.columns where table_schema = 'public'`,
    )
    const known = new Set(rows.map(({ place }) => place))
    const columns = addressColumns(payload.config).map(({ table, column }) => `${table}.${column}`)
    expect(columns.filter((place) => !known.has(place))).toEqual([])
    expect(columns).toEqual(
      expect.arrayContaining([
        'pages.external_url',
        '_pages_v_locales.version_redirect_url',
        'modules_locales.link_url',
        'sliders_slides_locales.link',
        'footer_columns_locales.full_text',
        '_properties_v_locales.version_description',
        'site_settings_social.url',
      ]),
    )
  })
})

describe('a typed address', () => {
  it('is the new one as soon as its page has moved, in bar, buttons, slides, texts and drafts', async () => {
    const page = await makePage('/depart/')
    const bar = await makeBar('/depart/?a=1#b')
    const dutch = await makeBar('/fr/depart/', 'nl')
    const absolute = await makeBar(`${siteUrl}/fr/depart/`)
    const article = await payload.create({
      collection: 'articles',
      locale: 'fr',
      data: { title: 'Un', body: text('/depart'), ...published },
    })
    await payload.update({
      collection: 'articles',
      id: article.id,
      locale: 'fr',
      draft: true,
      data: { title: 'Deux', _status: 'draft' },
    })
    const module = await payload.create({
      collection: 'modules',
      locale: 'fr',
      data: {
        internalName: 'B',
        relationType: 'none',
        view: 'single',
        link: { label: 'Voir', url: '/Depart/' },
        ...published,
      },
    })
    const slider = await payload.create({
      collection: 'sliders',
      locale: 'fr',
      data: { name: 'Haut', slides: [{ title: 'Un', link: '/depart/' }] },
    })
    const before = await payload.findByID({ collection: 'articles', id: article.id, draft: true })
    await move(page, '/arrivee/')
    expect(await barLink(bar.id)).toBe('/arrivee/?a=1#b')
    expect(await barLink(dutch.id, 'nl')).toBe('/fr/arrivee/')
    expect(await barLink(absolute.id)).toBe(`${siteUrl}/fr/arrivee/`)
    for (const draft of [false, true]) {
      const stored = await payload.findByID({ collection: 'articles', id: article.id, locale: 'fr', draft })
      expect(JSON.stringify(stored.body)).toContain('"url":"/arrivee/"')
      expect(stored).toMatchObject({ title: draft ? 'Deux' : 'Un' })
      if (draft) expect(stored.updatedAt).toBe(before.updatedAt)
    }
    const read = { locale: 'fr' as const, depth: 0 }
    expect((await payload.findByID({ collection: 'modules', id: module.id, ...read })).link?.url).toBe(
      '/arrivee/',
    )
    expect(
      (await payload.findByID({ collection: 'sliders', id: slider.id, ...read })).slides?.[0]?.link,
    ).toBe('/arrivee/')
    // Whoever has the old address elsewhere is still sent on.
    const redirects = await payload.find({
      collection: 'redirects',
      where: { from: { equals: '/fr/depart/' } },
    })
    expect(redirects.docs).toMatchObject([{ to: '/fr/arrivee/', permanent: true }])
  })

  it('stays where it means another page, and until the move is published', async () => {
    const page = await makePage('/lieu/')
    const kept = ['/lieu/plus/', '/nl/lieu/', 'https://other.example/fr/lieu/', '/lieux/']
    const bars = []
    for (const link of kept) bars.push(await makeBar(link))
    const dutch = await makeBar('/lieu/', 'nl')
    const own = await makeBar('/lieu/')
    const draft = { path: '/lieu-nouveau/', _status: 'draft' as const }
    await payload.update({ collection: 'pages', id: page, locale: 'fr', draft: true, data: draft })
    expect(await barLink(own.id)).toBe('/lieu/')
    await move(page, '/lieu-nouveau/')
    expect(await barLink(own.id)).toBe('/lieu-nouveau/')
    for (const [at, { id }] of bars.entries()) expect(await barLink(id)).toBe(kept[at])
    expect(await barLink(dutch.id, 'nl')).toBe('/lieu/')
  })

  it('stays with its page where the move fails', async () => {
    const page = await makePage('/sur-place/')
    await makePage('/occupe/')
    const bar = await makeBar('/sur-place/')
    await expect(move(page, '/occupe/')).rejects.toThrow()
    expect(await barLink(bar.id)).toBe('/sur-place/')
  })

  it('is mended in the log too: a line for each document, without the address', async () => {
    const page = await makePage('/journal/')
    const bar = await makeBar('/journal/')
    await move(page, '/le-journal/')
    const { docs } = await payload.find({
      collection: 'audit-entries',
      where: { action: { equals: 'mend-links' }, document: { equals: String(bar.id) } },
    })
    expect(docs).toMatchObject([{ kind: 'top-bar-items', fields: ['link'], name: 'editor', language: 'fr' }])
    expect(JSON.stringify(docs)).not.toContain('journal')
  })
})

describe('the pages that show a mended link', () => {
  it('are announced', async () => {
    const line = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await line.connect()
    const told: string[] = []
    line.on('notification', ({ payload: message }) => told.push(message ?? ''))
    const page = await makePage('/annonce/')
    const data = { internalName: 'A', relationType: 'none' as const, view: 'single' as const, ...published }
    const link = { label: 'Voir', url: '/annonce/' }
    await payload.create({ collection: 'modules', locale: 'fr', data: { ...data, link } })
    await makeBar('/annonce/')
    await line.query('listen site_changes')
    await move(page, '/annonce-deux/')
    await line.query(`select pg_notify('site_changes', 'end')`)
    while (!told.includes('end')) await pause(5)
    await line.end()
    for (const tag of ['pages', 'modules', 'top-bar-items'])
      expect(
        told.some((message) => message.includes(`"${tag}"`)),
        tag,
      ).toBe(true)
  })
})
