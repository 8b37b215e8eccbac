import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { nextNumber, walloonMentions } from '../../support/database/factories'
import { startSite, stopPayload } from '../../support/database/payload'
import { createVisitors, requestOf, type Visitors } from '../../support/site/visitors'

let payload: Payload
let visitors: Visitors

beforeAll(async () => {
  ;({ payload } = await startSite())
  visitors = await createVisitors(payload)
})
afterAll(stopPayload)

const text = (...nodes: object[]) => ({
  root: {
    type: 'root',
    format: '' as const,
    indent: 0,
    version: 1,
    direction: null,
    children: [{ type: 'paragraph', version: 1, children: nodes }],
  },
})

const link = (fields: object) => ({
  type: 'link',
  version: 3,
  id: '1',
  fields: { linkType: 'custom', newTab: false, ...fields },
  children: [{ type: 'text', text: 'ici', version: 1 }],
})

type Answers = { own?: readonly string[]; outside?: readonly string[] }

/** A check for which only these addresses answer. */
async function check(now: string, { own = [], outside = [] }: Answers = {}) {
  const { checkBroken } = await import('@/cms/operations/broken/check-broken')
  const asked: string[] = []
  const answer = (known: readonly string[]) => (address: string) => {
    asked.push(address)
    return Promise.resolve(known.includes(address))
  }
  await checkBroken({
    payload,
    now: new Date(now),
    ask: { own: answer(own), outside: answer(outside), pause: 0 },
  })
  return asked
}

async function list(
  kind:
    | 'own-link'
    | 'outside-link'
    | 'redirect-loop'
    | 'redirect-chain'
    | 'no-agent'
    | 'no-picture'
    | 'no-alt-text',
) {
  const { listBroken } = await import('@/cms/queries/broken/list-broken')
  return listBroken({ payload, kind, limit: 50 })
}

describe('links to pages of the site', () => {
  it('are found in texts, buttons and the bar, in their language, and go once they are mended', async () => {
    const article = await payload.create({
      collection: 'articles',
      locale: 'fr',
      data: {
        title: `Conseil ${nextNumber()}`,
        body: text(link({ url: '/fr/perdu/' }), link({ url: '/fr/la/' })),
        _status: 'published',
      },
    })
    const module = await payload.create({
      collection: 'modules',
      locale: 'nl',
      data: {
        internalName: 'Blok',
        relationType: 'none',
        view: 'single',
        link: { label: 'Meer', url: '/verloren/' },
        _status: 'published',
      },
    })
    await payload.create({
      collection: 'articles',
      locale: 'fr',
      data: { title: 'Brouillon', body: text(link({ url: '/fr/brouillon/' })), _status: 'draft' },
    })
    const asked = await check('2026-11-24T02:00:00Z', { own: ['/fr/la/'] })
    expect(asked).not.toContain('/fr/brouillon/')
    const found = await list('own-link')
    expect(found.map(({ document, place, locale, target }) => [document, place, locale, target])).toEqual(
      expect.arrayContaining([
        [`articles/${article.id}`, 'body', 'fr', '/fr/perdu/'],
        [`modules/${module.id}`, 'link.url', 'nl', '/nl/verloren/'],
      ]),
    )
    expect(found).toHaveLength(2)
    await check('2026-11-25T02:00:00Z', { own: ['/fr/la/', '/fr/perdu/'] })
    const [left, ...others] = await list('own-link')
    expect(others).toEqual([])
    expect(left?.foundAt.toISOString()).toBe('2026-11-24T02:00:00.000Z')
    await payload.delete({ collection: 'modules', id: module.id })
    await payload.delete({ collection: 'articles', id: article.id })
  })

  it('to a picked page need a published page with an address in that language', async () => {
    const page = await payload.create({
      collection: 'pages',
      locale: 'fr',
      data: { name: 'Contact', path: '/contact/', type: 'page', _status: 'published' },
    })
    const doc = { relationTo: 'pages', value: page.id }
    const article = await payload.create({
      collection: 'articles',
      locale: 'fr',
      data: { title: 'Lié', body: text(link({ linkType: 'internal', doc })), _status: 'published' },
    })
    await payload.update({
      collection: 'articles',
      id: article.id,
      locale: 'nl',
      data: { title: 'Gelinkt', body: text(link({ linkType: 'internal', doc })), _status: 'published' },
    })
    await check('2026-11-24T02:00:00Z')
    expect((await list('own-link')).map(({ locale, target }) => [locale, target])).toEqual([
      ['nl', `pages/${page.id}`],
    ])
    await payload.delete({ collection: 'articles', id: article.id })
  })

  it('keep their list where the check fails, which is told', async () => {
    const { findLastCheck } = await import('@/cms/queries/broken/list-broken')
    const { checkBroken } = await import('@/cms/operations/broken/check-broken')
    await payload.create({
      collection: 'articles',
      locale: 'fr',
      data: { title: 'Panne', body: text(link({ url: '/fr/panne/' })), _status: 'published' },
    })
    await check('2026-11-24T02:00:00Z')
    const before = await list('own-link')
    expect(before).toHaveLength(1)
    const away = () => Promise.reject(new Error('the site is away'))
    await expect(
      checkBroken({ payload, now: new Date(), ask: { own: away, outside: away, pause: 0 } }),
    ).rejects.toThrow('away')
    expect(await list('own-link')).toEqual(before)
    expect(await findLastCheck(payload)).toMatchObject({ hasFailed: true, isRunning: false })
  })
})

describe('links to other sites', () => {
  it('are broken after failures on three days, and asked once each', async () => {
    const url = 'https://elsewhere.example/page'
    await payload.create({
      collection: 'articles',
      locale: 'fr',
      data: {
        title: 'Ailleurs',
        body: text(link({ url }), link({ url: `${url}#part` })),
        _status: 'published',
      },
    })
    const asked = await check('2026-11-24T02:00:00Z')
    expect(asked.filter((address) => address === url)).toHaveLength(1)
    await check('2026-11-24T12:00:00Z')
    await check('2026-11-25T02:00:00Z')
    expect(await list('outside-link')).toEqual([])
    await check('2026-11-26T02:00:00Z')
    expect((await list('outside-link')).map(({ target }) => target)).toEqual([url])
    await check('2026-11-27T02:00:00Z', { outside: [url] })
    expect(await list('outside-link')).toEqual([])
  })

  it('are never asked within a private network', async () => {
    const { askOutside } = await import('@/cms/operations/broken/ask-outside')
    expect(await askOutside('http://127.0.0.1:5432/')).toBe(false)
    expect(await askOutside('http://[::1]/')).toBe(false)
    expect(await askOutside('http://169.254.169.254/latest/')).toBe(false)
  })
})

describe('redirects', () => {
  it('to a redirect, or in a circle, are found', async () => {
    const create = (from: string, to: string) =>
      payload.create({ collection: 'redirects', data: { from, to, permanent: true } })
    await create('/fr/vieux/', '/fr/moyen/')
    await create('/fr/moyen/', '/fr/neuf/')
    await check('2026-11-24T02:00:00Z')
    expect((await list('redirect-chain')).map(({ target }) => target)).toEqual(['/fr/vieux/ → /fr/moyen/'])
    // A circle that was stored before its rule.
    await payload.db.drizzle.execute(
      sql.raw(`update redirects set "to" = '/fr/vieux/' where "from" = '/fr/moyen/'`),
    )
    await check('2026-11-25T02:00:00Z')
    expect(await list('redirect-loop')).toHaveLength(2)
    expect(await list('redirect-chain')).toEqual([])
  })
})

describe('properties and pictures', () => {
  it('without an agent, a picture or its text in a listed language are found', async () => {
    const type = await payload.create({
      collection: 'property-types',
      locale: 'fr',
      data: { name: 'Maison', webId: 1 },
    })
    const city = await payload.create({
      collection: 'cities',
      locale: 'fr',
      data: { name: 'Wavre', zip: '1300', countryId: 10 },
    })
    const file = await import('../../support/database/factories').then(({ makePicture }) =>
      makePicture({ width: 400, height: 300, name: 'facade.jpg' }),
    )
    const picture = await payload.create({
      collection: 'media',
      locale: 'fr',
      data: { alt: 'Façade' },
      file,
    })
    const create = async (data: object) =>
      payload.create({
        collection: 'properties',
        locale: 'fr',
        data: {
          goal: 'sale',
          type: type.id,
          city: city.id,
          title: `Maison ${nextNumber()}`,
          ...walloonMentions,
          _status: 'published',
          ...data,
        },
      })
    const agent = await payload.create({ collection: 'agents', data: { name: 'Jo' } })
    const bare = await create({ listedIn: { french: true } })
    const whole = await create({ agent: agent.id, pictures: [picture.id], listedIn: { french: true } })
    await check('2026-11-24T02:00:00Z')
    expect((await list('no-agent')).map(({ document }) => document)).toEqual([`properties/${bare.id}`])
    expect((await list('no-picture')).map(({ document }) => document)).toEqual([`properties/${bare.id}`])
    expect(await list('no-alt-text')).toEqual([])
    await payload.update({
      collection: 'properties',
      id: whole.id,
      locale: 'nl',
      data: { title: 'Huis', listedIn: { french: true, dutch: true }, _status: 'published' },
    })
    await check('2026-11-25T02:00:00Z')
    expect((await list('no-alt-text')).map(({ document, locale }) => [document, locale])).toEqual([
      [`media/${picture.id}`, 'nl'],
    ])
  })
})

describe('a check at once', () => {
  async function ask(who: keyof Visitors): Promise<number> {
    const { brokenEndpoints } = await import('@/cms/collections/broken/broken-endpoints')
    const req = await requestOf(payload, { user: visitors[who], payloadAPI: 'REST' })
    const answer = await brokenEndpoints[0]?.handler(req)
    return answer?.status ?? 0
  }

  it('is for editors, waits once in the queue, and not soon after another', async () => {
    await payload.db.drizzle.execute(sql.raw('delete from broken_checks'))
    for (const who of ['anonymous', 'owner', 'agent'] as const) expect(await ask(who), who).toBe(403)
    expect(await ask('editor')).toBe(200)
    expect(await ask('admin')).toBe(200)
    const { rows } = await payload.db.drizzle.execute(
      sql.raw(
        `select count(*)::int as count from graphile_worker.jobs where task_identifier = 'find-broken'`,
      ),
    )
    expect(rows[0]?.count).toBe(1)
    await check(new Date().toISOString())
    expect(await ask('editor')).toBe(429)
  })
})
