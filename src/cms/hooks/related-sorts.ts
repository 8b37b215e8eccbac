import {
  buildVersionCollectionFields,
  QueryError,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type Sort,
} from 'payload'

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

type AskedSort = { sort: Sort | undefined; collection: SanitizedCollectionConfig; req: PayloadRequest }

/**
 * Refuses an order by fields of related documents: Payload adds the condition of their collection to a filter through a relation, but
 * not to a sort, whose order would tell what is hidden. Throws `QueryError` (400).
 */
export function refuseRelatedSorts({ sort, collection, req }: AskedSort): void {
  const refused = pathsOf(sort).filter((path) => {
    const parts = partsOf(path)
    if (parts.length === 1) return false
    const ofVersions = buildVersionCollectionFields(req.payload.config, collection, true)
    return leavesDocument(collection.flattenedFields, parts) || leavesDocument(ofVersions, parts)
  })
  if (refused.length > 0) throw new QueryError(refused.map((path) => ({ path })))
}
