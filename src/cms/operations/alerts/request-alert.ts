import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { alertConfirm, alertKnown } from '@/cms/mail/alerts/alert-letters'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { RenderedMail } from '@/cms/mail/render-mail'
import { alertLinkHref } from '@/cms/queries/alerts/alert-links'
import { findStoredAlerts, getStoredAlert, type StoredAlert } from '@/cms/queries/alerts/stored-alerts'
import { knownFacts } from '@/cms/words/alerts/alert-facts'
import { advisoryLocks } from '@/cms/database/advisory-locks'
import { transactionOf, type Database } from '@/cms/database/transactions'
import { table } from '@/cms/database/tables'
import { requestOfDemand } from '@/domain/alerts/alert-search'
import { MOST_ALERTS } from '@/domain/alerts/alert-limits'
import { newAlert, type AlertRequest } from '@/domain/alerts/alert-states'
import { alertCriteriaKey } from '@/domain/alerts/alert-criteria'
import type { KnownNames } from '@/domain/leads/known-names'
import type { ParsedLead } from '@/domain/leads/parse-lead'
import { shownName } from '@/domain/leads/values/clean-text'

const alerts = table('alerts')

/** Thrown if an address already has the most alerts; the caller rolls back what it stored with the new one. */
export class TooManyAlerts extends Error {}

type RequestAlertInput = {
  req: PayloadRequest
  lead: ParsedLead
  leadId: number
  agency: MailAgency
  /** What its types and towns are called in the language of the visitor. */
  names: KnownNames
  now: Date
}

/** The running alerts of an address, up to its limit; the oldest first. */
const findRunning = ({ db, email }: { db: Database; email: string }): Promise<StoredAlert[]> =>
  findStoredAlerts({ db, where: sql`${alerts.email} = ${email} and ${alerts.state} <> 'ended'` })

/**
 * Stores the alert of a form in the transaction of its lead, and returns the mail that asks the address for confirmation:
 * until then the alert sends nothing. If the address already has the same alert, the mail repeats the confirmation or, for
 * a running alert, links to it; the answer does not reveal which.
 * @throws TooManyAlerts if the address already has the most alerts.
 */
export async function requestAlert(asked: RequestAlertInput): Promise<RenderedMail> {
  const { req, lead, agency, names, now } = asked
  const db = await transactionOf(req)
  const email = (lead.values.email ?? '').toLowerCase()
  // A concurrent request for this address waits, and then counts this alert.
  await db.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.alertRequest}, hashtext(${email}))`)
  const request: AlertRequest = { ...requestOfDemand(lead.values), language: lead.locale }
  const running = await findRunning({ db, email })
  const key = alertCriteriaKey(request.criteria)
  const same = running.find(({ criteria }) => alertCriteriaKey(criteria) === key)
  if (!same && running.length >= MOST_ALERTS) throw new TooManyAlerts()
  const alert = same
    ? await askAgain({ ...asked, db, request, same })
    : await store({ ...asked, db, request, email })
  const { secret } = req.payload
  const { locale } = lead
  const name = shownName(lead.values.firstName, lead.values.lastName)
  const purpose = alert.state === 'unconfirmed' ? 'confirm' : 'manage'
  const href = alertLinkHref({ secret, purpose, alert, now, locale })
  const facts = knownFacts({ criteria: request.criteria, locale, names })
  const letter = { agency, name, href, facts }
  return purpose === 'confirm' ? alertConfirm(letter, locale) : alertKnown(letter, locale)
}

type RequestAlertContext = RequestAlertInput & { db: Database; request: AlertRequest }

const nameOf = ({ values: { firstName, lastName } }: ParsedLead): string | null =>
  [firstName, lastName].filter(Boolean).join(' ') || null

async function store({
  db,
  lead,
  leadId,
  request,
  email,
  now,
}: RequestAlertContext & { email: string }): Promise<StoredAlert> {
  const { criteria, frequency, language, state } = newAlert(request)
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into ${alerts} (${alerts.$.email}, ${alerts.$.name}, ${alerts.$.language}, ${alerts.$.frequency}, ${alerts.$.goal}, ${alerts.$.criteria}, ${alerts.$.state}, ${alerts.$.lead_id}, ${alerts.$.requested_at}, ${alerts.$.link_version})
    values (${email}, ${nameOf(lead)}, ${language}, ${frequency}, ${criteria.goal}, ${JSON.stringify(criteria)}::jsonb,
      ${state}, ${leadId}, ${now.toISOString()}, 0)
    returning ${alerts.id}`)
  return requireAlert(db, rows[0]?.id)
}

/** The changes that the form may make to an unconfirmed alert; only its holder changes a running one. */
async function askAgain({
  db,
  lead,
  leadId,
  request,
  same,
  now,
}: RequestAlertContext & { same: StoredAlert }): Promise<StoredAlert> {
  const { frequency, language } = request
  await db.execute(sql`update ${alerts} set ${alerts.$.frequency} = ${frequency}, ${alerts.$.language} = ${language},
    ${alerts.$.name} = coalesce(${nameOf(lead)}, ${alerts.name}), ${alerts.$.lead_id} = ${leadId}, ${alerts.$.requested_at} = ${now.toISOString()}, ${alerts.$.updated_at} = now()
    where ${alerts.id} = ${same.id} and ${alerts.state} = 'unconfirmed'`)
  return requireAlert(db, same.id)
}

async function requireAlert(db: Database, id = 0): Promise<StoredAlert> {
  const alert = await getStoredAlert({ db, id })
  if (!alert) throw new Error('The alert is not there')
  return alert
}
