// What is made of a cached value again and again, kept as long as that value is (docs/caching.md).
import { collectDependencies, isFresh, isListening, newDependencies, noteDependencies } from './freshness.mjs'

/** @typedef {import('./freshness.mjs').Dependencies} Dependencies */

/**
 * Creates a store of values that are made of objects: each is kept until its object is gone or one of its dependencies changes.
 * @template Value
 * @returns {(object: object, make: () => Promise<Value>) => Promise<Value>}
 */
export function createKeptValues() {
  /** @type {WeakMap<object, { dependencies: Dependencies, value: Value }>} */
  const kept = new WeakMap()
  return async (object, make) => {
    const earlier = kept.get(object)
    if (earlier && isFresh(earlier.dependencies)) {
      noteDependencies(earlier.dependencies)
      return earlier.value
    }
    const dependencies = newDependencies()
    const value = await collectDependencies(dependencies, make)
    noteDependencies(dependencies)
    if (isListening()) kept.set(object, { dependencies, value })
    else kept.delete(object)
    return value
  }
}
