import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Page } from '@/site/data/content/page-models'
import { startSite, stopPayload } from '../../support/database/payload'
import { createSnapshotWriter, type SnapshotFiles } from '../../support/snapshot/snapshot-folder'

vi.mock('server-only', () => ({}))

let payload: Payload
let dataDir = ''
const writeSnapshot = createSnapshotWriter(() => dataDir)

async function importFiles(files: SnapshotFiles) {
  const { importSnapshot } = await import('@/cms/operations/import-snapshot/import-snapshot')
  return importSnapshot({ payload, folder: writeSnapshot(files), now: new Date('2026-11-21T09:00:00Z') })
}

async function showPage(): Promise<Page> {
  const { resolveAddress } = await import('@/site/data/routing/resolve')
  const resolved = await resolveAddress({ locale: 'fr', segments: ['agence'] })
  if (resolved.kind !== 'page') throw new Error(`the page is ${resolved.kind}`)
  return resolved.page
}

const article = (key: string) => ({ key, title: { fr: `Article ${key}` }, body: { fr: '<p>Texte</p>' } })

const files = {
  'routes.json': [{ original: '/agence/', fr: '/fr/agence/', breadcrumb: { fr: 'Agence' }, type: 'page' }],
  'content/articles.json': [article('one'), article('two')],
  'content/modules.json': [
    { key: 'last', internalName: 'Last', title: { fr: 'Dernier' }, sort: 9 },
    {
      key: 'wide',
      internalName: 'Wide',
      title: { fr: 'Étroit' },
      span: 4,
      position: 'own-row',
      class: 'mine',
    },
    {
      key: 'many',
      internalName: 'Many',
      title: { fr: 'Deux choses' },
      relation: { type: 'article', key: 'one' },
      relations: [{ type: 'article', key: 'two' }, { type: 'stats' }],
      sort: -1,
    },
  ],
  'content/pages.json': [
    {
      key: 'agency',
      original: '/agence/',
      name: { fr: 'Agence' },
      content: { fr: '<p>Un texte propre.</p>' },
      modules: ['last', 'wide', 'many'],
    },
  ],
}

beforeAll(async () => {
  const site = await startSite()
  payload = site.payload
  dataDir = site.dataDir
})
afterAll(stopPayload)

it('a page shows its own text and its modules by their numbers, each with everything that it is linked with', async () => {
  await importFiles(files)
  const { content, modules } = await showPage()
  expect(JSON.stringify(content)).toContain('Un texte propre.')
  expect(modules.map(({ title, relation }) => [title, relation.type])).toEqual([
    ['Deux choses', 'article'],
    [null, 'article'],
    [null, 'stats'],
    ['Étroit', 'none'],
    ['Dernier', 'none'],
  ])
  expect(new Set(modules.map(({ id }) => id)).size).toBe(modules.length)
  expect(modules[1]?.relation).toMatchObject({ article: { title: 'Article two' } })
  expect(modules[3]).toMatchObject({ hasOwnRow: true, columns: { sm: 12, md: 6, lg: 4 }, cssClass: 'mine' })
  expect(modules[4]).toMatchObject({ hasOwnRow: false })
})

it('a snapshot that does not mention the layout leaves it as editors have it', async () => {
  const [last, ...others] = files['content/modules.json']
  const changed = { key: 'wide', internalName: 'Wide', title: { fr: 'Étroit encore' } }
  await importFiles({ ...files, 'content/modules.json': [last, changed, ...others.slice(1)] })
  const { modules } = await showPage()
  expect(modules.find(({ title }) => title === 'Étroit encore')).toMatchObject({
    hasOwnRow: true,
    cssClass: 'mine',
  })
})
