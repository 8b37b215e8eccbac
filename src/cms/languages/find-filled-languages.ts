import type { CollectionSlug, PayloadRequest } from 'payload'
import { separateRequest } from '@/cms/database/separate-request'
import { locales, type Locale } from '@/domain/shared/locale'
import { duplicatedFrom } from './name-language'
import { isRecord } from '@/domain/shared/is-record'

type FindFilledLanguagesInput = {
  collection: CollectionSlug
  /** None while the document is being created. */
  id?: number | string
  field: string
  req: PayloadRequest
}

/** The languages in which the last version of a document has a text; a duplicate has those of its original. */
export async function findFilledLanguages({
  collection,
  id,
  field,
  req,
}: FindFilledLanguagesInput): Promise<Locale[]> {
  const source = id ?? duplicatedFrom(req)
  if (source === undefined) return []
  const stored: unknown = await req.payload.findByID({
    collection,
    id: source,
    depth: 0,
    disableErrors: true,
    draft: true,
    locale: 'all',
    overrideAccess: true,
    req: separateRequest(req),
  })
  const texts = new Map(Object.entries(stored ?? {})).get(field)
  if (!isRecord(texts)) return []
  const filled = new Map<string, unknown>(Object.entries(texts))
  return locales.filter((locale) => {
    const text = filled.get(locale)
    return typeof text === 'string' && text.trim() !== ''
  })
}
