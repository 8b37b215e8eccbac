import { isRecord } from '@/domain/shared/is-record'

const DEEPEST = 200

const isObject = (value: unknown): value is object => isRecord(value) || Array.isArray(value)

/** Whether a value is nested deeper than any document; checked level by level, because a deep value breaks recursion. */
function isTooDeep(value: object): boolean {
  const seen = new Set<object>()
  const isNew = (each: unknown): each is object =>
    isObject(each) && !seen.has(each) && Boolean(seen.add(each))
  let level: object[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > DEEPEST) return true
    level = level.flatMap((each) => Object.values(each).filter(isNew))
  }
  return false
}

/** Whether a value can be the data of a document: fields by name, not nested deeper than any document. */
export const isDocumentData = (value: unknown): boolean =>
  isObject(value) && !Array.isArray(value) && !isTooDeep(value)
