import { createGate } from './at-once'

/** Each password costs a processor a third of a second: so many are looked at at once, of all visitors together. */
export const enterPasswordCheck = createGate(4)
