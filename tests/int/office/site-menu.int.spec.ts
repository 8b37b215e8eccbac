import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { menuEndpoints } from '@/cms/collections/menu/menu-endpoints'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createVisitors, requestOf, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let payload: Payload
let visitors: Visitors

const published = { _status: 'published' as const }

async function makePage(name: string, data: object = {}): Promise<number> {
  const page = { name, type: 'page' as const, path: `/${name.toLowerCase()}/`, ...published, ...data }
  return (await payload.create({ collection: 'pages', locale: 'fr', data: page })).id
}

const ids = { first: 0, second: 0, third: 0, below: 0, outside: 0 }

beforeAll(async () => {
  payload = await startPayload()
  visitors = await createVisitors(payload)
  ids.first = await makePage('Un', { showInMenu: true, menuSort: 1 })
  ids.second = await makePage('Deux', { showInMenu: true, menuSort: 2 })
  ids.third = await makePage('Trois', { showInMenu: true, menuSort: 7 })
  ids.below = await makePage('Dessous', { showInMenu: true, parent: ids.first })
  ids.outside = await makePage('Dehors')
})
afterAll(stopPayload)

async function send(who: keyof Visitors, { path, body }: { path: string; body: object }) {
  const endpoint = menuEndpoints.find((each) => each.path === `/site-menu/${path}`)
  const req = await requestOf(payload, { user: visitors[who], payloadAPI: 'REST' })
  const answer = await endpoint?.handler(Object.assign(req, { json: () => Promise.resolve(body) }))
  const read: unknown = await answer?.json()
  return { status: answer?.status ?? 0, body: read }
}

const order = (who: keyof Visitors, pages: unknown) => send(who, { path: 'order', body: { pages } })

async function menuOfVisitors(): Promise<string> {
  const { getSiteFrame } = await import('@/site/data/content/site-frame')
  const { menu } = await getSiteFrame('fr')
  return menu.map(({ label }) => label).join(' ')
}

const pageOf = (id: number, draft = false) =>
  payload.findByID({ collection: 'pages', id, locale: 'fr', depth: 0, draft })

describe('the order of the menu', () => {
  it('is that of the pages beside each other, and saves those alone whose place changes', async () => {
    const before = await pageOf(ids.third)
    expect(await order('editor', [ids.second, ids.first, ids.third])).toEqual({
      status: 200,
      body: { ok: true },
    })
    expect(await menuOfVisitors()).toBe('Deux Un Trois')
    expect(await pageOf(ids.first)).toMatchObject({ menuSort: 2, _status: 'published', path: '/un/' })
    expect(await pageOf(ids.third)).toMatchObject({ menuSort: 7, updatedAt: before.updatedAt })
  })

  it.each([
    ['lacks a page', () => [ids.first, ids.third]],
    ['has one of another level', () => [ids.first, ids.second, ids.third, ids.below]],
    ['has a page twice', () => [ids.first, ids.second, ids.second]],
    ['has a page that is not in the menu', () => [ids.outside]],
  ])('is not saved where it %s: it has changed since', async (_, pages) => {
    const menu = await menuOfVisitors()
    expect(await order('editor', pages())).toEqual({ status: 409, body: { ok: false, error: 'outdated' } })
    expect(await menuOfVisitors()).toBe(menu)
  })

  it.each([['agent'], ['owner'], ['anonymous']] as const)('is not for %s', async (who) => {
    const answer = await order(who, [ids.first, ids.second, ids.third])
    expect(answer).toEqual({ status: 403, body: { ok: false, error: 'forbidden' } })
  })

  it.each([[[]], ['x'], [[0]], [['1']], [null], [Array.from({ length: 501 }, (_, at) => at + 1)]])(
    'refuses %j',
    async (pages) => {
      expect((await order('editor', pages)).status).toBe(400)
    },
  )

  it('leaves a draft unpublished, which gets the place too', async () => {
    await payload.update({
      collection: 'pages',
      id: ids.third,
      locale: 'fr',
      draft: true,
      data: { title: 'Pas encore' },
    })
    expect((await order('admin', [ids.third, ids.second, ids.first])).status).toBe(200)
    expect(await menuOfVisitors()).toBe('Trois Deux Un')
    const [online, draft] = [await pageOf(ids.third), await pageOf(ids.third, true)]
    expect(online).toMatchObject({ _status: 'published', menuSort: draft.menuSort })
    expect(online.title ?? null).toBeNull()
    expect(draft).toMatchObject({ _status: 'draft', title: 'Pas encore' })
  })

  it('is one of two that are saved at once, and then the other', async () => {
    const orders = [
      [ids.first, ids.second, ids.third],
      [ids.third, ids.first, ids.second],
    ]
    const answers = await Promise.all(orders.map((pages) => order('editor', pages)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(['Un Deux Trois', 'Trois Un Deux']).toContain(await menuOfVisitors())
  })
})

describe('a page', () => {
  const show = (who: keyof Visitors, body: object) => send(who, { path: 'show', body })

  it('comes into the menu at its end, and leaves it with its address', async () => {
    expect((await show('editor', { page: ids.outside, isShown: true })).status).toBe(200)
    expect(await menuOfVisitors()).toMatch(/ Dehors$/)
    expect((await show('editor', { page: ids.outside, isShown: false })).status).toBe(200)
    expect(await menuOfVisitors()).not.toContain('Dehors')
    expect(await pageOf(ids.outside)).toMatchObject({ path: '/dehors/', _status: 'published' })
  })

  it('that was never online stays a draft', async () => {
    const id = await makePage('Bientot', { _status: 'draft' })
    expect((await show('editor', { page: id, isShown: true })).status).toBe(200)
    expect(await pageOf(id, true)).toMatchObject({ _status: 'draft', showInMenu: true })
    expect(await menuOfVisitors()).not.toContain('Bientot')
  })

  it('that is gone is named as such, and nobody else may', async () => {
    expect((await show('editor', { page: 999_999, isShown: true })).status).toBe(409)
    expect((await show('agent', { page: ids.outside, isShown: true })).status).toBe(403)
    expect((await show('editor', { page: ids.outside })).status).toBe(400)
  })
})
