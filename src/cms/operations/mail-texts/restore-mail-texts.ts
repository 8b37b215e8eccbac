import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { advisoryLocks } from '@/cms/database/advisory-locks'
import { inTransaction, transactionOf } from '@/cms/database/transactions'

/**
 * Takes back an earlier version of the texts of all mails, in all languages; the caller has checked who asks. Returns whether there is
 * such a version.
 */
export const restoreMailTexts = (req: PayloadRequest, id: number): Promise<boolean> =>
  inTransaction(req, async () => {
    const db = await transactionOf(req)
    await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.mailTexts}, 0)`)
    const slug = 'mail-texts'
    const asked = { slug, id: String(id), overrideAccess: true, req } as const
    const version = await req.payload.findGlobalVersionByID({ ...asked, disableErrors: true })
    if (!version) return false
    await req.payload.restoreGlobalVersion(asked)
    return true
  })
