import {
  ValidationError,
  type CollectionAfterChangeHook,
  type CollectionBeforeChangeHook,
  type PayloadRequest,
} from 'payload'
import { editorText } from '@/cms/fields/editor-text'
import { takenPath } from '@/cms/fields/routing/localized-path'
import { mendAddresses } from '@/cms/operations/routing/mend-addresses'
import { moveAddress } from '@/cms/operations/routing/move-address'
import { findPathOwner } from '@/cms/fields/routing/find-path-owner'
import { separateRequest } from '@/cms/database/separate-request'
import { canonicalKey } from '@/domain/routing/routes'
import { locales, type Locale, type Localized } from '@/domain/shared/locale'
import { isRecord } from '@/domain/shared/is-record'

// Passed between the two hooks of one save by its request; a Map, because a bulk update saves many documents in one.
const pathsBefore = new WeakMap<PayloadRequest, Map<string, Localized>>()

type Document = { collection: string; id: number | string; req: PayloadRequest }

const keyOf = ({ collection, id }: Document): string => `${collection}/${id}`

/** Stores the public paths before they change. The hooks may receive a draft that visitors never saw. */
export const rememberPublishedPaths: CollectionBeforeChangeHook = async ({
  collection,
  data,
  operation,
  originalDoc,
  req,
}) => {
  if (operation !== 'update' || data._status === 'draft') return data
  const document = { collection: collection.slug, id: originalDoc.id, req }
  const paths = await getPublishedPaths(document)
  pathsBefore.set(req, (pathsBefore.get(req) ?? new Map<string, Localized>()).set(keyOf(document), paths))
  return data
}

/** Redirects the old addresses of a published page to its new ones, and mends typed links, in the transaction that moves it. */
export const keepOldPaths: CollectionAfterChangeHook = async ({ collection, doc, req }) => {
  if (doc._status !== 'published') return doc
  const document = { collection: collection.slug, id: doc.id, req }
  const before = pathsBefore.get(req)?.get(keyOf(document)) ?? {}
  const after = await getPublishedPaths(document)
  for (const locale of locales) {
    const from = before[locale]
    const to = after[locale]
    if (to === undefined || to === from) continue
    await requireFreePath({ document, locale, path: to })
    await moveAddress({ locale, from, to, req })
    if (from !== undefined && canonicalKey(from) !== canonicalKey(to))
      await mendAddresses(req, { locale, from, to })
  }
  return doc
}

// The field's validation covers only the saved language, but publishing also publishes drafts in the others.
async function requireFreePath({
  document: { collection, id, req },
  locale,
  path,
}: {
  document: Document
  locale: Locale
  path: string
}): Promise<void> {
  const owner = await findPathOwner({ path, locale, except: { collection, id }, req })
  if (!owner) return
  const message = `${locale}: ${editorText(req, takenPath(owner))}`
  throw new ValidationError({ collection, id, errors: [{ path: 'path', message }], req }, req.t)
}

async function getPublishedPaths({ collection, id, req }: Document): Promise<Localized> {
  const doc: unknown = await req.payload.findByID({
    collection: collection === 'articles' ? 'articles' : 'pages',
    id,
    depth: 0,
    disableErrors: true,
    draft: false,
    locale: 'all',
    overrideAccess: true,
    req: separateRequest(req),
  })
  return readPaths(doc)
}

function readPaths(doc: unknown): Localized {
  if (!isRecord(doc) || !('path' in doc) || !('_status' in doc)) return {}
  if (doc._status !== 'published' || !isRecord(doc.path)) return {}
  const entries = Object.entries(doc.path)
  return Object.fromEntries(entries.filter(([, path]) => typeof path === 'string' && path !== ''))
}
