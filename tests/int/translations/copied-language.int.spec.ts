import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Locale } from '@/domain/shared/locale'
import { startSite, stopPayload } from '../../support/database/payload'
import { createVisitors, requestOf, type Visitors } from '../../support/site/visitors'

let payload: Payload
let visitors: Visitors

beforeAll(async () => {
  ;({ payload } = await startSite())
  visitors = await createVisitors(payload)
})
afterAll(stopPayload)

const name = 'Ons kantoor in de stad'
const path = '/kantoor-in-de-stad/'

const pageIn = (locale: Locale, { id, draft }: { id: number; draft: boolean }) =>
  payload.findByID({ collection: 'pages', id, locale, draft, depth: 0 })

/** As the server function of the back office saves a copy: the texts of the source, with its state. */
async function copy(id: number, { to, isMarked }: { to: Locale; isMarked: boolean }): Promise<void> {
  const { markCopy } = await import('@/cms/languages/keep-addresses')
  const req = await requestOf(payload, { user: visitors.editor, payloadAPI: 'local' })
  const { path: address, _status } = await pageIn('nl', { id, draft: true })
  if (isMarked) markCopy(req)
  await payload.update({
    collection: 'pages',
    id,
    data: { name, path: address, _status },
    draft: true,
    locale: to,
    overrideAccess: false,
    req,
    user: visitors.editor,
  })
}

it('a page that is copied to another language is a draft there, with an address of its own', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'nl',
    data: { name, path, type: 'page', _status: 'published' },
  })
  await payload.update({ collection: 'pages', id, locale: 'fr', data: { name: 'Bureau', path: '/bureau/' } })

  await copy(id, { to: 'fr', isMarked: true })
  expect(await pageIn('fr', { id, draft: false })).toMatchObject({
    name: 'Bureau',
    path: '/bureau/',
    _status: 'published',
  })
  expect(await pageIn('fr', { id, draft: true })).toMatchObject({ name, path: '/bureau/', _status: 'draft' })

  await copy(id, { to: 'de', isMarked: true })
  expect((await pageIn('de', { id, draft: false })).name).toBeFalsy()
  expect((await pageIn('de', { id, draft: true })).path).not.toBe(path)
})

it('any other save publishes what it says', async () => {
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'nl',
    data: { name, path: '/elders/', type: 'page', _status: 'published' },
  })
  await copy(id, { to: 'fr', isMarked: false })
  expect(await pageIn('fr', { id, draft: false })).toMatchObject({
    name,
    path: '/elders/',
    _status: 'published',
  })
})

it('the back office marks its copies', async () => {
  const layout = await import('node:fs/promises').then(({ readFile }) =>
    readFile('src/app/(payload)/layout.tsx', 'utf8'),
  )
  expect(layout).toContain("'copy-data-from-locale': copyToLanguage")
})
