import type { Payload, PayloadRequest } from 'payload'
import { agencyLead } from '@/cms/mail/leads/agency-lead'
import { isConfirmedKind } from '@/cms/mail/leads/confirmation-words'
import { leadFacts } from '@/cms/mail/leads/lead-facts'
import type { MailAgency } from '@/cms/mail/mail-blocks'
import { requestDocument } from '@/cms/mail/leads/request-document'
import { sendToFriend } from '@/cms/mail/leads/send-to-friend'
import { visitorConfirmation } from '@/cms/mail/leads/visitor-confirmation'
import { findKnownNames } from '@/cms/queries/towns/find-known-names'
import { getMailAgency } from '@/cms/queries/agency/get-mail-agency'
import { getLeadSubject, type LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import { getOfficeLocale } from '@/cms/queries/agency/get-office-locale'
import type { LeadMail } from '@/domain/leads/lead-definition'
import type { KnownNames } from '@/domain/leads/known-names'
import { leadTable } from '@/domain/leads/lead-table'
import type { ParsedLead } from '@/domain/leads/parse-lead'
import { shownName, withoutLinks } from '@/domain/leads/values/shown-name'
import { isMailAddress } from '@/domain/mail/mailbox'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'
import { DOCUMENT_DAYS, findDocumentLinks } from './document-links'
import { queueJob } from '@/cms/operations/queue-job'
import { queueMail, type MailToQueue } from '@/cms/operations/mails/queue-mail'
import { requestAlert } from '@/cms/operations/alerts/request-alert'
import { askToSubscribe } from '@/cms/operations/newsletter/subscribe'

/** What the mails of a lead are made of, read before the transaction: it should be short. */
export type Mailing = {
  lead: ParsedLead
  subject: LeadSubject | null
  /** The same in the language of who reads it in the agency, which is that of the mail to them. */
  own: { locale: Locale; subject: LeadSubject | null }
  /** Of the form's settings, separated by commas. */
  recipients: string | null
  agencies: { own: MailAgency; visitors: MailAgency }
  names: KnownNames
  /** Whether the visitor's mailbox may be written to: somebody may have entered another's, again and again. */
  maySendToVisitor: boolean
  now: Date
}

type Reading = Pick<Mailing, 'lead' | 'subject' | 'recipients' | 'maySendToVisitor' | 'now'> & {
  payload: Payload
}

/** Reads what the mails of a lead are made of. */
export async function prepareMailing({ payload, ...given }: Reading): Promise<Mailing> {
  const { locale, values } = given.lead
  const [address = env.AGENCY_EMAIL] = recipientsOf(given)
  const ownLocale = await getOfficeLocale({ payload, address })
  const ownAgency = await getMailAgency({ payload, locale: ownLocale })
  const visitors = locale === ownLocale ? ownAgency : await getMailAgency({ payload, locale })
  const names = await findKnownNames({ payload, asked: [values], locale: ownLocale })
  const subject = await inLocale({ payload, subject: given.subject, locale, ownLocale })
  return { ...given, own: { locale: ownLocale, subject }, agencies: { own: ownAgency, visitors }, names }
}

type Named = { payload: Payload; subject: LeadSubject | null; locale: Locale; ownLocale: Locale }

/** What a lead is about, in the language of the agency. */
async function inLocale({ payload, subject, locale, ownLocale }: Named): Promise<LeadSubject | null> {
  if (subject === null || locale === ownLocale) return subject
  const { collection, publicId } = subject
  const isHome = collection === 'properties'
  const property = isHome ? publicId : null
  const project = isHome ? null : publicId
  return (await getLeadSubject({ payload, property, project, locale: ownLocale })) ?? subject
}

type Stored = Mailing & { req: PayloadRequest; leadId: number }

const split = (recipients: string | null): string[] =>
  (recipients ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(isMailAddress)

/** Who in the agency hears of it: whom the form's settings name, else the home's agent, else the office. */
function recipientsOf({
  lead,
  recipients,
  subject,
}: Pick<Mailing, 'lead' | 'recipients' | 'subject'>): string[] {
  const named = split(recipients)
  if (named.length > 0) return named
  const agent = leadTable[lead.kind].recipient === 'agent' ? split(subject?.agentEmail ?? null) : []
  return agent.length > 0 ? agent : [env.AGENCY_EMAIL]
}

function visitorOf({ lead: { values } }: Mailing) {
  const { firstName, lastName, email } = values
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return { address: email ?? '', name, shown: shownName(firstName, lastName) }
}

type NewMail = Omit<MailToQueue, 'about'>

function toAgency(mailing: Stored): NewMail {
  const { lead, own, agencies, names, leadId } = mailing
  const { kind, values } = lead
  const { address, name } = visitorOf(mailing)
  const mail = agencyLead(
    {
      agency: agencies.own,
      kind,
      from: name || address,
      visitorLocale: lead.locale,
      facts: leadFacts({ kind, values, locale: own.locale, names }),
      subject: own.subject,
      adminHref: `${env.SITE_URL}/admin/collections/leads/${leadId}`,
    },
    own.locale,
  )
  const replyTo = { address, name }
  return { ...mail, kind: `${kind}-agency`, locale: own.locale, to: recipientsOf(mailing), replyTo }
}

async function toVisitor(mailing: Stored): Promise<NewMail | null> {
  const { lead, subject, agencies, maySendToVisitor, req, leadId, now } = mailing
  const { kind, locale } = lead
  const { address, shown: name } = visitorOf(mailing)
  const [office = env.AGENCY_EMAIL] = recipientsOf(mailing)
  const to = { kind: `${kind}-visitor`, locale, to: address, replyTo: { address: office } }
  if (!maySendToVisitor) return null
  if (kind === 'request-document') {
    const links = await findDocumentLinks({ payload: req.payload, subject, locale, now, leadId })
    return {
      ...requestDocument({ agency: agencies.visitors, name, subject, links, days: DOCUMENT_DAYS }, locale),
      ...to,
    }
  }
  // Who asks for homes hears from the alert instead: nothing is told before they have confirmed it.
  if (kind === 'demand-register') {
    const mail = await requestAlert({ req, lead, leadId, agency: agencies.visitors, now })
    return { ...mail, ...to }
  }
  return isConfirmedKind(kind)
    ? { ...visitorConfirmation({ agency: agencies.visitors, kind, name, subject }, locale), ...to }
    : null
}

function toFriend(mailing: Stored): NewMail | null {
  const { lead, subject, agencies } = mailing
  const { values, locale, kind } = lead
  const { address, name, shown } = visitorOf(mailing)
  if (!subject || !values.friendEmail) return null
  const mail = sendToFriend(
    {
      agency: agencies.visitors,
      friendName: shownName(values.friendName),
      senderName: shown,
      senderEmail: address,
      message: values.remark === null ? null : withoutLinks(values.remark),
      subject,
    },
    locale,
  )
  return { ...mail, kind: `${kind}-friend`, locale, to: values.friendEmail, replyTo: { address, name } }
}

const builders: Record<LeadMail, (mailing: Stored) => NewMail | null | Promise<NewMail | null>> = {
  agency: toAgency,
  visitor: toVisitor,
  friend: toFriend,
}

async function offerNewsletter({
  lead,
  agencies,
  req,
  now,
  leadId,
  maySendToVisitor,
}: Stored): Promise<void> {
  const { kind, values, locale } = lead
  const { email, firstName, lastName } = values
  const isWanted = kind === 'sign-newsletter' || values.newsletter
  if (!isWanted || !maySendToVisitor || !email) return
  const name = [firstName, lastName].filter(Boolean).join(' ') || null
  const about = `leads/${leadId}`
  await askToSubscribe({ req, agency: agencies.visitors, email, name, locale, now, about })
}

/**
 * Queues every mail of a lead in the transaction that stores it: either both are there afterwards or neither. Whether an
 * owner has forgotten their password, or nobody has that address, is found out by a job.
 */
export async function queueLeadMails(mailing: Stored): Promise<void> {
  const { lead, req, leadId } = mailing
  for (const name of leadTable[lead.kind].mails) {
    const mail = await builders[name](mailing)
    if (mail) await queueMail({ req, mail: { ...mail, about: `leads/${leadId}` } })
  }
  if (lead.kind === 'forgot-password')
    await queueJob({ req, job: { name: 'owner-password', data: { lead: leadId } } })
  await offerNewsletter(mailing)
}
