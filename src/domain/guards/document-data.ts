const DEEPEST = 200

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

/** Whether a value has more levels than any document; asked level by level, as a deep one breaks whatever descends. */
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

/** Whether what was sent can be a document: fields by name, on no more levels than any has. */
export const isDocumentData = (value: unknown): boolean =>
  isObject(value) && !Array.isArray(value) && !isTooDeep(value)
