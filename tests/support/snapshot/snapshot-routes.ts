import { readFileSync } from 'node:fs'
import { z } from 'zod'
import {
  projectSchema,
  propertySchema,
  routeSchema,
  type RouteRecord,
} from '../../../src/cms/operations/import-snapshot/reading/listing-schemas'
import { goalFromNumber } from '../../../src/domain/properties/goal'
import { buildHref, projectPath, propertyPath } from '../../../src/domain/routing/routes'
import { locales, type Localized } from '../../../src/domain/shared/locale'

/** The expected address of a page of the snapshot, in all its languages. */
export type ExpectedRoute = {
  original: string
  /** The whole pathname, encoded, per language; a language without the page is absent. */
  paths: Localized
  /** Its name in the breadcrumb. */
  labels: Localized
  /** The original path of the list above a property or a project. */
  parent: string | null
  isPublic: boolean
}

const readList = <Schema extends z.ZodType>(name: string, schema: Schema): z.infer<Schema>[] =>
  z.array(schema).parse(JSON.parse(readFileSync(`seed/snapshot/${name}`, 'utf8')))

export const readRoutes = (): RouteRecord[] => readList('routes.json', routeSchema)

/** One text of each of the records of one ID, per language. */
function perLanguage<Item extends { language: keyof Localized }>(
  records: Item[],
  textOf: (record: Item) => string,
): Localized {
  return Object.fromEntries(records.map((record) => [record.language, textOf(record)]))
}

function groupById<Item extends { ID: number }>(records: Item[]): Item[][] {
  const groups = new Map<number, Item[]>()
  for (const record of records) groups.set(record.ID, [...(groups.get(record.ID) ?? []), record])
  return [...groups.values()]
}

/** The pages and articles of routes.json. */
export function expectStoredRoutes(): ExpectedRoute[] {
  return readRoutes().map(({ original, breadcrumb, public: isPublic, ...paths }) => ({
    original,
    paths: Object.fromEntries(
      locales.flatMap((locale) => {
        const path = paths[locale]
        return path ? [[locale, encodeURI(path)]] : []
      }),
    ),
    labels: breadcrumb,
    parent: null,
    isPublic,
  }))
}

/** The properties, whose addresses follow from their records (specification section 2). */
export function expectProperties(): ExpectedRoute[] {
  return groupById(readList('properties.json', propertySchema)).map((records) => {
    const [{ ID: id, Goal } = { ID: 0, Goal: 0 }] = records
    const goal = goalFromNumber(Goal) ?? 'sale'
    return {
      original: `/property/${id}/`,
      paths: perLanguage(records, ({ language: locale, City: city, TypeDescription: title }) =>
        buildHref({ locale, path: propertyPath({ goal, locale, city, title, id }) }),
      ),
      labels: perLanguage(records, ({ TypeDescription }) => TypeDescription),
      parent: goal === 'sale' ? '/for-sale/' : '/for-rent/',
      isPublic: true,
    }
  })
}

/** The projects, whose addresses follow from their records (specification section 2). */
export function expectProjects(): ExpectedRoute[] {
  return groupById(readList('projects.json', projectSchema)).map((records) => {
    const id = records[0]?.ID ?? 0
    return {
      original: `/project/${id}/`,
      paths: perLanguage(records, ({ language: locale, City: city, Title }) =>
        buildHref({ locale, path: projectPath({ locale, city, title: Title ?? '', id }) }),
      ),
      labels: perLanguage(records, ({ Title }) => Title ?? ''),
      parent: '/Projets/',
      isPublic: true,
    }
  })
}
