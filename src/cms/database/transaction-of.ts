import type { Payload, PayloadRequest } from 'payload'

/** What SQL of our own is run on. */
export type Database = Pick<Payload['db']['drizzle'], 'execute'>

/** The database outside of every transaction, where each statement is one of its own. */
export const databaseOf = ({ db }: Payload): Database => db.drizzle

const isDatabase = (value: unknown): value is Database =>
  typeof value === 'object' && value !== null && 'execute' in value

/** The database as a request sees it: inside its transaction while it has one, so that SQL of ours is part of the save. */
export async function transactionOf({
  payload,
  transactionID,
}: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<Database> {
  const id = await transactionID
  const session = id === undefined || id === null ? undefined : payload.db.sessions?.[id]?.db
  return isDatabase(session) ? session : databaseOf(payload)
}
