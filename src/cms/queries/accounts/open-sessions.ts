import { sql } from '@payloadcms/db-postgres'
import type { Payload, PayloadRequest } from 'payload'
import { isoTime } from '@/cms/database/json'
import { table } from '@/cms/database/tables'
import { databaseOf } from '@/cms/database/transactions'

const sessions = table('users_sessions')

/** An account has far fewer; Payload takes the ended ones out at the next login. */
const MOST = 100

/** A login of a member of staff that has not ended: its moments in ISO 8601. */
export type OpenSession = { id: string; since: string | null; until: string }

/** The session of the request, if it belongs to this account; null for a request of anybody else. */
export const ownSession = ({ user }: Pick<PayloadRequest, 'user'>, id: number): string | null =>
  user?.collection === 'users' && user.id === id && '_sid' in user && typeof user._sid === 'string'
    ? user._sid
    : null

/** The open sessions of an account, the latest first. */
export async function findOpenSessions({
  payload,
  id,
  now,
}: {
  payload: Payload
  id: number
  now: Date
}): Promise<OpenSession[]> {
  const { rows } = await databaseOf(payload).execute<OpenSession>(sql`
    select ${sessions.id} as id, ${isoTime(sql`${sessions.created_at}`)} as since, ${isoTime(sql`${sessions.expires_at}`)} as until
    from ${sessions} where ${sessions._parent_id} = ${id} and ${sessions.expires_at} > ${now.toISOString()}
    order by ${sessions.created_at} desc nulls last, ${sessions.id} limit ${MOST}`)
  return rows
}
