const DEEPEST = 4

/**
 * The part of an error that may be logged: names and codes. The message of a failed query repeats its values, and so what a
 * visitor typed.
 */
export function errorCodes(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > DEEPEST) return 'unknown'
  const code: unknown = 'code' in error ? error.code : undefined
  const own = typeof code === 'string' && /^[\w.-]{1,40}$/.test(code) ? `${error.name} ${code}` : error.name
  return error.cause instanceof Error ? `${own} < ${errorCodes(error.cause, depth + 1)}` : own
}

// PostgreSQL: a value that is invalid for its column's type, an operator that a type lacks, an empty required column.
const wrongInput = /(?:^| )(?:22[\dA-Z]{3}|42883|42804|23502)(?: |$)/

const FOREIGN_KEY_VIOLATION = '23503'

/** A foreign key to a missing row; the same code also means that a row to delete is still referred to. */
function refersToNothing(error: unknown, depth = 0): boolean {
  if (!(error instanceof Error) || depth > DEEPEST) return false
  const isViolation = 'code' in error && error.code === FOREIGN_KEY_VIOLATION
  if (isViolation) return !error.message.startsWith('update or delete')
  return refersToNothing(error.cause, depth + 1)
}

/** Whether the database refused the input, rather than failed itself. */
export const isWrongInput = (error: unknown): boolean =>
  wrongInput.test(errorCodes(error)) || refersToNothing(error)

// PostgreSQL: no connection, no resources, shut down or starting, a statement that took too long; and the codes of the
// socket.
const awayCode = /^(?:08[\dA-Z]{3}|53[\dA-Z]{3}|57P0\d|57014|E[A-Z]{3,}|EAI_AGAIN)$/
const awayWords = /connect|queryable|does not answer/i

/** Whether the error of a connection means that the database is away now; it may be back later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code: unknown = 'code' in error ? error.code : undefined
  return typeof code === 'string' ? awayCode.test(code) : awayWords.test(error.message)
}
