import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

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
