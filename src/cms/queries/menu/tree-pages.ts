import type { PayloadRequest, Where } from 'payload'
import { separateRequest } from '@/cms/database/separate-request'
import { searchedTexts, textForReader } from '@/cms/fields/text-for-reader'
import { isRecord } from '@/domain/shared/is-record'
import { locales, type Locale } from '@/domain/shared/locale'
import { relationId } from '@/domain/shared/relation-id'

/** What visitors see of a page: it as it is, an earlier state of it, or nothing. */
export type PageState = 'online' | 'changed' | 'draft'

/** A page of the tree, as last saved. */
export type TreePage = {
  id: number
  parent: number | null
  name: string
  path: string | null
  /** Those in which it has an address, or a name if it is only a link. */
  languages: Locale[]
  state: PageState
  isInMenu: boolean
  /** Names and paths in all languages, as the search compares them. */
  texts: string
}

const mostPages = 2000

const select = {
  name: true,
  path: true,
  parent: true,
  menuSort: true,
  showInMenu: true,
  type: true,
  _status: true,
} as const

const find = async (req: PayloadRequest, { draft, where }: { draft: boolean; where: Where }) =>
  (
    await req.payload.find({
      collection: 'pages',
      depth: 0,
      draft,
      limit: mostPages,
      locale: 'all',
      overrideAccess: false,
      pagination: false,
      req: separateRequest(req),
      select,
      sort: ['menuSort', 'id'],
      user: req.user,
      where,
    })
  ).docs

type FoundPage = Awaited<ReturnType<typeof find>>[number]

const filled = (texts: unknown): Locale[] =>
  isRecord(texts) ? locales.filter((locale) => Boolean(texts[locale])) : []

function toTreePage(
  req: PayloadRequest,
  { page, draft }: { page: FoundPage; draft: FoundPage | undefined },
): TreePage {
  const newest = draft ?? page
  // Read in all languages, they are objects.
  const [name, path]: unknown[] = [newest.name, newest.path]
  const isOnline = page._status === 'published'
  return {
    id: page.id,
    parent: relationId(newest.parent),
    name: textForReader(name, req) ?? `${page.id}`,
    path: textForReader(path, req),
    languages: filled(newest.type === 'link' ? name : path),
    state: !isOnline ? 'draft' : draft ? 'changed' : 'online',
    isInMenu: newest.showInMenu === true,
    texts: searchedTexts([name, path]),
  }
}

/** The pages that the user may read, drafts too, in the order of the menu; 2,000 at most. */
export async function findTreePages(req: PayloadRequest): Promise<TreePage[]> {
  const pages = await find(req, { draft: false, where: {} })
  const drafts = await find(req, { draft: true, where: { _status: { equals: 'draft' } } })
  const newest = new Map(drafts.map((draft) => [draft.id, draft]))
  return pages.map((page) => toTreePage(req, { page, draft: newest.get(page.id) }))
}
