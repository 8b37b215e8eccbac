import 'server-only'
import { catchUp } from '@/process/freshness.mjs'

/** Runs a handler that writes. When it has answered, this process has heard of the write: the next page is made with it. */
export const refreshAfterCommit =
  <Args extends unknown[]>(
    handler: (...args: Args) => Promise<Response>,
  ): ((...args: Args) => Promise<Response>) =>
  async (...args) => {
    const response = await handler(...args)
    await catchUp()
    return response
  }
