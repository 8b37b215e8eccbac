import {
  buildVersionCollectionFields,
  QueryError,
  type CollectionBeforeOperationHook,
  type CollectionConfig,
  type FlattenedField,
  type Sort,
} from 'payload'
import { first } from '@/cms/hooks/first'

const pathsOf = (sort: Sort = []): string[] => [sort].flat().flatMap((text) => text.split(','))

// Payload reads two underscores as a dot.
const partsOf = (path: string): string[] => path.trim().replace(/^-/, '').replaceAll('__', '.').split('.')

const fieldsIn = (field: FlattenedField): readonly FlattenedField[] | null => {
  if ('flattenedFields' in field) return field.flattenedFields
  return field.type === 'blocks' ? field.blocks.flatMap(({ flattenedFields }) => flattenedFields) : null
}

const relations: readonly string[] = ['relationship', 'upload', 'join']

/** Whether a path goes on behind a field that names other documents; a part that is no field is a language, a block or a row. */
function leavesDocument(fields: readonly FlattenedField[], parts: readonly string[]): boolean {
  let known = fields
  for (const [at, part] of parts.entries()) {
    const field = known.find(({ name }) => name === part)
    if (field && relations.includes(field.type)) return at < parts.length - 1
    known = (field && fieldsIn(field)) ?? known
  }
  return false
}

/**
 * Refuses an order by fields of related documents: Payload adds the condition of their collection to a filter through a relation, but
 * not to a sort, whose order would tell what is hidden. Throws `QueryError` (400).
 */
const refuseRelatedSorts: CollectionBeforeOperationHook = ({ args, collection, overrideAccess, req }) => {
  if (overrideAccess === true || !('sort' in args)) return
  const refused = pathsOf(args.sort).filter((path) => {
    const parts = partsOf(path)
    if (parts.length === 1) return false
    const ofVersions = buildVersionCollectionFields(req.payload.config, collection, true)
    return leavesDocument(collection.flattenedFields, parts) || leavesDocument(ofVersions, parts)
  })
  if (refused.length > 0) throw new QueryError(refused.map((path) => ({ path })))
}

/** A collection whose documents nobody orders by what they may not read of others. */
export function closeRelatedSorts(collection: CollectionConfig): CollectionConfig {
  const { hooks = {} } = collection
  return {
    ...collection,
    hooks: { ...hooks, beforeOperation: first(refuseRelatedSorts, hooks.beforeOperation) },
  }
}
