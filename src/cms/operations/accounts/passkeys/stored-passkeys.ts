import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { table } from '@/cms/database/tables'
import { transactionOf, type Database } from '@/cms/database/transactions'

const passkeys = table('staff_passkeys')

type PasskeyRequest = Pick<PayloadRequest, 'payload' | 'transactionID'>

/** What is stored of a passkey: nothing that could be used to log in. */
export type StoredPasskey = {
  id: number
  /** By which its device knows it, in base64url. */
  credential: string
  /** In base64url. */
  publicKey: string
  /** How often it was used, as its device counts; 0 for one that does not count. */
  counter: number
  transports: string[]
}

const columns = sql`${passkeys.id}::int as id, ${passkeys.credential_id} as credential, ${passkeys.public_key} as "publicKey",
  ${passkeys.counter}::float8 as counter, ${passkeys.transports} as transports`

/** The passkeys of an account, the oldest first. */
export async function findStoredPasskeys(db: Database, user: number): Promise<StoredPasskey[]> {
  const { rows } = await db.execute<StoredPasskey>(
    sql`select ${columns} from ${passkeys} where ${passkeys.user_id} = ${user} order by ${passkeys.id}`,
  )
  return rows
}

/** The passkey of this account that its device knows by this name, for the rest of the transaction; null for one of another account. */
export async function takePasskey(
  req: PasskeyRequest,
  { user, credential }: { user: number; credential: string },
): Promise<StoredPasskey | null> {
  const db = await transactionOf(req)
  const { rows } = await db.execute<StoredPasskey>(sql`
    select ${columns} from ${passkeys} where ${passkeys.user_id} = ${user} and ${passkeys.credential_id} = ${credential}
    for update`)
  return rows[0] ?? null
}

type NewPasskey = Omit<StoredPasskey, 'id'> & { user: number; name: string; now: Date }

/** Stores a passkey; false if some account has it already. */
export async function storePasskey(req: PasskeyRequest, passkey: NewPasskey): Promise<boolean> {
  const { user, credential, publicKey, counter, transports, name, now } = passkey
  const { $ } = passkeys
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    insert into ${passkeys} (${$.user_id}, ${$.credential_id}, ${$.public_key}, ${$.counter}, ${$.transports}, ${$.name}, ${$.since})
    values (${user}, ${credential}, ${publicKey}, ${counter}, ${sql.param(transports)}::text[], ${name}, ${now.toISOString()})
    on conflict do nothing returning ${$.id}`)
  return rows.length > 0
}

/** Remembers a use of a passkey, with the count of its device. */
export async function noteUse(
  req: PasskeyRequest,
  { id, counter, now }: { id: number; counter: number; now: Date },
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    update ${passkeys} set ${passkeys.$.counter} = ${counter}, ${passkeys.$.used_at} = ${now.toISOString()}
    where ${passkeys.id} = ${id}`)
}

/** Deletes a passkey of an account; false if it has none with this number. */
export async function deletePasskey(
  req: PasskeyRequest,
  { user, id }: { user: number; id: number },
): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(sql`
    delete from ${passkeys} where ${passkeys.user_id} = ${user} and ${passkeys.id} = ${id} returning ${passkeys.id}`)
  return rows.length > 0
}

/** Deletes every passkey of an account; false if it has none. */
export async function deletePasskeys(req: PasskeyRequest, user: number): Promise<boolean> {
  const db = await transactionOf(req)
  const { rows } = await db.execute(
    sql`delete from ${passkeys} where ${passkeys.user_id} = ${user} returning ${passkeys.id}`,
  )
  return rows.length > 0
}
