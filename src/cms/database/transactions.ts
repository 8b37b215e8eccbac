import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'

/** What runs our own SQL. */
export type Database = Pick<Payload['db']['drizzle'], 'execute'>

/** The database outside of any transaction. */
export const databaseOf = ({ db }: Payload): Database => db.drizzle

const isDatabase = (value: unknown): value is Database =>
  typeof value === 'object' && value !== null && 'execute' in value

/** The database inside the transaction of a request, if it has one, so that our own SQL is part of the save. */
export async function transactionOf({
  payload,
  transactionID,
}: Pick<PayloadRequest, 'payload' | 'transactionID'>): Promise<Database> {
  const id = await transactionID
  const session = id === undefined || id === null ? undefined : payload.db.sessions?.[id]?.db
  return isDatabase(session) ? session : databaseOf(payload)
}

/** Runs work in the transaction of the request, or in one of its own if there is none. */
export async function inTransaction<Value>(req: PayloadRequest, work: () => Promise<Value>): Promise<Value> {
  const isOurs = await initTransaction(req)
  try {
    const value = await work()
    if (isOurs) await commitTransaction(req)
    return value
  } catch (error) {
    if (isOurs) await killTransaction(req)
    throw error
  }
}
