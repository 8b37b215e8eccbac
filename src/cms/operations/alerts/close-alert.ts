import type { PayloadRequest } from 'payload'
import { getStoredAlert } from '@/cms/queries/alerts/stored-alerts'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { noteAction } from '@/cms/operations/audit/note-action'
import { applyChange } from './change-alert'

/** Ends an alert for a holder who asked the agency to; false if there is none. An ended alert stays ended. */
export function closeAlert({
  req,
  id,
  now,
}: {
  req: PayloadRequest
  id: number
  now: Date
}): Promise<boolean> {
  return inTransaction(req, async () => {
    const db = await transactionOf(req)
    const alert = await getStoredAlert({ db, id, isLocked: true })
    if (!alert) return false
    await applyChange({ req, alert, change: { kind: 'end', by: 'closed' }, now })
    await noteAction(req, { action: 'change', kind: 'alerts', id, fields: ['state'] })
    return true
  })
}
