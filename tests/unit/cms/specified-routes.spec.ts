import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  articleSchema,
  moduleSchema,
  pageSchema,
} from '../../../src/cms/operations/import-snapshot/reading/content-schemas'
import { canonicalKey } from '../../../src/domain/routing/routes'
import { locales } from '../../../src/domain/shared/locale'
import { expectProjects, expectStoredRoutes, readRoutes } from '../../support/snapshot/snapshot-routes'
import { specifiedRoutes, type SpecifiedContent } from '../../support/snapshot/specified-routes'

const readList = <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema>[] =>
  z.array(schema).parse(JSON.parse(readFileSync(`seed/snapshot/content/${name}`, 'utf8')))

const routes = [...expectStoredRoutes(), ...expectProjects()]
const pages = readList('pages.json', pageSchema)
const articles = readList('articles.json', articleSchema)
const modules = readList('modules.json', moduleSchema)

const findByOriginal = <Item extends { original?: string | null }>(
  items: Item[],
  original: string,
): Item | undefined =>
  items.find(
    (item) => typeof item.original === 'string' && canonicalKey(item.original) === canonicalKey(original),
  )

/** What a page of the snapshot shows, in the terms of the table and limited to what the table states. */
function shownBy(original: string, expectations: SpecifiedContent[]): Partial<SpecifiedContent>[] {
  const keys = findByOriginal(pages, original)?.modules ?? []
  const found = keys.flatMap((key) => modules.find((module) => module.key === key) ?? [])
  return expectations.map((_, index) => {
    const module = found[index]
    if (!module) return {}
    const { relation, view, maxItems, itemsPerRow } = module
    const all = {
      relation: relation.type,
      id: 'id' in relation ? relation.id : undefined,
      view,
      maxItems,
      itemsPerRow,
    }
    return Object.fromEntries(Object.entries(all).filter(([name]) => name in (expectations[index] ?? {})))
  })
}

describe('the sample snapshot', () => {
  it.each(specifiedRoutes)(
    'has $original at the paths of the specification',
    ({ original, ...specified }) => {
      const route = findByOriginal(routes, original)
      expect(route?.paths).toMatchObject(specified.paths)
      expect(route?.labels).toMatchObject(specified.labels ?? {})
      expect(route?.isPublic).toBe(specified.isPublic ?? true)
    },
  )

  it.each(specifiedRoutes.flatMap(({ original, shows }) => (shows ? [{ original, shows }] : [])))(
    'shows on $original what the specification says',
    ({ original, shows }) => {
      expect(shownBy(original, shows)).toEqual(shows)
    },
  )

  it.each(
    specifiedRoutes.flatMap(({ original, bannerType }) => (bannerType ? [{ original, bannerType }] : [])),
  )('has a coloured banner on $original', ({ original, bannerType }) => {
    expect(findByOriginal(pages, original)?.banner).toMatchObject({ show: true, type: bannerType })
  })

  it('links from the article on promotions to the promotions', () => {
    const promotions = findByOriginal(routes, '/Projets/')
    expect(modules.find(({ key }) => key === 'promotions-article')?.link?.url).toEqual(promotions?.paths)
  })

  it('has every page in every language, and each address once', () => {
    const incomplete = routes.filter(({ paths }) => locales.some((locale) => !paths[locale]))
    expect(incomplete.map(({ original }) => original)).toEqual([])
    const addresses = routes.flatMap(({ paths }) => Object.values(paths))
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('gives every page in the table of routes its own title', () => {
    for (const { original, breadcrumb } of readRoutes()) {
      const name = findByOriginal(pages, original)?.name ?? findByOriginal(articles, original)?.title
      expect({ original, ...breadcrumb }).toEqual({ original, ...name })
    }
  })

  it('has a link from project 101 to its documents, in every language', () => {
    const projects: { ID: number; ExternalUrl?: string }[] = z
      .array(z.object({ ID: z.number(), ExternalUrl: z.string().optional() }))
      .parse(JSON.parse(readFileSync('seed/snapshot/projects.json', 'utf8')))
    const links = projects.filter(({ ID }) => ID === 101).map(({ ExternalUrl }) => ExternalUrl)
    expect(links).toHaveLength(locales.length)
    expect(links.every((link) => link?.startsWith('https://'))).toBe(true)
  })
})
