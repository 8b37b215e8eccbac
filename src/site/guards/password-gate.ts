import { createSemaphore } from './semaphore'

/**
 * Each password check takes a processor a third of a second: this limits how many run at once for all visitors together.
 * A place is taken once the password has arrived, never while the body is awaited.
 */
export const passwordSemaphore = createSemaphore({ all: 4, each: 3 })
