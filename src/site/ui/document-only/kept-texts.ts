const name = Symbol.for('texts of documents')

/**
 * The texts that only documents hold, by what they are called, for the moment between the two drawings of a page: React's
 * server and the one that writes HTML are bundled apart, and share nothing but the process.
 */
export function keptTexts(): Map<unknown, unknown> {
  const kept: unknown = Reflect.get(globalThis, name)
  if (kept instanceof Map) return kept
  const texts = new Map<unknown, unknown>()
  Reflect.set(globalThis, name, texts)
  return texts
}
