import { APIError, type FlattenedField, type PayloadRequest, type SanitizedConfig } from 'payload'
import { isDocumentData } from '@/domain/guards/document-data'
import { isRecord } from '@/domain/shared/is-record'

type DocumentWrite = { args?: unknown; operation: string; req: PayloadRequest }

const inside = (value: unknown, name: string): unknown =>
  isRecord(value) ? Reflect.get(value, name) : undefined

/** A duplicate has the data of its original, and an upload may have nothing but its file. */
const needsNoData = ({ args, req }: DocumentWrite): boolean =>
  inside(args, 'duplicateFromID') !== undefined || req.file !== undefined

/** Whether a group of fields is null, also one in another group or in a row. */
function hasNullGroup(fields: readonly FlattenedField[], data: unknown): boolean {
  return fields.some((field) => {
    const value = inside(data, field.name)
    if (field.type === 'array')
      return Array.isArray(value) && value.some((row) => hasNullGroup(field.flattenedFields, row))
    if (field.type !== 'group' && field.type !== 'tab') return false
    return value === null || hasNullGroup(field.flattenedFields, value)
  })
}

function requireData(fields: readonly FlattenedField[], write: DocumentWrite): void {
  const { args, operation, req } = write
  if (req.payloadAPI !== 'REST' || (operation !== 'create' && operation !== 'update')) return
  const data = inside(args, 'data')
  if (data === undefined && needsNoData(write)) return
  if (!isDocumentData(data) || hasNullGroup(fields, data)) throw new APIError('Bad Request', 400)
}

/**
 * Payload fails on a write whose body is no document, is nested without end or has null for a group of fields: this answers 400, as the
 * sender is at fault.
 */
export async function requireDocumentData(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const { flattenedFields, hooks } of sanitized.collections)
    hooks.beforeOperation = [
      (write) => void requireData(flattenedFields, write),
      ...(Array.isArray(hooks.beforeOperation) ? hooks.beforeOperation : []),
    ]
  for (const { flattenedFields, hooks } of sanitized.globals)
    hooks.beforeOperation = [
      (write) => void requireData(flattenedFields, write),
      ...(Array.isArray(hooks.beforeOperation) ? hooks.beforeOperation : []),
    ]
  return sanitized
}
