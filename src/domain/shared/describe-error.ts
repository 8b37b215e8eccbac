import { errorCodes } from './error-codes'

type DescribedError = { type: string; message: string; stack: string }

const frame = /^\s+at .+$/

/** The lines of a stack with positions; the first ones repeat the message. */
function framesOf({ stack = '', message }: Error): string {
  const lines = stack.replace(message, '').split('\n')
  return lines.filter((line) => frame.test(line)).join('\n')
}

/** Whether the message may repeat the values of a query: the database refused them, or the query failed. */
const repeatsValues = (error: Error): boolean =>
  'severity' in error || error.message.startsWith('Failed query')

/**
 * An error for the log: kind, message, and position. A failed query has only its codes, as its message repeats the values,
 * and other properties of an error are left out.
 */
export function describeError(error: unknown): DescribedError | string {
  if (!(error instanceof Error)) return errorCodes(error)
  const message = repeatsValues(error) ? errorCodes(error) : error.message
  const headline = `${error.name}: ${message}`
  return { type: error.name, message, stack: [headline, framesOf(error)].join('\n') }
}
