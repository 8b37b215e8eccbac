import * as z from 'zod/mini'
import { askJson, postForAnswer } from '@/cms/admin/ask-json'
import type { Locale } from '@/domain/shared/locale'

const picture = z.object({
  sizes: z.optional(z.object({ w250: z.optional(z.object({ url: z.nullish(z.string()) })) })),
})

const modulesShape = z.object({
  docs: z.array(
    z.object({
      id: z.number(),
      internalName: z.string(),
      relationType: z.nullish(z.string()),
      view: z.nullish(z.string()),
      images: z.nullish(z.array(z.union([picture, z.number()]))),
    }),
  ),
})

const pagesShape = z.object({
  docs: z.array(
    z.object({ id: z.number(), name: z.nullish(z.string()), modules: z.nullish(z.array(z.number())) }),
  ),
})

const copyShape = z.object({ doc: z.object({ id: z.number() }) })

/** A module of a page, as the editor of the page knows it. */
export type PageModule = {
  id: number
  name: string
  kind: string | null
  view: string | null
  picture: string | null
  pages: { id: number; name: string }[]
}

type ModulesInput = { api: string; ids: readonly number[]; locale: Locale }

// More than a page has, and what one address may hold.
const most = 100

const select = (names: readonly string[]) => names.map((name) => [`select[${name}]`, 'true'])

const pictureIn = (images: readonly (z.infer<typeof picture> | number)[] | null | undefined): string | null =>
  (images ?? []).flatMap((image) => (typeof image === 'number' ? [] : [image.sizes?.w250?.url ?? null]))[0] ??
  null

/** Modules with these numbers, and the pages on which each stands; null without an answer. */
export async function askModules({ api, ids, locale }: ModulesInput): Promise<PageModule[] | null> {
  const shared = { draft: 'true', limit: String(most), locale, 'fallback-locale': 'fr' }
  const asked = ids.slice(0, most).join(',')
  const ofModules = new URLSearchParams([
    ...Object.entries({ ...shared, depth: '1', 'where[id][in]': asked }),
    ...select(['internalName', 'relationType', 'view', 'images']),
  ])
  const ofPages = new URLSearchParams([
    ...Object.entries({ ...shared, depth: '0', 'where[modules][in]': asked }),
    ...select(['name', 'modules']),
  ])
  const [modules, pages] = await Promise.all([
    askJson(`${api}/modules?${ofModules}`, { shape: modulesShape }),
    askJson(`${api}/pages?${ofPages}`, { shape: pagesShape }),
  ])
  if (!modules || !pages) return null
  return modules.docs.map(({ id, internalName, relationType = null, view = null, images }) => ({
    ...{ id, name: internalName, kind: relationType, view, picture: pictureIn(images) },
    pages: pages.docs
      .filter((page) => page.modules?.includes(id))
      .map((page) => ({ id: page.id, name: page.name ?? `# ${page.id}` })),
  }))
}

/** Copies a module as a draft under another name; the number of the copy, null if it was refused. */
export async function copyModule({ api, id, name }: { api: string; id: number; name: string }) {
  const answer = await postForAnswer(`${api}/modules/${id}/duplicate?draft=true`, {
    body: { internalName: name },
    shape: copyShape,
  })
  return answer?.doc.id ?? null
}
