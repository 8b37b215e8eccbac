import { randomBytes } from 'node:crypto'

/** An id for a row of a list: the database layer gives them none of their own. It looks like Payload's. */
export const rowId = (): string => randomBytes(12).toString('hex')
