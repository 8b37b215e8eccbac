const underWay = new Set<Promise<unknown>>()
let calls = 0

/** The longest that a refusal waits for server functions, in milliseconds. */
const LONGEST_WAIT = 10_000
// A form asks 250 ms after the last change, also while its save is under way, and takes the answer up in steps of its own.
const QUIET_TIME = 400

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Notes a server function that was called, until its answer has come whole. */
export function noteServerFunction(response: Promise<Response>): void {
  calls += 1
  const whole = response
    .then((answer) => answer.clone().text())
    .catch(() => null)
    .finally(() => underWay.delete(whole))
  underWay.add(whole)
}

/**
 * Settles once no server function has been called or under way for a moment. A form asks the server about what is typed;
 * an answer to what it asked before it knew that its save was refused would take the reasons off the fields again, where
 * it came later than they did.
 */
export async function untilAnswered(): Promise<void> {
  const end = Date.now() + LONGEST_WAIT
  const left = () => Math.max(end - Date.now(), 0)
  let callsBefore = -1
  while ((underWay.size > 0 || calls !== callsBefore) && left() > 0) {
    callsBefore = calls
    await Promise.race([Promise.all(underWay), pause(left())])
    await pause(Math.min(QUIET_TIME, left()))
  }
}
