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

const isDatabase = (value: unknown): value is Database => value instanceof Object && 'execute' in value

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
type ConnectedAdapter = ReturnType<Adapter['init']>
type Session = NonNullable<ConnectedAdapter['sessions'][string]>

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

type TransactionOutcome = 'commit' | 'rollback'
type FollowUp = () => Promise<void>

type PendingFollowUp = { ending: TransactionOutcome; work: FollowUp }

const works = new WeakMap<object, PendingFollowUp[]>()

type TransactionRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>

async function sessionOf({ payload, transactionID }: TransactionRequest): Promise<object | undefined> {
  const id = await transactionID
  return id === undefined || id === null ? undefined : payload.db.sessions?.[id]
}

const note = (session: object, waiting: PendingFollowUp): unknown =>
  works.set(session, [...(works.get(session) ?? []), waiting])

/**
 * Runs work once the transaction of the request is committed, and never after a rollback; without a transaction, at once.
 */
export async function afterCommit(req: TransactionRequest, work: FollowUp): Promise<void> {
  const session = await sessionOf(req)
  if (session) note(session, { ending: 'commit', work })
  else await work()
}

/** Runs work once the transaction of the request has failed, and never after a commit. */
export async function afterRollback(req: TransactionRequest, work: FollowUp): Promise<void> {
  const session = await sessionOf(req)
  if (session) note(session, { ending: 'rollback', work })
}

type SessionEnd = { payload: Payload; session: Session | undefined; ending: TransactionOutcome }

/** Work after a transaction cannot undo anything: its failures are logged. */
async function runWorks({ payload, session, ending: ended }: SessionEnd): Promise<void> {
  if (!session) return
  const noted = works.get(session) ?? []
  works.delete(session)
  for (const { ending, work } of noted)
    if (ending === ended)
      await work().catch((error: unknown) =>
        payload.logger.error({ msg: `Work after a ${ended} failed`, error: errorCodes(error) }),
      )
}

/**
 * An adapter that throws on failed commits. Payload's own (3.90) ignores the failure and continues as if all were stored: a
 * lead would be acknowledged that PostgreSQL has discarded. It also runs what waits for the end of a transaction.
 */
export const withConfirmedCommits = (adapter: Adapter): Adapter => ({
  ...adapter,
  init: (args) => {
    const connected = adapter.init(args)
    const { commitTransaction: commit, rollbackTransaction: rollback } = connected
    const { payload } = args
    return Object.assign(connected, {
      commitTransaction: async (id: Parameters<typeof commit>[0]): Promise<void> => {
        const session = connected.sessions[String(await id)]
        const requireCommit = session ? watchCommit(session) : () => undefined
        await commit.call(connected, id)
        try {
          requireCommit()
        } catch (error) {
          await runWorks({ payload, session, ending: 'rollback' })
          throw error
        }
        await runWorks({ payload, session, ending: 'commit' })
      },
      rollbackTransaction: async (id: Parameters<typeof rollback>[0]): Promise<void> => {
        const session = connected.sessions[String(await id)]
        await rollback.call(connected, id)
        await runWorks({ payload, session, ending: 'rollback' })
      },
    })
  },
})

type TransactionLimit = {
  /** How many are open at a time. */
  most: number
  /** How long the next one waits for a place, in milliseconds. */
  patience: number
}

/** Takes a place, as soon as one is free, and gives one back. */
type Places = { take: () => Promise<void>; giveBack: () => void }

function createPlaces({ most, patience }: TransactionLimit): Places {
  let free = most
  const waiting = new Set<() => void>()
  const take = (): Promise<void> => {
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    return new Promise((resolve, reject) => {
      const enter = (): void => {
        clearTimeout(timer)
        resolve()
      }
      const timer = setTimeout(() => {
        waiting.delete(enter)
        reject(new Error('No connection for a transaction became free in time'))
      }, patience)
      waiting.add(enter)
    })
  }
  const giveBack = (): void => {
    const [next] = waiting
    if (next) {
      waiting.delete(next)
      next()
    } else free += 1
  }
  return { take, giveBack }
}

/**
 * An adapter with fewer transactions than connections. Payload (3.90) asks outside of the transaction of a save who is editing, and so
 * do counts that outlive a refused save: were every connection held by a transaction, each would wait for one more until all of them
 * failed, and the visitors with them.
 */
export const withFewTransactions = (adapter: Adapter, limit: TransactionLimit): Adapter => ({
  ...adapter,
  init: (args) => {
    const connected = adapter.init(args)
    const { beginTransaction: begin, commitTransaction: commit, rollbackTransaction: rollback } = connected
    const places = createPlaces(limit)
    const holders = new Set<string>()
    const leave = (id: unknown): void => {
      if (holders.delete(String(id))) places.giveBack()
    }
    return Object.assign(connected, {
      beginTransaction: async (options: Parameters<typeof begin>[0]) => {
        await places.take()
        try {
          const id = await begin.call(connected, options)
          if (id === null) places.giveBack()
          else holders.add(String(id))
          return id
        } catch (error) {
          places.giveBack()
          throw error
        }
      },
      commitTransaction: async (id: Parameters<typeof commit>[0]): Promise<void> => {
        await commit.call(connected, id).finally(async () => leave(await id))
      },
      rollbackTransaction: async (id: Parameters<typeof rollback>[0]): Promise<void> => {
        await rollback.call(connected, id).finally(async () => leave(await id))
      },
    })
  },
})
