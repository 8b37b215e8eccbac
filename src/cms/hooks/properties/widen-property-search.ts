import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { isStaffOrReader } from '@/cms/access/access'
import { getScope } from '@/cms/access/staff-scope'
import { findPropertiesByWords } from '@/cms/queries/property-picker/find-properties-by-words'
import { propertyWords } from '@/domain/search/property-words'

const mostFound = 1000

type SearchQueryPart = [key: string, value: Where[string]]

type Search = { req: PayloadRequest; withBin: boolean }

async function widenedPart(search: Search, [key, value]: SearchQueryPart): Promise<SearchQueryPart> {
  if ((key === 'and' || key === 'or') && Array.isArray(value))
    return [key, await Promise.all(value.map((where) => widened(search, where)))]
  const typed = key === 'title' && !Array.isArray(value) ? value.like : undefined
  const words = typeof typed === 'string' ? propertyWords(typed) : []
  if (words.length === 0) return [key, value]
  const { req, withBin } = search
  const scope = await getScope(req)
  const { ids } = await findPropertiesByWords(req, { words, scope, limit: mostFound, withBin })
  return ['id', { in: ids }]
}

async function widened(search: Search, where: Where): Promise<Where> {
  const parts = await Promise.all(Object.entries(where).map((part) => widenedPart(search, part)))
  return parts.length === 0 ? where : { and: parts.map(([key, value]) => ({ [key]: value })) }
}

/**
 * Staff find properties, in the list or a picker, by reference, street, town in any of its names, postcode and owner, each
 * word in any of these. Payload itself searches only the title.
 */
export const widenPropertySearch: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'read' || !isStaffOrReader(req) || !('where' in args) || !args.where) return args
  const withBin = 'trash' in args && args.trash === true
  return { ...args, where: await widened({ req, withBin }, args.where) }
}
