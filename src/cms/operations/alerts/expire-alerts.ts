import { sql } from '@payloadcms/db-postgres'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import { alertQuestion } from '@/cms/mail/alerts/alert-letters'
import { alertExits, alertLinkHref } from '@/cms/queries/alerts/alert-links'
import { findAlertSummary } from '@/cms/queries/alerts/find-alert-facts'
import { getAlertTerms } from '@/cms/queries/alerts/get-alert-terms'
import { getMailAgency } from '@/cms/queries/agency/mail-agency'
import { findStoredAlerts, getStoredAlert, type StoredAlert } from '@/cms/queries/alerts/stored-alerts'
import { table } from '@/cms/database/tables'
import { databaseOf, inTransaction, transactionOf } from '@/cms/database/transactions'
import { daysAfter, endOf, type AlertTerms } from '@/domain/alerts/alert-expiry'
import { shownName } from '@/domain/leads/values/clean-text'
import { isMailAddress } from '@/domain/mail/mailbox'
import { longDate } from '@/domain/shared/shown-date'
import { applyChange } from './change-alert'
import { unsubscribeHeaders } from './digest-writer'
import { queueMail } from '@/cms/operations/mails/queue-mail'

const alertsTable = table('alerts')

type ExpireAlertsContext = { payload: Payload; now: Date }

// The limit of one day; the rest waits for the next.
const MOST_A_DAY = 20_000

/** Changes each alert of a condition in a transaction of its own, and skips those that were changed since. */
async function changeEach(
  { payload, where }: { payload: Payload; where: ReturnType<typeof sql> },
  work: (req: PayloadRequest, alert: StoredAlert) => Promise<void>,
): Promise<void> {
  const alerts = await findStoredAlerts({ db: databaseOf(payload), where, limit: MOST_A_DAY })
  for (const { id } of alerts) {
    const req = await createLocalReq({}, payload)
    await inTransaction(req, async () => {
      const alert = await getStoredAlert({ db: await transactionOf(req), id, isLocked: true })
      if (alert) await work(req, alert)
    })
  }
}

async function queueQuestion({
  req,
  alert,
  terms,
  now,
}: {
  req: PayloadRequest
  alert: StoredAlert
  terms: AlertTerms
  now: Date
}): Promise<void> {
  const { language: locale, email, criteria } = alert
  if (!isMailAddress(email)) return
  const { payload } = req
  const { secret } = payload
  const endsAt = endOf({ alert, terms }) ?? now.toISOString()
  const exits = alertExits({ secret, alert, now, locale })
  const mail = alertQuestion(
    {
      agency: await getMailAgency({ payload, locale, req }),
      name: shownName(alert.name),
      summary: await findAlertSummary({ payload, criteria, locale }),
      endDay: longDate(new Date(endsAt), locale),
      keepHref: alertLinkHref({ secret, purpose: 'keep', alert, now, endsAt, locale }),
      manageHref: alertLinkHref({ secret, purpose: 'manage', alert, now, locale }),
      unsubscribeHref: exits.page,
    },
    locale,
  )
  const headers = unsubscribeHeaders(exits.oneClick)
  const about = `alerts/${alert.id}`
  await queueMail({ req, mail: { ...mail, kind: 'alert-question', locale, to: email, headers, about } })
}

/**
 * Asks the holders of alerts that are about to end, once, whether they still look for a property, and ends the alerts of
 * those who did not answer. The mail and the record of the question are written in one transaction.
 */
export async function expireAlerts({ payload, now }: ExpireAlertsContext): Promise<void> {
  const terms = await getAlertTerms(payload)
  const time = now.toISOString()
  const isRunning = sql`${alertsTable.state} in ('active', 'paused')`
  const isDue = sql`${isRunning} and ${alertsTable.asked_at} is null and ${alertsTable.expires_at} <= ${daysAfter(time, terms.notice)}`
  await changeEach({ payload, where: isDue }, async (req, alert) => {
    const asked = await applyChange({ req, alert, change: { kind: 'ask' }, now })
    if (asked.ok && asked.value.askedAt === time) await queueQuestion({ req, alert: asked.value, terms, now })
  })
  const isOver = sql`${isRunning} and ${alertsTable.asked_at} <= ${daysAfter(time, -terms.notice)} and ${alertsTable.expires_at} <= ${time}`
  await changeEach({ payload, where: isOver }, async (req, alert) => {
    await applyChange({ req, alert, change: { kind: 'end', by: 'expired' }, now })
  })
}
