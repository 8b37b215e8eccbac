import { sql } from '@payloadcms/db-postgres'
import type { Payload } from 'payload'
import { getOwnerUser } from '@/cms/queries/owner-users'

/** Ends the login of an owner, or all of his logins: the session is worth nothing from then on. */
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
  const which = everywhere ? sql`true` : sql`id = ${user._sid ?? ''}`
  await payload.db.drizzle.execute(
    sql`delete from owners_sessions where _parent_id = ${user.id} and ${which}`,
  )
}
