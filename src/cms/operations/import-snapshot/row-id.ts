import { randomBytes } from 'node:crypto'

/** An id for a row of a list in Payload's form, because the database layer makes none. */
export const rowId = (): string => randomBytes(12).toString('hex')
