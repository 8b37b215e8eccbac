import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload'

/** Does a piece of work in the transaction of the request; where it has none, in one of its own. */
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
