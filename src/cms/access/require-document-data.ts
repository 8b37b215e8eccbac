import { APIError, type FlattenedField, type PayloadRequest, type SanitizedConfig } from 'payload'
import { isDocumentData } from '@/domain/guards/document-data'
import { isRecord } from '@/domain/shared/is-record'
import { fitsField } from './fits-field'

type DocumentWrite = { args?: unknown; operation: string; req: PayloadRequest }

const inside = (value: unknown, name: string): unknown =>
  isRecord(value) ? Reflect.get(value, name) : undefined

/** A duplicate has the data of its original, and an upload may have nothing but its file. */
const needsNoData = ({ args, req }: DocumentWrite): boolean =>
  inside(args, 'duplicateFromID') !== undefined || req.file !== undefined

type FieldValues = { data: unknown; isEveryLanguage: boolean }

/** Whether no field, also one in a group or a row, has a value that it cannot store. */
function fitsFields(fields: readonly FlattenedField[], { data, isEveryLanguage }: FieldValues): boolean {
  return fields.every((field) => {
    const value = inside(data, field.name)
    // With `locale=all` it holds a value for each language.
    if (field.localized && isEveryLanguage) return true
    if (field.type === 'array')
      return (
        !Array.isArray(value) ||
        value.every((row) => fitsFields(field.flattenedFields, { data: row, isEveryLanguage }))
      )
    if (field.type !== 'group' && field.type !== 'tab') return fitsField(field, value)
    return value !== null && fitsFields(field.flattenedFields, { data: value, isEveryLanguage })
  })
}

/** Null for the rows of a field means that there are none; Payload fails on it in the data of some collections. */
function emptyNullRows(fields: readonly FlattenedField[], data: unknown): void {
  if (!isRecord(data)) return
  for (const field of fields) {
    const value = data[field.name]
    if (field.type === 'array' && value === null) data[field.name] = []
    if (field.type === 'group' || field.type === 'tab') emptyNullRows(field.flattenedFields, value)
  }
}

function requireData(fields: readonly FlattenedField[], write: DocumentWrite): void {
  const { args, operation, req } = write
  if (req.payloadAPI !== 'REST' || (operation !== 'create' && operation !== 'update')) return
  const data = inside(args, 'data')
  if (data === undefined && needsNoData(write)) return
  const isEveryLanguage = req.locale === 'all'
  if (!isDocumentData(data) || !fitsFields(fields, { data, isEveryLanguage }))
    throw new APIError('Bad Request', 400)
  emptyNullRows(fields, data)
}

/**
 * Payload fails on a write whose body is no document, is nested without end, or has a value that its field cannot store, and keeps some
 * of them as text: this answers 400, as the sender is at fault.
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
