import type { Payload, PayloadRequest } from 'payload'
import { getMailAgency, getOfficeLocale, type MailAgency } from '@/cms/queries/agency/mail-agency'
import type { MailToQueue } from '@/cms/operations/mails/queue-mail'
import { getLeadSubject, type LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import { findKnownNames } from '@/cms/queries/towns/find-known-names'
import type { KnownNames } from '@/domain/leads/known-names'
import { leadTable } from '@/domain/leads/lead-table'
import type { ParsedLead } from '@/domain/leads/parse-lead'
import { shownName } from '@/domain/leads/values/clean-text'
import { isMailAddress } from '@/domain/mail/mailbox'
import type { Locale } from '@/domain/shared/locale'
import { env } from '@/env'

/** The data for the mails of a lead, read before the transaction to keep that short. */
export type LeadMailing = {
  lead: ParsedLead
  subject: LeadSubject | null
  /** The same in the language of its reader in the agency. */
  own: { locale: Locale; subject: LeadSubject | null }
  /** From the form's settings, separated by commas. */
  recipients: string | null
  agencies: { own: MailAgency; visitors: MailAgency }
  names: KnownNames
  /** Whether mails to the visitor's mailbox are allowed: somebody may enter another person's address repeatedly. */
  maySendToVisitor: boolean
  now: Date
}

/** A stored lead, within the transaction of the request. */
export type StoredLead = LeadMailing & { req: PayloadRequest; leadId: number }

export type LeadMailToQueue = Omit<MailToQueue, 'about'>

type MailingFacts = Pick<LeadMailing, 'lead' | 'subject' | 'recipients' | 'maySendToVisitor' | 'now'> & {
  payload: Payload
}

/** Reads the data for the mails of a lead. */
export async function prepareMailing({ payload, ...facts }: MailingFacts): Promise<LeadMailing> {
  const { locale, values } = facts.lead
  const [address = env.AGENCY_EMAIL] = recipientsOf(facts)
  const ownLocale = await getOfficeLocale({ payload, address })
  const ownAgency = await getMailAgency({ payload, locale: ownLocale })
  const visitors = locale === ownLocale ? ownAgency : await getMailAgency({ payload, locale })
  const names = await findNames(values, { payload, locale: ownLocale })
  const subject = await inLocale({ payload, subject: facts.subject, locale, ownLocale })
  return { ...facts, own: { locale: ownLocale, subject }, agencies: { own: ownAgency, visitors }, names }
}

/** What its types and towns are called, where it asks for any. */
const findNames = async (
  values: ParsedLead['values'],
  place: { payload: Payload; locale: Locale },
): Promise<KnownNames> =>
  values.types.length + values.cities.length > 0
    ? findKnownNames({ ...place, asked: [values] })
    : { typeNames: new Map(), townNames: new Map() }

type SubjectInLocale = { payload: Payload; subject: LeadSubject | null; locale: Locale; ownLocale: Locale }

/** The subject of a lead, in the language of the agency. */
async function inLocale({
  payload,
  subject,
  locale,
  ownLocale,
}: SubjectInLocale): Promise<LeadSubject | null> {
  if (subject === null || locale === ownLocale) return subject
  const { collection, publicId } = subject
  const isProperty = collection === 'properties'
  const property = isProperty ? publicId : null
  const project = isProperty ? null : publicId
  return (await getLeadSubject({ payload, property, project, locale: ownLocale })) ?? subject
}

const split = (recipients: string | null): string[] =>
  (recipients ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(isMailAddress)

/** The recipients in the agency: those of the form's settings, else the agent of the property, else the office. */
export function recipientsOf({
  lead,
  recipients,
  subject,
}: Pick<LeadMailing, 'lead' | 'recipients' | 'subject'>): string[] {
  const named = split(recipients)
  if (named.length > 0) return named
  const agent = leadTable[lead.kind].recipient === 'agent' ? split(subject?.agentEmail ?? null) : []
  return agent.length > 0 ? agent : [env.AGENCY_EMAIL]
}

/** The sender of the form: the address, the full name, and a name that is safe to show in a mail. */
export function visitorOf({ lead: { values } }: Pick<LeadMailing, 'lead'>) {
  const { firstName, lastName, email } = values
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return { address: email ?? '', name, shown: shownName(firstName, lastName) }
}

/** The addressing of a mail to the visitor; replies go to the agency. */
export function toVisitor(stored: StoredLead): Omit<LeadMailToQueue, 'subject' | 'html' | 'text'> {
  const { kind, locale } = stored.lead
  const [office = env.AGENCY_EMAIL] = recipientsOf(stored)
  return {
    kind: `${kind}-visitor`,
    locale,
    to: visitorOf(stored).address,
    replyTo: { address: office },
  }
}
