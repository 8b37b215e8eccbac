import { isRecord } from '@/domain/shared/is-record'
import type { RecordData } from './import-context'

/**
 * The snapshot's data merged over the existing document. A field that the snapshot knows and leaves empty is emptied; a
 * group or a text per language keeps the parts that the snapshot does not name.
 */
export function mergeData(before: RecordData, after: RecordData): RecordData {
  const merged: RecordData = { ...before }
  for (const [key, value] of Object.entries(after)) {
    const old = merged[key]
    if (value === undefined) {
      if (key in merged && !isRecord(old)) merged[key] = null
      continue
    }
    // A rich text or a relation is replaced whole.
    merged[key] = isRecord(value) && isRecord(old) && !('root' in value) ? mergeData(old, value) : value
  }
  return merged
}
