import 'server-only'
import { catchUp } from '@/process/freshness.mjs'

/** Runs a handler that writes, and waits until this process has received the change: the next page shows it. */
export const refreshAfterCommit =
  <Args extends unknown[]>(
    handler: (...args: Args) => Promise<Response>,
  ): ((...args: Args) => Promise<Response>) =>
  async (...args) => {
    const response = await handler(...args)
    await catchUp()
    return response
  }
