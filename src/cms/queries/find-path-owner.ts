import type { PayloadRequest } from 'payload'
import { canonicalKey } from '@/domain/routing/routes'
import type { Locale } from '@/domain/shared/locale'
import { separateRequest } from './separate-request'

/** The collections whose documents have an address of their own. */
const collections = ['pages', 'articles'] as const

export type PathOwner = { collection: (typeof collections)[number]; id: number | string; title: string }

type Question = {
  path: string
  locale: Locale
  /** The document that asks, which may keep its own path. */
  except?: { collection?: string; id?: number | string }
  req: PayloadRequest
}

/** The page or article, published or not, that stands at a path in a language; case and accents make no other path. */
export async function findPathOwner({ path, locale, except, req }: Question): Promise<PathOwner | null> {
  const key = canonicalKey(path)
  for (const collection of collections) {
    const { docs } = await req.payload.find({
      collection,
      depth: 0,
      fallbackLocale: false,
      locale,
      overrideAccess: true,
      pagination: false,
      req: separateRequest(req),
      where: { path: { like: pattern(key) } },
    })
    const owner = docs.find(
      (doc) =>
        typeof doc.path === 'string' &&
        canonicalKey(doc.path) === key &&
        !(collection === except?.collection && String(doc.id) === String(except.id)),
    )
    if (owner) return { collection, id: owner.id, title: titleOf(owner) }
  }
  return null
}

// PostgreSQL's `like` knows case but not accents: letters that often carry one are left open, and canonicalKey decides.
const pattern = (key: string): string => key.replace(/[aceinosuyz ]+/g, '%')

function titleOf(doc: object): string {
  const title: unknown = 'name' in doc ? doc.name : 'title' in doc ? doc.title : null
  return typeof title === 'string' ? title : ''
}
