import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload } from 'payload'
import { getOwnerUser } from '@/cms/queries/owners/owner-users'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'

const owners = table('owners')
const ownersSessions = table('owners_sessions')

/**
 * Ends one or all logins of an owner by ending their sessions. Ending all of them also revokes mailed links and a login in
 * progress.
 */
export async function logOutOwner({
  payload,
  session,
  everywhere,
}: {
  payload: Payload
  session: string | null
  everywhere: boolean
}): Promise<void> {
  const user = await getOwnerUser({ payload, session })
  if (!user) return
  const { id, _sid = '' } = user
  const req = await createLocalReq({}, payload)
  await inTransaction(req, async () => {
    const db = await transactionOf(req)
    // First: it waits for a login in progress, so that the second statement sees its session.
    if (everywhere)
      await db.execute(
        sql`update ${owners} set ${owners.$.link_version} = coalesce(${owners.link_version}, 0) + 1 where ${owners.id} = ${id}`,
      )
    const which = everywhere ? sql`true` : sql`${ownersSessions.id} = ${_sid}`
    await db.execute(
      sql`delete from ${ownersSessions} where ${ownersSessions._parent_id} = ${id} and ${which}`,
    )
  })
}
