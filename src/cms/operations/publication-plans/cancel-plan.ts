import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { table } from '@/cms/database/tables'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { noteAction } from '@/cms/operations/audit/note-action'
import type { PlannedDocument } from '@/cms/queries/publication-plans/planned-document'
import type { PlanKind } from '@/domain/publication-plans/publication-plan'

const plans = table('publication_plans')

/** Takes back what is planned for a document, or dismisses what failed; false where there is no such plan. */
export const cancelPlan = (
  req: PayloadRequest,
  { document: { collection, id, title }, kind }: { document: PlannedDocument; kind: PlanKind },
): Promise<boolean> =>
  inTransaction(req, async () => {
    const db = await transactionOf(req)
    const { rows } = await db.execute(sql`
      delete from ${plans} where ${plans.collection} = ${collection} and ${plans.document_id} = ${id} and ${plans.kind} = ${kind}
      returning ${plans.kind}`)
    if (rows.length === 0) return false
    await noteAction(req, { action: 'cancel-plan', kind: collection, id, title })
    return true
  })

/** Deletes what is planned for a document that is deleted, in the transaction of the request. */
export async function erasePlans(
  req: PayloadRequest,
  { collection, id }: { collection: string; id: number },
): Promise<void> {
  const db = await transactionOf(req)
  await db.execute(sql`
    delete from ${plans} where ${plans.collection} = ${collection} and ${plans.document_id} = ${id}`)
}
