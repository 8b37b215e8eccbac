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

async function readFilledLanguages({
  collection,
  id,
  field,
  req,
}: FindFilledLanguagesInput & { id: number | string }): Promise<Locale[]> {
  const stored: unknown = await req.payload.findByID({
    collection,
    id,
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

// Payload checks the fields of a document at the same time, on the one connection of its transaction.
const underWay = new WeakMap<PayloadRequest, Map<string, Promise<Locale[]>>>()

/** The languages in which the last version of a document has a text; a duplicate has those of its original. */
export async function findFilledLanguages(input: FindFilledLanguagesInput): Promise<Locale[]> {
  const { collection, field, req } = input
  const id = input.id ?? duplicatedFrom(req)
  if (id === undefined) return []
  const reads = underWay.get(req) ?? new Map<string, Promise<Locale[]>>()
  underWay.set(req, reads)
  const key = `${collection} ${id} ${field}`
  const shared = reads.get(key)
  if (shared) return shared
  const read = readFilledLanguages({ ...input, id }).finally(() => reads.delete(key))
  reads.set(key, read)
  return read
}
