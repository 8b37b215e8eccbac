import type { Payload } from 'payload'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { findTreePages, type TreePage } from '@/cms/queries/menu/tree-pages'
import { buildPageTree, narrowTree } from '@/domain/navigation/page-tree'
import { startPayload, stopPayload } from '../../support/database/payload'
import { createVisitors, requestOf, type VisitorName, type Visitors } from '../../support/site/visitors'

vi.mock('server-only', () => ({}))

let payload: Payload
let visitors: Visitors

beforeAll(async () => {
  payload = await startPayload()
  visitors = await createVisitors(payload)
})
afterAll(stopPayload)

const published = { _status: 'published' as const }

async function makePage(name: string, data: object = {}): Promise<number> {
  const page = { name, type: 'page' as const, path: `/${name.toLowerCase()}/`, ...published, ...data }
  return (await payload.create({ collection: 'pages', locale: 'fr', data: page })).id
}

async function treeFor(who: VisitorName): Promise<TreePage[]> {
  return findTreePages(await requestOf(payload, { user: visitors[who], payloadAPI: 'REST' }))
}

const pageIn = (pages: readonly TreePage[], id: number) => pages.find((page) => page.id === id)

describe('the tree of pages', () => {
  it('has every page with its parent, languages, state and place in the menu, as last saved', async () => {
    const top = await makePage('Services', { showInMenu: true })
    const below = await makePage('Vente', { parent: top })
    await payload.update({
      collection: 'pages',
      id: top,
      locale: 'nl',
      data: { name: 'Diensten', path: '/diensten/', ...published },
    })
    const hidden = await makePage('Bientôt', { _status: 'draft', parent: below })
    const draft = { name: 'Vendre', _status: 'draft' as const }
    await payload.update({ collection: 'pages', id: below, locale: 'fr', draft: true, data: draft })
    const pages = await treeFor('editor')
    expect(pageIn(pages, top)).toMatchObject({
      name: 'Services',
      path: '/services/',
      parent: null,
      languages: ['nl', 'fr'],
      state: 'online',
      isInMenu: true,
    })
    expect(pageIn(pages, below)).toMatchObject({ name: 'Vendre', parent: top, state: 'changed' })
    expect(pageIn(pages, hidden)).toMatchObject({ parent: below, state: 'draft', isInMenu: false })
    const { nodes } = narrowTree(buildPageTree(pages), {
      isFound: ({ texts }) => texts.includes('bientot'),
      limit: 10,
    })
    expect(nodes).toMatchObject([
      { page: { id: top }, below: [{ page: { id: below }, below: [{ page: { id: hidden } }] }] },
    ])
  })

  it('is found by its names and addresses in every language', async () => {
    const [page] = (await treeFor('reader')).filter(({ name }) => name === 'Services')
    for (const word of ['diensten', 'services', '/diensten/']) expect(page?.texts).toContain(word)
  })

  it('has nothing from the bin, and nothing for whoever may not read drafts', async () => {
    const gone = await makePage('Partie')
    await payload.update({ collection: 'pages', id: gone, data: { deletedAt: new Date().toISOString() } })
    expect(pageIn(await treeFor('admin'), gone)).toBeUndefined()
    for (const who of ['anonymous', 'owner'] as const) await expect(treeFor(who)).rejects.toThrow()
  })

  it('is read in a moment with a thousand pages', async () => {
    const parent = await makePage('Dessus')
    for (let number = 0; number < 1000; number += 1)
      await payload.db.create({
        collection: 'pages',
        data: {
          name: { fr: `Page ${number}` },
          path: { fr: `/page-${number}/` },
          type: 'page',
          parent,
          ...published,
        },
        select: { id: true },
      })
    const begun = performance.now()
    const pages = await treeFor('editor')
    expect(performance.now() - begun).toBeLessThan(5000)
    expect(buildPageTree(pages).flatMap(({ below }) => below).length).toBeGreaterThanOrEqual(1000)
  })
})
