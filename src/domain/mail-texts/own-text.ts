/** The longest text of a mail that an editor may write. */
export const mostLetters = 2000

/** What is wrong with a text that an editor wrote: the placeholders that do not exist, or that it needs. */
export type OwnTextFault =
  { code: 'unknown' | 'missing'; names: readonly string[] } | { code: 'brace' | 'too-long' }

const placeholder = /\{(\w+)\}/g

/** The placeholders of a text, each once: '{count} properties in {month}' has count and month. */
export const placeholdersOf = (text: string): string[] => [
  ...new Set([...text.matchAll(placeholder)].flatMap(([, name]) => name ?? [])),
]

// 'One property' needs no number.
const isOptional = (name: string, path: string): boolean => name === 'count' && path.endsWith('.one')

/**
 * What is wrong with an editor's text in the place of the site's own; null if nothing is. It needs the same placeholders: a
 * mail without its day or its sender says nothing.
 */
export function ownTextFault({
  path,
  text,
  original,
}: {
  path: string
  text: string
  original: string
}): OwnTextFault | null {
  if (text.length > mostLetters) return { code: 'too-long' }
  const [known, used] = [placeholdersOf(original), placeholdersOf(text)]
  const unknown = used.filter((name) => !known.includes(name))
  if (unknown.length > 0) return { code: 'unknown', names: unknown }
  if (/[{}]/.test(text.replace(placeholder, ''))) return { code: 'brace' }
  const missing = known.filter((name) => !used.includes(name) && !isOptional(name, path))
  return missing.length > 0 ? { code: 'missing', names: missing } : null
}
