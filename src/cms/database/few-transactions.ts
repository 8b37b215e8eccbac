import type { postgresAdapter } from '@payloadcms/db-postgres'

type Adapter = ReturnType<typeof postgresAdapter>

export type TransactionLimit = {
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
