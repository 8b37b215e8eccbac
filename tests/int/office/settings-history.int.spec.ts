import { setTimeout as pause } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { GlobalSlug, Payload, TypedUser } from 'payload'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { createPlace, nextNumber } from '../../support/database/factories'
import { startSite, stopPayload } from '../../support/database/payload'
import { setRights } from '../../support/rights/rights-office'
import { createRest, logIn, type CallRest } from '../../support/site/rest'
import { createVisitors, visitorNames, type VisitorName, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let payload: Payload
let rest: CallRest
let visitors: Visitors
const tokens = new Map<VisitorName, string | null>()

beforeAll(async () => {
  const site = await startSite({})
  payload = site.payload
  rest = createRest(site.config)
  visitors = await createVisitors(payload)
  for (const who of visitorNames) tokens.set(who, await logIn(payload, visitors[who]))
})
afterAll(stopPayload)

const slugs: GlobalSlug[] = [
  'site-settings',
  'home-search',
  'province-texts',
  'backup-settings',
  'mail-texts',
  'security-settings',
]

type Sent = { path: string; body?: object }

const send = (who: VisitorName, { path, body }: Sent) =>
  rest({ path, token: tokens.get(who) ?? null, ...(body && { method: 'POST', body }) })

const save = (who: VisitorName, slug: GlobalSlug, body: object) =>
  send(who, { path: `/globals/${slug}?locale=fr`, body })

type Version = { id: number; updatedAt: string; version: Record<string, unknown> }

async function versionsOf(slug: GlobalSlug, who: VisitorName = 'admin'): Promise<Version[]> {
  const answer = await send(who, { path: `/globals/${slug}/versions?sort=-updatedAt&depth=0&locale=fr` })
  const { docs = [] }: { docs?: Version[] } = await answer.json()
  return docs
}

const restore = (who: VisitorName, slug: GlobalSlug, id: number | undefined) =>
  send(who, { path: `/globals/${slug}/versions/${id}`, body: {} })

describe('the versions of the settings', () => {
  it('begin with what was there before the first save, also where a program wrote it last', async () => {
    const phones = async () => (await versionsOf('site-settings')).map(({ version }) => version.agency)
    const call = (phone: string) => save('editor', 'site-settings', { agency: { phone } })
    await payload.updateGlobal({ slug: 'site-settings', data: { agency: { phone: '010 00 00 00' } } })
    // As it was before globals had versions.
    await payload.db.drizzle.execute(sql`delete from _site_settings_v`)
    expect((await call('010 11 11 11')).status).toBe(200)
    expect(await phones()).toMatchObject([{ phone: '010 11 11 11' }, { phone: '010 00 00 00' }])
    const written = { agency: { phone: '010 22 22 22' }, updatedAt: new Date().toISOString() }
    await payload.db.updateGlobal({ slug: 'site-settings', data: written })
    expect((await call('010 33 33 33')).status).toBe(200)
    expect((await phones()).slice(0, 2)).toMatchObject([{ phone: '010 33 33 33' }, { phone: '010 22 22 22' }])
    expect((await call('010 44 44 44')).status).toBe(200)
    expect(await phones()).toHaveLength(5)
  })

  it('say who made them, and what was restored', async () => {
    const { saverOf } = await import('@/domain/audit/saves')
    const { findSaves } = await import('@/cms/queries/audit/find-saves')
    const [newest, before] = await versionsOf('site-settings')
    const saves = await findSaves({ payload, kind: 'site-settings', id: null })
    expect(saverOf(saves, newest?.updatedAt ?? '')).toBe('editor')
    expect((await restore('admin', 'site-settings', before?.id)).status).toBe(200)
    const { agency } = await payload.findGlobal({ slug: 'site-settings' })
    expect(agency?.phone).toBe('010 33 33 33')
    expect((await findSaves({ payload, kind: 'site-settings', id: null }))[0]).toMatchObject({
      name: 'admin',
      action: 'restore',
    })
    expect((await versionsOf('site-settings'))[0]?.version).toMatchObject({
      agency: { phone: '010 33 33 33' },
    })
  })

  it('are taken back with their lists and languages, and tell the site', async () => {
    await payload.updateGlobal({
      slug: 'site-settings',
      locale: 'fr',
      data: { copyright: 'Un', social: [{ name: 'Facebook', url: 'https://facebook.example/' }] },
    })
    await payload.updateGlobal({ slug: 'site-settings', locale: 'nl', data: { copyright: 'Een' } })
    const [whole] = await versionsOf('site-settings')
    await payload.updateGlobal({
      slug: 'site-settings',
      locale: 'fr',
      data: { copyright: 'Deux', social: [] },
    })
    const [emptied] = await versionsOf('site-settings')
    const line = new pg.Client({ connectionString: process.env.DATABASE_URL })
    await line.connect()
    const told: string[] = []
    line.on('notification', ({ payload: message }) => told.push(message ?? ''))
    await line.query('listen site_changes')
    expect((await restore('editor', 'site-settings', whole?.id)).status).toBe(200)
    await line.query(`select pg_notify('site_changes', 'end')`)
    while (!told.includes('end')) await pause(5)
    await line.end()
    expect(told.some((message) => message.includes('"site-settings"'))).toBe(true)
    const { getSiteFrame } = await import('@/site/data/content/site-frame')
    expect(await getSiteFrame('fr')).toMatchObject({ copyright: 'Un', agency: { social: [{}] } })
    expect((await getSiteFrame('nl')).copyright).toBe('Een')
    await restore('editor', 'site-settings', emptied?.id)
    expect(await payload.findGlobal({ slug: 'site-settings', locale: 'fr' })).toMatchObject({
      copyright: 'Deux',
      social: [],
    })
  })

  it('are kept and taken back with choices within a list of a list, and its towns', async () => {
    const { city } = await createPlace(payload)
    const agent = (await payload.create({ collection: 'agents', data: { name: 'Lucie' } })).id
    const rule = (areas: ('namur' | 'liege')[]) => ({
      kinds: ['contact-me' as const],
      method: 'places' as const,
      places: [
        { areas: [], towns: [city], agent },
        { areas, towns: [], agent },
      ],
    })
    const data = (areas: ('namur' | 'liege')[]) => ({ leads: { rules: [rule(areas)] } })
    await payload.updateGlobal({ slug: 'site-settings', data: data(['namur', 'liege']) })
    const [both] = await versionsOf('site-settings')
    await payload.updateGlobal({ slug: 'site-settings', data: data([]) })
    await payload.updateGlobal({ slug: 'site-settings', data: { leads: { rules: [] } } })
    expect((await restore('admin', 'site-settings', both?.id)).status).toBe(200)
    const { leads } = await payload.findGlobal({ slug: 'site-settings', depth: 0 })
    expect(leads?.rules).toMatchObject([
      {
        kinds: ['contact-me'],
        places: [
          { areas: [], towns: [city] },
          { areas: ['namur', 'liege'], towns: [] },
        ],
      },
    ])
    await payload.updateGlobal({ slug: 'site-settings', data: { leads: { rules: [] } } })
  })

  it('are fifty at most', async () => {
    for (let number = 0; number < 55; number += 1)
      await payload.updateGlobal({ slug: 'backup-settings', data: { kept: 10 + number } })
    const { totalDocs } = await payload.findGlobalVersions({ slug: 'backup-settings' })
    expect(totalDocs).toBe(50)
  })
})

describe('a version of a global', () => {
  it.each(slugs)('of %s is read and taken back by whoever reads and changes the global', async (slug) => {
    const data: object = slug === 'mail-texts' ? { texts: {} } : {}
    await payload.updateGlobal({ slug, locale: 'fr', data })
    await payload.updateGlobal({ slug, locale: 'fr', data })
    const [newest] = await versionsOf(slug)
    const { id = 0 } = newest ?? {}
    const all = (await payload.findGlobalVersions({ slug, limit: 1 })).docs[0]
    const closed: GlobalSlug[] = ['backup-settings', 'security-settings']
    const readers = closed.includes(slug) ? ['admin'] : ['reader', 'agent', 'editor', 'admin']
    const editors = slug === 'mail-texts' ? [] : closed.includes(slug) ? ['admin'] : ['editor', 'admin']
    for (const who of visitorNames) {
      const read = await send(who, { path: `/globals/${slug}/versions/${all?.id ?? id}` })
      expect([who, 'reads', read.status === 200]).toEqual([who, 'reads', readers.includes(who)])
      const list = await send(who, { path: `/globals/${slug}/versions` })
      expect([who, 'lists', list.status === 200]).toEqual([who, 'lists', readers.includes(who)])
      const before = (await payload.findGlobalVersions({ slug })).totalDocs
      const restored = await restore(who, slug, Number(all?.id ?? id))
      expect([who, 'restores', restored.status === 200]).toEqual([who, 'restores', editors.includes(who)])
      if (restored.status !== 200) expect((await payload.findGlobalVersions({ slug })).totalDocs).toBe(before)
    }
  })
})

describe('what a version may not bring back', () => {
  const accountOf = (user: TypedUser | null) => Number(user?.id)

  it('is who gets the leads, for an editor who does not see them all', async () => {
    await setRights(payload, {})
    const reminder = (after: number) => ({
      leads: { reminder: { after, then: 1, colleagues: [accountOf(visitors.agent)] } },
    })
    await payload.updateGlobal({ slug: 'site-settings', data: reminder(5) })
    const [earlier] = await versionsOf('site-settings')
    await payload.updateGlobal({ slug: 'site-settings', data: reminder(9) })
    await save('editor', 'site-settings', { copyright: `Droits ${nextNumber()}` })
    const [same] = await versionsOf('site-settings')
    await save('editor', 'site-settings', { copyright: `Autres ${nextNumber()}` })
    await setRights(payload, { ownLeads: ['editor'] })
    expect((await restore('editor', 'site-settings', earlier?.id)).status).toBe(403)
    expect((await payload.findGlobal({ slug: 'site-settings' })).leads?.reminder?.after).toBe(9)
    // Where the leads go as they do now, the rest may come back.
    expect((await restore('editor', 'site-settings', same?.id)).status).toBe(200)
    expect((await restore('admin', 'site-settings', earlier?.id)).status).toBe(200)
    await setRights(payload, {})
  })

  it('is a second factor that the administrator does not have', async () => {
    const require = (secondFactorRoles: 'admin'[]) =>
      payload.updateGlobal({ slug: 'security-settings', data: { secondFactorRoles } })
    await require(['admin'])
    const [strict] = await versionsOf('security-settings').catch(() => [])
    const { docs } = await payload.findGlobalVersions({
      slug: 'security-settings',
      limit: 1,
      sort: '-updatedAt',
    })
    await require([])
    const [open] = (
      await payload.findGlobalVersions({ slug: 'security-settings', limit: 1, sort: '-updatedAt' })
    ).docs
    expect((await restore('admin', 'security-settings', Number(strict?.id ?? docs[0]?.id))).status).toBe(400)
    expect((await payload.findGlobal({ slug: 'security-settings' })).secondFactorRoles).toEqual([])
    // A list that was empty is empty again.
    await payload.updateGlobal({
      slug: 'security-settings',
      data: { secondFactorRoles: ['translator'], rights: { ownLeads: ['agent'] } },
    })
    expect((await restore('admin', 'security-settings', Number(open?.id))).status).toBe(200)
    expect(await payload.findGlobal({ slug: 'security-settings' })).toMatchObject({
      secondFactorRoles: [],
      rights: { ownLeads: [] },
    })
  })
})

describe('the texts of mails', () => {
  const path = '/mail-texts'
  const texts = async () => (await payload.findGlobal({ slug: 'mail-texts', locale: 'fr' })).texts

  it('are taken back by editors on their own screen, for all mails and languages', async () => {
    const store = (text: string) =>
      payload.updateGlobal({ slug: 'mail-texts', locale: 'fr', data: { texts: { 'leads.greeting': text } } })
    await store('Bonjour')
    const [first] = await versionsOf('mail-texts')
    await store('Salut')
    const body = { version: first?.id }
    for (const who of ['anonymous', 'owner', 'translator', 'reader', 'agent'] as const)
      expect((await send(who, { path: `${path}/restore`, body })).status).toBe(403)
    expect(await texts()).toEqual({ 'leads.greeting': 'Salut' })
    expect((await send('editor', { path: `${path}/restore`, body })).status).toBe(200)
    expect(await texts()).toEqual({ 'leads.greeting': 'Bonjour' })
    expect((await send('editor', { path: `${path}/restore`, body: { version: 999_999 } })).status).toBe(404)
    expect((await send('editor', { path: `${path}/restore`, body: { version: 'x' } })).status).toBe(400)
  })
})

describe('the picture of an earlier setting', () => {
  it('may be deleted, and is missing from that version then', async () => {
    const { makePicture } = await import('../../support/database/factories')
    const file = await makePicture({ width: 300, height: 200, name: 'logo.jpg' })
    const media = await payload.create({ collection: 'media', data: { alt: 'Logo' }, file })
    await payload.updateGlobal({ slug: 'home-search', data: { logo: media.id } })
    const { findUses } = await import('@/cms/usage/find-uses')
    const uses = () =>
      findUses({ table: 'media', id: media.id, tables: ['home_search', 'site_settings'], req: { payload } })
    expect(await uses()).toMatchObject([{ table: 'home_search' }])
    await payload.updateGlobal({ slug: 'home-search', data: { logo: null } })
    expect(await uses()).toEqual([])
    const answer = await rest({
      method: 'DELETE',
      path: `/media/${media.id}`,
      token: tokens.get('admin') ?? null,
    })
    expect(answer.status).toBe(200)
  })
})
