const DEEPEST = 4

/**
 * What may be logged of an error: names and codes. The message of a failed query repeats what was to be written, and
 * with it what a visitor has typed.
 */
export function errorCodes(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > DEEPEST) return 'unknown'
  const code: unknown = 'code' in error ? error.code : undefined
  const own = typeof code === 'string' && /^[\w.-]{1,40}$/.test(code) ? `${error.name} ${code}` : error.name
  return error.cause instanceof Error ? `${own} < ${errorCodes(error.cause, depth + 1)}` : own
}
