import { isRecord } from '@/domain/shared/is-record'
import type { Data } from './import-context'

/**
 * A document as it is to be: what the snapshot gives over what is there. A field the snapshot knows and gives nothing
 * for is emptied; a group or a text per language keeps what the snapshot does not name.
 */
export function mergeData(before: Data, after: Data): Data {
  const merged: Data = { ...before }
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
