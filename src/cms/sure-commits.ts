import type { postgresAdapter } from '@payloadcms/db-postgres'

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

/**
 * An adapter whose commits that fail are errors. Payload's own (3.90) hears of the failure when nobody listens any more,
 * and goes on as if all were stored: a lead would be acknowledged that PostgreSQL has thrown away.
 */
export const withSureCommits = (adapter: Adapter): Adapter => ({
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
      },
    })
  },
})
