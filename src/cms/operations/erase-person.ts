import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { isFromPerson, isToPerson, isWithPerson } from '@/cms/queries/get-person'
import { transactionOf } from '@/cms/queries/transaction-of'
import { leadFieldNames } from '@/domain/leads/lead-fields'
import { eraseLeads } from './erase-leads'
import { inTransaction } from './in-transaction'

const secondPerson = leadFieldNames.filter((name) => name.startsWith('personB'))

/**
 * Erases everything of one e-mail address: the leads it has sent with their files and mails, what it says of itself in
 * the offers of others, the mails to it, the newsletter. Gives the number of leads.
 */
export function erasePerson({ req, email }: { req: PayloadRequest; email: string }): Promise<number> {
  return inTransaction(req, async () => {
    const db = await transactionOf(req)
    const { rows } = await db.execute<{ id: number }>(sql`select id from leads where ${isFromPerson(email)}`)
    const ids = rows.map(({ id }) => id)
    await eraseLeads({ req, ids })
    await db.execute(sql`update leads set "values" = "values" - ${sql.param(secondPerson)}::text[]
      where ${isWithPerson(email)}`)
    await db.execute(sql`delete from mails where ${isToPerson(email)}`)
    await db.execute(sql`delete from subscribers where email = ${email.toLowerCase()}`)
    return ids.length
  })
}
