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

// PostgreSQL: data that is none of its column's type, an operator that a type has not, an empty required column.
const wrongInput = /(?:^| )(?:22[\dA-Z]{3}|42883|42804|23502)(?: |$)/

const FOREIGN_KEY_VIOLATION = '23503'

/** A reference to nothing; the same code also says that a row to delete is still referred to. */
function refersToNothing(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST) return false
  const isViolation = 'code' in error && error.code === FOREIGN_KEY_VIOLATION
  if (isViolation) return !error.message.startsWith('update or delete')
  return refersToNothing(error.cause, depth + 1)
}

/** Whether the database has refused what was asked or sent, rather than failed at it. */
export const isWrongInput = (error: unknown): boolean =>
  wrongInput.test(errorCodes(error)) || refersToNothing(error)

// PostgreSQL: no line to it, no room, ended or not up yet, a statement that took too long; and what the line itself says.
const awayCode = /^(?:08[\dA-Z]{3}|53[\dA-Z]{3}|57P0\d|57014|E[A-Z]{3,}|EAI_AGAIN)$/
const awayWords = /connect|queryable|does not answer/i

/** Whether what a connection has said of a statement is that there is no database now; later there may be one. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = 'code' in error ? error.code : undefined
  return typeof code === 'string' ? awayCode.test(code) : awayWords.test(error.message)
}
