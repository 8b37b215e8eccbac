import type { postgresAdapter } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { errorCodes } from '@/domain/shared/error-codes'

type Adapter = ReturnType<typeof postgresAdapter>
type Connected = ReturnType<Adapter['init']>
type Session = NonNullable<Connected['sessions'][string]>

/**
 * Watches how a transaction ends; what it gives throws where nothing was committed. One in which a statement has failed
 * answers a commit with ROLLBACK, and without an error.
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

/** Does a piece of work once the transaction of the request is committed, and never where it is not; without one, at once. */
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
 * An adapter whose commits that fail are errors. Payload's own (3.90) hears of the failure when nobody listens any more,
 * and goes on as if all were stored: a lead would be acknowledged that PostgreSQL has thrown away. What waits for a
 * commit (`afterCommit`) can undo nothing any more: where it breaks, the log says so.
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
