import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { databaseOf, inTransaction } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { noteAction } from '@/cms/operations/audit/note-action'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { readRequestId } from '@/domain/leads/values/field-readers'
import { insertLead, leadRequestKey, type LeadRowInput } from './store-lead'

const leads = table('leads')

/** Identifies a repeated post of staff; null for one without a key. */
export function notedRequestKey(kind: LeadKind, input: Readonly<Record<string, unknown>>): string | null {
  const requestId = readRequestId(input.requestId)
  return requestId && leadRequestKey({ kind, requestId })
}

/** The account of the member of staff who notes something. */
export const accountOf = ({ user }: PayloadRequest): number | null =>
  user?.collection === 'users' ? user.id : null

async function findByKey(req: PayloadRequest, key: string | null): Promise<number | null> {
  if (key === null) return null
  const { rows } = await databaseOf(req.payload).execute<{ id: number }>(
    sql`select ${leads.id} from ${leads} where ${leads.request_id} = ${key}`,
  )
  return rows[0]?.id ?? null
}

/**
 * Stores a lead that staff note, with what belongs to it, in one transaction, and returns its number. A second post with the same
 * key changes nothing.
 */
export async function storeNoted(
  req: PayloadRequest,
  {
    row,
    before,
    after,
  }: { row: LeadRowInput; before?: () => Promise<void>; after?: (id: number) => Promise<void> },
): Promise<number> {
  const known = await findByKey(req, row.requestKey)
  if (known !== null) return known
  try {
    return await inTransaction(req, async () => {
      await before?.()
      const id = await insertLead(req, row)
      await noteAction(req, { action: 'create', kind: 'leads', id })
      await after?.(id)
      return id
    })
  } catch (error) {
    const earlier = await findByKey(req, row.requestKey)
    if (earlier === null) throw error
    return earlier
  }
}
