import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPayload, stopPayload } from '../../support/database/payload'

let payload: Payload

beforeAll(async () => {
  payload = await startPayload()
})
afterAll(stopPayload)

it('transactions leave connections to what is asked beside them', async () => {
  let open = 0
  let most = 0
  /** As a save of Payload, which looks for locks of the document outside of its transaction. */
  const save = async (count: number): Promise<void> => {
    const id = String(await payload.db.beginTransaction())
    open += 1
    most = Math.max(most, open)
    await payload.count({ collection: 'users' })
    open -= 1
    await (count % 2 === 0 ? payload.db.commitTransaction(id) : payload.db.rollbackTransaction(id))
    // Ending it twice frees no second place.
    await payload.db.rollbackTransaction(id)
  }
  await Promise.all(Array.from({ length: 60 }, (_, count) => save(count)))
  expect([open, most]).toEqual([0, 8])
})
