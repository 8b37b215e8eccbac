import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import type { StaffRole } from '@/domain/accounts/staff-roles'
import { table } from '@/cms/database/tables'
import { transactionOf } from '@/cms/database/transactions'
import { isTitledKind, type AuditAction } from '@/domain/audit/audit-actions'
import { isLocale } from '@/domain/shared/locale'

const entries = table('audit_entries')
const users = table('users')

/** The account that acts, with its name and role at that moment. */
export type AuditActor = { id: number; name: string; role: StaffRole }

export type NewAuditEntry = {
  action: AuditAction
  /** The collection or global. */
  kind: string
  id?: string | number | null
  /** The title of the document at that moment; it is kept where it cannot be about a person. */
  title?: unknown
  /** The names of the changed fields, never their values. */
  fields?: readonly string[]
  /** The language of the content that was saved. */
  locale?: unknown
  /** Null for a program of the site. */
  actor?: AuditActor | null
}

const LONGEST_TITLE = 200

type ActingRequest = Pick<PayloadRequest, 'payload' | 'transactionID' | 'user'>

type ActingUser = { id: number | string; name?: string | null; email: string; role: StaffRole }

export const auditActor = ({ id, name, email, role }: ActingUser): AuditActor => ({
  id: Number(id),
  name: name || email,
  role,
})

/** The member of staff who sends the request; null for anybody else. */
export const actorOf = ({ user }: Pick<PayloadRequest, 'user'>): AuditActor | null =>
  user?.collection === 'users' ? auditActor(user) : null

const titleOf = ({ kind, title }: NewAuditEntry): string | null =>
  typeof title === 'string' && title.trim() !== '' && isTitledKind(kind)
    ? title.trim().slice(0, LONGEST_TITLE)
    : null

/** By the names of the columns. */
function toRow({ action, kind, id = null, fields = [], ...entry }: NewAuditEntry, actor: AuditActor | null) {
  return {
    at: new Date().toISOString(),
    account_number: actor?.id ?? null,
    name: actor?.name ?? null,
    role: actor?.role ?? null,
    action,
    kind,
    document: id === null ? null : String(id),
    title: titleOf({ action, kind, ...entry }),
    fields: JSON.stringify(fields),
  }
}

/** Records what a member of staff or a program does, in the transaction of the request if it has one. */
export async function noteAction(req: ActingRequest, entry: NewAuditEntry): Promise<void> {
  const row = toRow(entry, entry.actor === undefined ? actorOf(req) : entry.actor)
  const language = isLocale(entry.locale) ? entry.locale : null
  const db = await transactionOf(req)
  // Whoever deletes their own account has none any more.
  const account = sql`(select ${users.id} from ${users} where ${users.id} = ${row.account_number})`
  await db.execute(sql`insert into ${entries} (${entries.$.at}, ${entries.$.account_id}, ${entries.$.account_number}, ${entries.$.name},
      ${entries.$.role}, ${entries.$.action}, ${entries.$.kind}, ${entries.$.document}, ${entries.$.title}, ${entries.$.fields}, ${entries.$.language})
    values (${row.at}, ${account}, ${row.account_number}, ${row.name}, ${row.role}, ${row.action}, ${row.kind}, ${row.document}, ${row.title},
      ${row.fields}::jsonb, ${language})`)
}
