import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { table } from '@/cms/database/tables'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { noteAction } from '@/cms/operations/audit/note-action'

const agents = table('agents')

/** Revokes the address of an agent's calendar; false if there is no such agent. */
export function renewCalendar({ req, agent }: { req: PayloadRequest; agent: number }): Promise<boolean> {
  return inTransaction(req, async () => {
    const db = await transactionOf(req)
    const { rows } = await db.execute(sql`update ${agents}
      set ${agents.$.calendar_version} = coalesce(${agents.calendar_version}, 0) + 1 where ${agents.id} = ${agent} returning ${agents.id}`)
    if (rows.length === 0) return false
    await noteAction(req, { action: 'change', kind: 'agents', id: agent, fields: ['calendar'] })
    return true
  })
}
