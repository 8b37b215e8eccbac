import { afterAll, beforeEach, expect, it } from 'vitest'
import {
  collectSources,
  forgetEverything,
  longestKept,
  newSources,
  noteTags,
  noticeChange,
  setHearing,
} from '@/process/freshness.mjs'
import PageStore from '../../../tools/server/page-store.mjs'

const store = new PageStore()
const page = { kind: 'APP_PAGE', html: '<html></html>' }

/** A request that makes a page of these tags. */
const make = (tags: string[], meanwhile: () => void = () => undefined) =>
  collectSources(newSources(), async () => {
    noteTags(tags)
    meanwhile()
    await store.set('/fr', page, { cacheControl: { revalidate: 3600 } })
  })

beforeEach(() => {
  forgetEverything()
  setHearing(true)
})
afterAll(() => setHearing(false))

it('a page is kept until something that it shows changes', async () => {
  await make(['pages'])
  noticeChange({ tags: ['agents'] })
  expect(await store.get('/fr')).toMatchObject({ value: page, cacheControl: { revalidate: 3600 } })
  noticeChange({ tags: ['pages'] })
  expect(await store.get('/fr')).toBeNull()
})

it('a kept page is a source of what shows it', async () => {
  await make(['pages'])
  const sources = newSources()
  await collectSources(sources, () => store.get('/fr'))
  expect([...sources.tags]).toEqual(['pages'])
})

it('a page is not kept if it changed while it was made', async () => {
  await make(['pages'], () => noticeChange({ tags: ['pages'] }))
  expect(await store.get('/fr')).toBeNull()
})

it('a page is not kept while nobody tells this process of changes, nor if nobody knows what it shows', async () => {
  setHearing(false)
  await make(['pages'])
  expect(await store.get('/fr')).toBeNull()
  setHearing(true)
  await store.set('/fr', page, {})
  expect(await store.get('/fr')).toBeNull()
})

it('a page is the same for everybody, until it is too old, whether it is made or taken from here', async () => {
  const before = Date.now()
  const making = newSources()
  await collectSources(making, () => store.set('/fr', page, { cacheControl: { revalidate: 3600 } }))
  const taking = newSources()
  await collectSources(taking, () => store.get('/fr'))
  for (const { sharedUntil } of [making, taking]) {
    expect(sharedUntil).toBeGreaterThanOrEqual(before + longestKept)
    expect(sharedUntil).toBeLessThanOrEqual(Date.now() + longestKept)
  }
})

it('what was not found here, and what is no page, is not said to be the same for everybody', async () => {
  const sources = newSources()
  await collectSources(sources, async () => {
    await store.get('/nowhere')
    await store.set('/sitemap.xml', { kind: 'APP_ROUTE', body: Buffer.from('x') }, {})
    await store.set('/fr', null, {})
  })
  expect(sources.sharedUntil).toBeNull()
})
