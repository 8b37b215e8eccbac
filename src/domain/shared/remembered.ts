/**
 * A function that makes each value once: creating a format or a collator of `Intl` takes far longer than using it. The keys
 * come from the code, so they are few.
 */
export function remembered<Key, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const made = new Map<Key, Value>()
  return (key) => {
    const known = made.get(key)
    if (known !== undefined) return known
    const value = make(key)
    made.set(key, value)
    return value
  }
}
