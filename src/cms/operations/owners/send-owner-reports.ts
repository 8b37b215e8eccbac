import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { ownerReport } from '@/cms/mail/owners/owner-report'
import { getMailAgency } from '@/cms/queries/agency/mail-agency'
import { propertyTitle } from '@/cms/queries/owners/properties-of-owner'
import { findMonthReports } from '@/cms/queries/owners/owner-month'
import { databaseOf, inTransaction, transactionOf } from '@/cms/database/transactions'
import { shownName } from '@/domain/leads/values/clean-text'
import { isMailAddress } from '@/domain/mail/mailbox'
import { lastMonth } from '@/domain/owners/report-month'
import { ownerHref } from '@/domain/routing/owner-address'
import { errorCodes } from '@/domain/shared/error-codes'
import { fallbackLocale, type Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { queueMail, type MailToQueue } from '@/cms/operations/mails/queue-mail'
import { table } from '@/cms/database/tables'
import { isOwnedBy } from '@/cms/queries/owners/is-owned-by'

const properties = table('properties')
const ownerRow = table('owners', 'owner')
const owners = table('owners')

type ReportContext = { payload: Payload; now: Date; signal?: AbortSignal }

type OwnerReportReader = {
  id: number
  email: string
  firstName: string | null
  lastName: string | null
  language: Locale | null
}

type SendOwnerReportsContext = { payload: Payload; req: PayloadRequest; now: Date; month: string }

/**
 * Mails last month's report to every owner who wants it and has a property: one mail for all their properties. The
 * transaction that queues the mail also records it, so a killed worker leaves neither. Returns the number of mails.
 * @throws Error if one report could not be written: the others are queued, and the job is repeated.
 */
export async function sendOwnerReports({ payload, now, signal }: ReportContext): Promise<number> {
  const month = lastMonth(now)
  const waiting = await findWaiting(payload, month)
  let count = 0
  let failures = 0
  for (const id of waiting) {
    if (signal?.aborted) break
    try {
      if (await sendReport({ payload, now, month, id })) count += 1
    } catch (error) {
      failures += 1
      payload.logger.error({ msg: 'The report of an owner could not be written', error: errorCodes(error) })
    }
  }
  if (failures > 0) throw new Error(`${failures} reports to owners could not be written`)
  return count
}

const isWaiting = (month: string) => sql`
  ${ownerRow.monthly_report} and coalesce(${ownerRow.reported_month}, '') < ${month}
  and exists (select from ${properties} where ${isOwnedBy(ownerRow.id)})`

async function findWaiting(payload: Payload, month: string): Promise<number[]> {
  const { rows } = await databaseOf(payload).execute<{ id: number }>(
    sql`select ${ownerRow.id} from ${ownerRow} where ${isWaiting(month)} order by ${ownerRow.id}`,
  )
  return rows.map(({ id }) => id)
}

/** Whether a mail was queued: another worker may have been first, or there is nothing to report. */
async function sendReport({
  id,
  ...given
}: Omit<SendOwnerReportsContext, 'req'> & { id: number }): Promise<boolean> {
  const req = await createLocalReq({}, given.payload)
  return inTransaction(req, async () => {
    const db = await transactionOf(req)
    const { rows } = await db.execute<OwnerReportReader>(sql`
      select ${ownerRow.id}, ${ownerRow.email}, ${ownerRow.first_name} as "firstName", ${ownerRow.last_name} as "lastName",
        ${ownerRow.language}::text as language
      from ${ownerRow} where ${ownerRow.id} = ${id} and ${isWaiting(given.month)} for update skip locked`)
    const [reader] = rows
    if (!reader) return false
    const mail = await writeReport({ ...given, req }, reader)
    if (mail) await queueMail({ req, mail })
    await db.execute(
      sql`update ${owners} set ${owners.$.reported_month} = ${given.month} where ${owners.id} = ${id}`,
    )
    return mail !== null
  })
}

async function writeReport(
  { payload, now, month }: SendOwnerReportsContext,
  reader: OwnerReportReader,
): Promise<MailToQueue | null> {
  const { id, email, firstName, lastName } = reader
  const locale = reader.language ?? fallbackLocale
  const reports = await findMonthReports({ payload, owner: id, locale, month, now })
  if (reports.length === 0 || !isMailAddress(email)) return null
  const hrefOf = (page: Parameters<typeof ownerHref>[0]['page']) =>
    `${env.SITE_URL}${ownerHref({ locale, page })}`
  const letter = ownerReport(
    {
      agency: await getMailAgency({ payload, locale }),
      name: shownName(firstName, lastName),
      month,
      properties: reports.map(({ property, report }) => ({
        title: propertyTitle(property),
        href: hrefOf({ kind: 'report', id: property.publicId, month }),
        report,
      })),
      accountHref: hrefOf({ kind: 'account' }),
    },
    locale,
  )
  return { ...letter, kind: 'owner-report', locale, to: email, about: `owners/${id}` }
}
