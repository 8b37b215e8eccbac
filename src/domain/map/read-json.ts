import { isRecord } from '@/domain/shared/is-record'

/**
 * The content of a message between windows, given as an object or as JSON text of at most `longest` characters; else null.
 */
export function readJson(data: unknown, { longest }: { longest: number }): Record<string, unknown> | null {
  if (typeof data !== 'string') return isRecord(data) ? data : null
  if (data.length > longest) return null
  try {
    const value: unknown = JSON.parse(data)
    return isRecord(value) ? value : null
  } catch {
    return null
  }
}
