import {
  APIError,
  ValidationError,
  type FlattenedField,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload'
import { isDocumentData } from '@/domain/guards/document-data'
import { isRecord } from '@/domain/shared/is-record'
import { fitsField } from './fits-field'

type DocumentWrite = { args?: unknown; operation: string; req: PayloadRequest }

const inside = (value: unknown, name: string): unknown =>
  isRecord(value) ? Reflect.get(value, name) : undefined

/** A duplicate has the data of its original, and an upload may have nothing but its file. */
const needsNoData = ({ args, req }: DocumentWrite): boolean =>
  inside(args, 'duplicateFromID') !== undefined || req.file !== undefined

type FieldValues = { data: unknown; path: string; isEveryLanguage: boolean }

const rowsOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** The paths of fields, also in groups and rows, whose values they cannot store: `['banner.video', 'phases.0.units']`. */
function misfitsOf(fields: readonly FlattenedField[], values: FieldValues): string[] {
  const { data, isEveryLanguage } = values
  return fields.flatMap((field) => {
    const value = inside(data, field.name)
    const path = `${values.path}${field.name}`
    // With `locale=all` it holds a value for each language.
    if (field.localized && isEveryLanguage) return []
    if (field.type === 'array')
      return rowsOf(value).flatMap((row, at) =>
        misfitsOf(field.flattenedFields, { data: row, path: `${path}.${at}.`, isEveryLanguage }),
      )
    if (field.type !== 'group' && field.type !== 'tab') return fitsField(field, value) ? [] : [path]
    if (value === null) return [path]
    return misfitsOf(field.flattenedFields, { data: value, path: `${path}.`, isEveryLanguage })
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
  if (!isDocumentData(data)) throw new APIError('Bad Request', 400)
  const misfits = misfitsOf(fields, { data, path: '', isEveryLanguage: req.locale === 'all' })
  if (misfits.length > 0) {
    const errors = misfits.map((path) => ({ path, message: req.t('validation:invalidInput') }))
    throw new ValidationError({ errors }, req.t)
  }
  emptyNullRows(fields, data)
}

/**
 * Payload fails on a write whose body is no document, is nested without end, or has a value that its field cannot store, and keeps some
 * of them as text: this answers 400 with the fields, as the sender is at fault.
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
