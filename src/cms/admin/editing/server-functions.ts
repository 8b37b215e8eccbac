const underWay = new Set<Promise<unknown>>()

/** The longest that a refusal waits for the server functions that were called before it, in milliseconds. */
const LONGEST_WAIT = 10_000
// Next and the form take an answer up in steps of their own; a form whose answer it was may ask for what waited behind it.
const TAKEN_UP_AFTER = 50

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Notes a server function that was called, until its answer has come whole. */
export function noteServerFunction(response: Promise<Response>): void {
  const whole = response
    .then((answer) => answer.clone().text())
    .catch(() => null)
    .finally(() => underWay.delete(whole))
  underWay.add(whole)
}

/**
 * Settles once no server function is under way. A form asks the server about what is typed; an answer to what it asked
 * before its save was refused would take the reasons off the fields again, where it came later than they did.
 */
export async function untilAnswered(): Promise<void> {
  const end = Date.now() + LONGEST_WAIT
  while (underWay.size > 0 && Date.now() < end) {
    await Promise.race([Promise.all(underWay), pause(end - Date.now())])
    await pause(TAKEN_UP_AFTER)
  }
}
