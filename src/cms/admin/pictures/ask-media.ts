import * as z from 'zod/mini'
import { askJson } from '@/cms/admin/ask-json'
import { isLocale, type Localized } from '@/domain/shared/locale'
import { isRecord } from '@/domain/shared/is-record'

const size = z.optional(z.nullable(z.object({ url: z.optional(z.nullable(z.string())) })))

const mediaShape = z.object({
  docs: z.array(
    z.object({
      id: z.number(),
      filename: z.optional(z.nullable(z.string())),
      kind: z.optional(z.nullable(z.string())),
      url: z.optional(z.nullable(z.string())),
      alt: z.optional(z.unknown()),
      sizes: z.optional(z.object({ w250: size, w400: size })),
    }),
  ),
})

/** A picture of the library, as the grid shows it. */
export type GridPicture = {
  id: number
  fileName: string | null
  kind: string | null
  url: string | null
  descriptions: Localized
}

type MediaRow = z.infer<typeof mediaShape>['docs'][number]

/** What is asked at once: an address has its limits. */
export const mostAsked = 100

const descriptionsOf = (alt: unknown): Localized =>
  Object.fromEntries(
    Object.entries(isRecord(alt) ? alt : {}).filter(
      ([locale, text]) => isLocale(locale) && typeof text === 'string',
    ),
  )

const pictureOf = ({ id, filename = null, kind = null, url = null, alt, sizes }: MediaRow): GridPicture => ({
  id,
  fileName: filename,
  kind,
  url: sizes?.w400?.url ?? sizes?.w250?.url ?? url,
  descriptions: descriptionsOf(alt),
})

/** The pictures with these numbers, at most a hundred, with their texts in all languages; null without an answer. */
export async function askMedia({
  api,
  ids,
}: {
  api: string
  ids: readonly number[]
}): Promise<GridPicture[] | null> {
  const query = new URLSearchParams({
    'where[id][in]': ids.join(','),
    depth: '0',
    locale: 'all',
    limit: String(mostAsked),
  })
  const answer = await askJson(`${api}/media?${query}`, { shape: mediaShape })
  return answer && answer.docs.map(pictureOf)
}
