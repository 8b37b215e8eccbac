import { headers } from 'next/headers'
import { notFound } from 'next/navigation'
import { isDatabaseAway, isWrongInput } from '@/domain/shared/error-codes'
import { setActionFailure } from '@/request-watch.mjs'
import { isByStaff } from '@/site/data/preview/staff-appointment'

const statusIn = (error: Error): unknown => ('status' in error ? error.status : undefined)

/** What somebody is told whose question broke it; null where the site is at fault. Payload says in plain errors what it cannot find. */
function failureOf(error: unknown): number | null {
  if (!(error instanceof Error) || isDatabaseAway(error)) return null
  const status = statusIn(error)
  if (typeof status === 'number') return status >= 400 && status < 500 ? status : null
  return isWrongInput(error) || (error.name === 'Error' && error.cause === undefined) ? 400 : null
}

/**
 * The endpoint of every server function: for staff alone, who are told (400) where it takes no such arguments. `parse` gives
 * null for those; what cannot even be read as arguments never comes here and is answered the same.
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
