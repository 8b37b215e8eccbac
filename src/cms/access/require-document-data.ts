import { APIError, type PayloadRequest, type SanitizedConfig } from 'payload'
import { isDocumentData } from '@/domain/guards/document-data'
import { isRecord } from '@/domain/shared/is-record'

type DocumentWrite = { args?: unknown; operation: string; req: PayloadRequest }

const inside = (value: unknown, name: string): unknown =>
  isRecord(value) ? Reflect.get(value, name) : undefined

/** A duplicate has the data of its original, and an upload may have nothing but its file. */
const needsNoData = ({ args, req }: DocumentWrite): boolean =>
  inside(args, 'duplicateFromID') !== undefined || req.file !== undefined

function requireData(write: DocumentWrite): void {
  const { args, operation, req } = write
  if (req.payloadAPI !== 'REST' || (operation !== 'create' && operation !== 'update')) return
  const data = inside(args, 'data')
  if (data === undefined && needsNoData(write)) return
  if (!isDocumentData(data)) throw new APIError('Bad Request', 400)
}

/**
 * Payload fails on a write whose body is no document or is nested without end: this answers 400, as the sender is at fault.
 */
export async function requireDocumentData(config: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const sanitized = await config
  for (const { hooks } of sanitized.collections)
    hooks.beforeOperation = [
      (write) => void requireData(write),
      ...(Array.isArray(hooks.beforeOperation) ? hooks.beforeOperation : []),
    ]
  for (const { hooks } of sanitized.globals)
    hooks.beforeOperation = [
      (write) => void requireData(write),
      ...(Array.isArray(hooks.beforeOperation) ? hooks.beforeOperation : []),
    ]
  return sanitized
}
