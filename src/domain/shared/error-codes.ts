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

// PostgreSQL: data that is none of its column's type, an operator that a type has not, a reference to nothing.
const wrongInput = /(?:^| )(?:22[\dA-Z]{3}|42883|42804|23502|23503)(?: |$)/

/** Whether the database has refused what was asked or sent, rather than failed at it. */
export const isWrongInput = (error: unknown): boolean => wrongInput.test(errorCodes(error))
