import type { PayloadRequest } from 'payload'
import { canonicalKey } from '@/domain/routing/routes'
import { isInBin } from '@/domain/bin/in-bin'
import { locales, type Locale } from '@/domain/shared/locale'
import { separateRequest } from '@/cms/database/separate-request'
import { textOf } from '@/domain/shared/text'

/** The collections whose documents have an address of their own. */
const collections = ['pages', 'articles'] as const

export type PathOwner = {
  collection: (typeof collections)[number]
  id: number | string
  title: string
  isInBin: boolean
}

type FindPathOwnerInput = {
  path: string
  locale: Locale
  /** The document that asks, which may keep its own path. */
  except?: { collection?: string; id?: number | string }
  req: PayloadRequest
}

/** The page or article, published or not, or in the bin, that stands at a path in a language; case and accents make no other path. */
export const findPathOwner = (input: FindPathOwnerInput): Promise<PathOwner | null> =>
  findOwner(input, { field: 'path', fallbackLocale: false })

/** The page or article that has an original path, named in the language or else in another. */
export const findOriginalPathOwner = (input: FindPathOwnerInput): Promise<PathOwner | null> =>
  findOwner(input, { field: 'originalPath', fallbackLocale: [...locales] })

async function findOwner(
  { path, locale, except, req }: FindPathOwnerInput,
  { field, fallbackLocale }: { field: 'path' | 'originalPath'; fallbackLocale: false | Locale[] },
): Promise<PathOwner | null> {
  const key = canonicalKey(path)
  for (const collection of collections) {
    const { docs } = await req.payload.find({
      collection,
      depth: 0,
      fallbackLocale,
      locale,
      overrideAccess: true,
      pagination: false,
      req: separateRequest(req),
      // It may be taken out again.
      trash: true,
      where: { [field]: { like: pathPattern(key) } },
    })
    const owner = docs.find(
      ({ id, [field]: own }) =>
        typeof own === 'string' &&
        canonicalKey(own) === key &&
        !(collection === except?.collection && String(id) === String(except.id)),
    )
    if (owner) return { collection, id: owner.id, title: titleOf(owner), isInBin: isInBin(owner) }
  }
  return null
}

// What all paths of a canonical key are like: PostgreSQL knows case but not accents, so letters that often carry one are
// left open, and canonicalKey decides.
export const pathPattern = (key: string): string => key.replace(/[aceinosuyz ]+/g, '%')

function titleOf(doc: object): string {
  const title: unknown = 'name' in doc ? doc.name : 'title' in doc ? doc.title : null
  return textOf(title)
}
