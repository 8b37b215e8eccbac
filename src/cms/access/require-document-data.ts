import { APIError, type PayloadRequest, type SanitizedConfig } from 'payload'
import { isDocumentData } from '@/domain/guards/document-data'

type Write = { args?: unknown; operation: string; req: PayloadRequest }

const inside = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined

/** A copy needs no data of its own: it has those of what is copied. */
const isCopy = (args: unknown): boolean => inside(args, 'duplicateFromID') !== undefined

function requireData({ args, operation, req }: Write): void {
  if (req.payloadAPI !== 'REST' || (operation !== 'create' && operation !== 'update')) return
  const data = inside(args, 'data')
  if (!isDocumentData(data ?? (isCopy(args) ? {} : data))) throw new APIError('Bad Request', 400)
}

/** Payload breaks at a write whose body is no document, or has no bottom: it is the fault of whoever sends it, a 400. */
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
