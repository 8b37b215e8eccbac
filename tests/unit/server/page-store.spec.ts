import { afterAll, beforeEach, expect, it } from 'vitest'
import {
  collectDependencies,
  invalidateAll,
  maxCacheAge,
  newDependencies,
  noteTags,
  recordChange,
  setListening,
} from '@/process/freshness.mjs'
import PageStore from '../../../tools/server/page-store.mjs'

const store = new PageStore()
const page = { kind: 'APP_PAGE', html: '<html></html>' }

/** Renders a page with these tags. */
const render = (tags: string[], meanwhile: () => void = () => undefined) =>
  collectDependencies(newDependencies(), async () => {
    noteTags(tags)
    meanwhile()
    await store.set('/fr', page, { cacheControl: { revalidate: 3600 } })
  })

beforeEach(() => {
  invalidateAll()
  setListening(true)
})
afterAll(() => setListening(false))

it('a page is cached until something that it shows changes', async () => {
  await render(['pages'])
  recordChange({ tags: ['agents'] })
  expect(await store.get('/fr')).toMatchObject({ value: page, cacheControl: { revalidate: 3600 } })
  recordChange({ tags: ['pages'] })
  expect(await store.get('/fr')).toBeNull()
})

it('the tags of a cached page are added to the response that it is sent in', async () => {
  await render(['pages'])
  const dependencies = newDependencies()
  await collectDependencies(dependencies, () => store.get('/fr'))
  expect([...dependencies.tags]).toEqual(['pages'])
})

it('a page is not cached if it changed while it was rendered', async () => {
  await render(['pages'], () => recordChange({ tags: ['pages'] }))
  expect(await store.get('/fr')).toBeNull()
})

it('a page is not cached while the process receives no changes, nor if its dependencies are unknown', async () => {
  setListening(false)
  await render(['pages'])
  expect(await store.get('/fr')).toBeNull()
  setListening(true)
  await store.set('/fr', page, {})
  expect(await store.get('/fr')).toBeNull()
})

it('a page is marked as cacheable for an hour, whether it is rendered or comes from the cache', async () => {
  const before = Date.now()
  const rendered = newDependencies()
  await collectDependencies(rendered, () => store.set('/fr', page, { cacheControl: { revalidate: 3600 } }))
  const cached = newDependencies()
  await collectDependencies(cached, () => store.get('/fr'))
  for (const { cacheableUntil } of [rendered, cached]) {
    expect(cacheableUntil).toBeGreaterThanOrEqual(before + maxCacheAge)
    expect(cacheableUntil).toBeLessThanOrEqual(Date.now() + maxCacheAge)
  }
})

it('a missing entry and a response that is no page are not marked as cacheable', async () => {
  const dependencies = newDependencies()
  await collectDependencies(dependencies, async () => {
    await store.get('/nowhere')
    await store.set('/sitemap.xml', { kind: 'APP_ROUTE', body: Buffer.from('x') }, {})
    await store.set('/fr', null, {})
  })
  expect(dependencies.cacheableUntil).toBeNull()
})
