import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { isDatabaseAway, isWrongInput } from '@/domain/shared/error-codes'
import { setActionFailure } from '@/process/request-watch.mjs'
import { isByStaff } from '@/site/data/preview/is-by-staff'

const statusIn = (error: Error): unknown => ('status' in error ? error.status : undefined)

/** The response for arguments that broke the function; null where the site is at fault. Payload's errors name what it cannot find. */
function failureOf(error: unknown): number | null {
  if (!(error instanceof Error) || isDatabaseAway(error)) return null
  const status = statusIn(error)
  if (typeof status === 'number') return status >= 400 && status < 500 ? status : null
  return isWrongInput(error) || (error.name === 'Error' && error.cause === undefined) ? 400 : null
}

/**
 * Wraps every server function: for staff alone, who get a 400 where the arguments are wrong. `parse` gives null for those;
 * arguments that cannot be decoded at all fail earlier and are answered the same way.
 */
export async function guardAction<Call, Answer>({
  parse,
  answer,
}: {
  parse: () => Call | null
  answer: (call: Call) => Promise<Answer>
}): Promise<Answer> {
  if (!(await isByStaff(await headers()))) notFound()
  const call = parse()
  if (call === null) throw new Error('The arguments of a server function are not its own')
  setActionFailure(null)
  try {
    return await answer(call)
  } catch (error) {
    setActionFailure(failureOf(error))
    throw error
  }
}
