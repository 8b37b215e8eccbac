import { errorCodes } from './error-codes'

type DescribedError = { type: string; message: string; stack: string }

const frame = /^\s+at .+$/

/** The lines of a stack that say where; its first ones repeat the message. */
function framesOf({ stack = '', message }: Error): string {
  const lines = stack.replace(message, '').split('\n')
  return lines.filter((line) => frame.test(line)).join('\n')
}

/** Whether the message may repeat what was to be written: the database refused it, or a query failed at something. */
const repeatsValues = (error: Error): boolean =>
  'severity' in error || error.message.startsWith('Failed query')

/**
 * An error as it may be logged: kind, message, and where. A failed query is said by its codes alone, as its message
 * repeats the values, and nothing that an error carries beside its message is said at all.
 */
export function describeError(error: unknown): DescribedError | string {
  if (!(error instanceof Error)) return errorCodes(error)
  const message = repeatsValues(error) ? errorCodes(error) : error.message
  const said = `${error.name}: ${message}`
  return { type: error.name, message, stack: [said, framesOf(error)].join('\n') }
}
