import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Goal } from '@/domain/properties/goal'
import { buildQuery, noCriteria, parseCriteria, type ListingCriteria } from '@/domain/search/criteria'
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

async function panelOf(query: string, locale: Locale) {
  const { findSearchPanel } = await import('@/site/data/search/search-panel')
  return findSearchPanel({ query, locale })
}

/** How many properties the list of an address shows, as its page finds it. */
async function totalOf({
  criteria,
  goal,
  locale,
}: {
  criteria: ListingCriteria
  goal: Goal | null
  locale: Locale
}) {
  const { findListing } = await import('@/site/data/search/search')
  const { getGoalList } = await import('@/site/data/search/goal-lists')
  const { listId = null } = goal ? await getGoalList({ goal, locale }) : {}
  const found = await findListing({
    criteria,
    base: listId === null ? null : { id: listId, maximum: null },
    goal,
    locale,
  })
  return found?.window.total
}

const criteriaOf = (href: string): ListingCriteria => {
  const { searchParams } = new URL(href, 'http://localhost')
  const keys = [...new Set(searchParams.keys())]
  return parseCriteria(Object.fromEntries(keys.map((key) => [key, searchParams.getAll(key)])))
}

type Line = [line: string, goal: Goal | null, query: string, unread?: string[]]

const lines: Record<Locale, Line[]> = {
  fr: [
    [
      'maison 3 chambres avec jardin à Wavre, max 400 000',
      null,
      'city=Wavre%7C1300&garden=1&maxPrice=400000&minBedrooms=3&type=1',
    ],
    ['appartement meublé avec ascenseur, pas au rez', null, 'furnished=1&lift=1&notGroundFloor=1&type=2'],
    ['appartement à louer entre 700 et 1.200 €', 'rent', 'maxPrice=1200&minPrice=700&type=2'],
    ['Brabant wallon', null, 'place=be-province-brabant-wallon'],
    ['maison à vendre licorne', 'sale', 'type=1', ['licorne']],
  ],
  nl: [
    ['huis te koop in Waver met minstens 3 slaapkamers', 'sale', 'city=Waver%7C1300&minBedrooms=3&type=1'],
    ['niet gemeubeld appartement op het gelijkvloers', null, 'groundFloor=1&type=2&unfurnished=1'],
    ['appartement te huur onder de 1.200 per maand', 'rent', 'maxPrice=1200&type=2'],
  ],
  en: [
    ['house for sale in Wavre with at least 3 bedrooms', 'sale', 'city=Wavre%7C1300&minBedrooms=3&type=1'],
    ['apartment to rent up to 1200', 'rent', 'maxPrice=1200&type=2'],
  ],
  de: [
    [
      'Haus zu kaufen in Wavre mit Garten bis 350 Tsd.',
      'sale',
      'city=Wavre%7C1300&garden=1&maxPrice=350000&type=1',
    ],
    ['Wohnung zu mieten ab 2 Schlafzimmern', 'rent', 'minBedrooms=2&type=2'],
  ],
}

describe.each(locales)('a typed line in %s', (locale) => {
  it.each(lines[locale])('%j leads to the list that it asks for', async (line, goal, query, unread = []) => {
    const { understood } = await panelOf(line, locale)
    expect(understood).toMatchObject({ goal, unread })
    if (!understood) return
    const criteria = criteriaOf(understood.href)
    expect(new URLSearchParams(buildQuery(criteria)).toString()).toBe(new URLSearchParams(query).toString())
    expect(understood.href).toMatch(new RegExp(`^/${locale}/`))
    expect(understood.count).toBe(await totalOf({ criteria, goal, locale }))
    // Typed into the address it finds the same, in a list of its goal.
    const typed = { ...noCriteria, text: line }
    expect(await totalOf({ criteria: typed, goal, locale })).toBe(understood.count)
  })

  it('is none where it is one name or one reference', async () => {
    for (const text of ['Wavre', '1300', '2101', '2101 2105', '', '   ', 'xyzzy'])
      expect((await panelOf(text, locale)).understood, text).toBeNull()
  })
})

const listOf = async (text: string, locale: Locale) => {
  const { findListing } = await import('@/site/data/search/search')
  return findListing({ criteria: { ...noCriteria, text }, base: null, locale })
}

const projectLines: Record<Locale, [line: string, id: number][]> = {
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
  it.each(projectLines[locale])('"%s" finds it in the panel and above the list', async (line, id) => {
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
