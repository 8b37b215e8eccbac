import { isRecord } from '@/domain/shared/is-record'

/** The text at a path of keys; null if there is none. */
export function textAt(words: unknown, path: readonly string[]): string | null {
  const found = path.reduce<unknown>(
    (level, key) => (isRecord(level) && Object.hasOwn(level, key) ? level[key] : null),
    words,
  )
  return typeof found === 'string' ? found : null
}
