import type { postgresAdapter } from '@payloadcms/db-postgres'
import {
  commitTransaction,
  initTransaction,
  killTransaction,
  type Payload,
  type PayloadRequest,
} from 'payload'
import { errorCodes } from '@/domain/shared/error-codes'

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

type Adapter = ReturnType<typeof postgresAdapter>
type Connected = ReturnType<Adapter['init']>
type Session = NonNullable<Connected['sessions'][string]>

/**
 * Watches the end of a transaction; the returned function throws if nothing was committed. After a failed statement
 * PostgreSQL answers a commit with ROLLBACK, and without an error.
 */
function watchCommit({ db }: Session): () => void {
  let isCommitted = false
  let cause: unknown
  const execute = db.execute.bind(db)
  const watched = async (statement: Parameters<typeof execute>[0]) => {
    try {
      const result = await execute(statement)
      isCommitted ||= result.command === 'COMMIT'
      return result
    } catch (error) {
      cause ??= error
      throw error
    }
  }
  Object.assign(db, { execute: watched })
  return () => {
    if (!isCommitted) throw new Error('The transaction was not committed', { cause })
  }
}

type AfterCommit = () => Promise<void>

const works = new WeakMap<object, AfterCommit[]>()

/**
 * Runs work once the transaction of the request is committed, and never after a rollback; without a transaction, at once.
 */
export async function afterCommit(
  { payload, transactionID }: Pick<PayloadRequest, 'payload' | 'transactionID'>,
  work: AfterCommit,
): Promise<void> {
  const id = await transactionID
  const session = id === undefined || id === null ? undefined : payload.db.sessions?.[id]
  if (session) works.set(session, [...(works.get(session) ?? []), work])
  else await work()
}

/**
 * An adapter that throws on failed commits. Payload's own (3.90) ignores the failure and continues as if all were stored: a
 * lead would be acknowledged that PostgreSQL has discarded. Work after a commit (`afterCommit`) cannot undo anything: its
 * failures are logged.
 */
export const withConfirmedCommits = (adapter: Adapter): Adapter => ({
  ...adapter,
  init: (args) => {
    const connected = adapter.init(args)
    const { commitTransaction } = connected
    return Object.assign(connected, {
      commitTransaction: async (id: Parameters<typeof commitTransaction>[0]): Promise<void> => {
        const session = connected.sessions[String(await id)]
        const requireCommit = session ? watchCommit(session) : () => undefined
        await commitTransaction.call(connected, id)
        requireCommit()
        for (const work of (session && works.get(session)) ?? [])
          await work().catch((error: unknown) =>
            args.payload.logger.error({ msg: 'Work after a commit failed', error: errorCodes(error) }),
          )
      },
    })
  },
})
