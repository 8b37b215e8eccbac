import { createSemaphore } from './semaphore'

/**
 * Each password costs a processor a third of a second: so many are looked at at once, of all visitors together. A place
 * is taken once the password has arrived, never while it is waited for.
 */
export const enterPasswordCheck = createSemaphore({ all: 4, each: 3 })
