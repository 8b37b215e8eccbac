import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { noCriteria } from '@/domain/search/criteria'
import { locales, type Locale } from '@/domain/shared/locale'
import { startPayload, stopPayload } from '../../support/database/payload'

vi.mock('server-only', () => ({}))

beforeAll(async () => {
  const payload = await startPayload()
  const { importSnapshot } = await import('@/cms/operations/import-snapshot/import-snapshot')
  await importSnapshot({
    payload,
    folder: path.resolve('seed/snapshot'),
    now: new Date('2026-11-21T09:00:00Z'),
  })
})
afterAll(stopPayload)

const panelOf = async (query: string, locale: Locale) => {
  const { findSearchPanel } = await import('@/site/data/search/search-panel')
  return findSearchPanel({ query, locale })
}

const listOf = async (text: string, locale: Locale) => {
  const { findListing } = await import('@/site/data/search/search')
  return findListing({ criteria: { ...noCriteria, text }, base: null, locale })
}

const lines: Record<Locale, [line: string, id: number][]> = {
  fr: [
    ['projet neuf à Wavre', 101],
    ['hameau', 95],
  ],
  nl: [
    ['nieuwbouwproject in Waver', 101],
    ['dorpsrand', 95],
  ],
  en: [
    ['new development in Wavre', 101],
    ['hamlet of new houses', 95],
  ],
  de: [
    ['Neubauprojekt Gembloux', 95],
    ['neue Residenz', 101],
  ],
}

describe.each(locales)('the projects that words find in %s', (locale) => {
  it.each(lines[locale])('"%s" finds it in the panel and above the list', async (line, id) => {
    const { projects } = await panelOf(line, locale)
    expect(projects).toMatchObject([{ id, href: expect.stringMatching(`^/${locale}/.*/${id}/$`) }])
    expect((await listOf(line, locale))?.projects).toMatchObject([{ id }])
  })

  it('stand in no panel for a single name or a reference', async () => {
    for (const text of ['', 'wav', 'Wavre', '1300', '2101'])
      expect((await panelOf(text, locale)).projects ?? [], text).toEqual([])
    expect((await panelOf('101', locale)).projects).toMatchObject([{ id: 101 }])
  })
})

describe('the chips of a line', () => {
  it('name its parts, and each has the line without it', async () => {
    const line = 'maison 3 chambres avec jardin à Wavre, max 400 000, licorne'
    const { understood } = await panelOf(line, 'fr')
    expect(understood).toMatchObject({ unread: ['licorne'], label: expect.stringMatching(/\d|Aucun/) })
    expect(understood?.chips).toEqual([
      { name: 'Maison', line: '3 chambres avec jardin à Wavre, max 400 000, licorne' },
      { name: '3 chambres et plus', line: 'maison avec jardin à Wavre, max 400 000, licorne' },
      { name: 'Jardin', line: 'maison 3 chambres à Wavre, max 400 000, licorne' },
      { name: 'Wavre', line: 'maison 3 chambres avec jardin, max 400 000, licorne' },
      { name: 'jusqu’à €\u00a0400.000', line: 'maison 3 chambres avec jardin à Wavre, licorne' },
    ])
  })

  it.each(locales)('lead to as many properties as they say, in %s', async (locale) => {
    const line = 'appartement max 400k Waver'
    const { understood } = await panelOf(line, locale)
    expect(understood?.chips).toHaveLength(3)
    for (const { line: shorter } of understood?.chips ?? []) {
      const found = await panelOf(shorter, locale)
      expect(found.matches?.all.count ?? 0).toBeGreaterThanOrEqual(understood?.count ?? 0)
    }
  })
})
