import type { PayloadRequest } from 'payload'
import { agencyLead, sendToFriend, requestDocument, visitorConfirmation } from '@/cms/mail/leads/lead-letters'
import { leadFacts } from '@/cms/words/leads/lead-facts'
import type { LeadMail } from '@/domain/leads/lead-definition'
import { leadTable } from '@/domain/leads/lead-table'
import { shownName, withoutLinks } from '@/domain/leads/values/clean-text'
import { env } from '@/env'
import type { RenderedMail } from '@/cms/mail/render-mail'
import { requestAlert } from '@/cms/operations/alerts/request-alert'
import { queueMail, type MailToQueue } from '@/cms/operations/mails/queue-mail'
import { askToSubscribe } from '@/cms/operations/newsletter/subscribe'
import { queueJob } from '@/cms/operations/queue-job'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { ActiveAgent } from '@/cms/queries/leads/active-agents'
import type { LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import type { KnownNames } from '@/domain/leads/known-names'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import type { ParsedLead } from '@/domain/leads/parse-lead'
import { isMailAddress } from '@/domain/mail/mailbox'
import type { Locale } from '@/domain/shared/locale'
import { siteTexts } from '@/messages/site-messages'
import type { Texts } from '@/messages/texts-by-key'
import { DOCUMENT_DAYS, findDocumentLinks } from './document-links'
import { draftTestimonial } from './draft-testimonial'

/** The data for the mails of a lead, read before the transaction to keep that short. */
export type LeadMailing = {
  lead: ParsedLead
  subject: LeadSubject | null
  /** The subject in the language of its reader in the agency. */
  own: { locale: Locale; subject: LeadSubject | null }
  /** From the form's settings, separated by commas. */
  recipients: string | null
  /** The agent to whom a rule assigns it. */
  assignee: ActiveAgent | null
  agencies: { own: MailAgency; visitors: MailAgency }
  names: KnownNames
  /** The names in the language of the visitor. */
  visitorNames: KnownNames
  /** Whether mails to the visitor's mailbox are allowed: somebody may enter another person's address repeatedly. */
  maySendToVisitor: boolean
  now: Date
}

/** A stored lead, within the transaction of the request. */
type StoredLead = LeadMailing & { req: PayloadRequest; leadId: number }

type LeadMailToQueue = Omit<MailToQueue, 'about'>

const split = (recipients: string | null): string[] =>
  (recipients ?? '')
    .split(',')
    .map((address) => address.trim())
    .filter(isMailAddress)

/**
 * The recipients in the agency: those of the form's settings and the agent to whom a rule assigns the lead; without either, the
 * agent of the property, else the office.
 */
export function recipientsOf({
  lead,
  recipients,
  subject,
  assignee,
}: Pick<LeadMailing, 'lead' | 'recipients' | 'subject' | 'assignee'>): string[] {
  const assigned = split(assignee?.email ?? null)
  const named = [...new Set([...split(recipients), ...assigned])]
  if (named.length > 0) return named
  const agent = leadTable[lead.kind].recipient === 'agent' ? split(subject?.agentEmail ?? null) : []
  return agent.length > 0 ? agent : [env.AGENCY_EMAIL]
}

/** The sender of the form: the address, the full name, and a name that is safe to show in a mail. */
function visitorOf({ lead: { values } }: Pick<LeadMailing, 'lead'>) {
  const { firstName, lastName, email } = values
  const name = [firstName, lastName].filter(Boolean).join(' ')
  return { address: email ?? '', name, shown: shownName(firstName, lastName) }
}

/** The addressing of a mail to the visitor; replies go to the agency. */
function toVisitor(stored: StoredLead): Omit<LeadMailToQueue, 'subject' | 'html' | 'text'> {
  const { kind, locale } = stored.lead
  const [office = env.AGENCY_EMAIL] = recipientsOf(stored)
  return {
    kind: `${kind}-visitor`,
    locale,
    to: visitorOf(stored).address,
    replyTo: { address: office },
  }
}

/** What a lead causes, beyond its row and the mails to the agency and to a friend, in the transaction that stores it. */
type LeadEffects = {
  /** The mail to the visitor; null if there is none, or if what is stored with the lead has its own. */
  visitorLetter: 'confirmation' | ((stored: StoredLead) => Promise<RenderedMail>) | null
  /** What else is stored or queued, in order. */
  onStored: readonly ((stored: StoredLead) => Promise<void>)[]
  /** Whether the form is refused while mails to the visitor's mailbox are not allowed. */
  needsMailbox: boolean
}

const none = { visitorLetter: null, onStored: [], needsMailbox: false } as const satisfies LeadEffects

const confirmed = { ...none, visitorLetter: 'confirmation' } as const satisfies LeadEffects

async function documentLetter(stored: StoredLead): Promise<RenderedMail> {
  const { lead, subject, agencies, req, leadId, now } = stored
  const { locale } = lead
  const links = await findDocumentLinks({ payload: req.payload, subject, locale, now, leadId })
  const { shown: name } = visitorOf(stored)
  return requestDocument({ agency: agencies.visitors, name, subject, links, days: DOCUMENT_DAYS }, locale)
}

/** Stores the search alert, whose mail asks for a confirmation; until then it sends nothing else. */
async function askForAlert(stored: StoredLead): Promise<void> {
  const { req, lead, leadId, agencies, visitorNames: names, maySendToVisitor, now } = stored
  if (!maySendToVisitor) return
  const letter = await requestAlert({ req, lead, leadId, agency: agencies.visitors, names, now })
  await queueMail({ req, mail: { ...letter, ...toVisitor(stored), about: `leads/${leadId}` } })
}

/** Asks the visitor by mail to confirm the newsletter. */
async function askForNewsletter(stored: StoredLead): Promise<void> {
  const { lead, agencies, req, now, leadId, maySendToVisitor } = stored
  const { address: email, name } = visitorOf(stored)
  if (!maySendToVisitor || !email) return
  const about = `leads/${leadId}`
  const { locale } = lead
  await askToSubscribe({ req, agency: agencies.visitors, email, name: name || null, locale, now, about })
}

/** A job finds out whether the address is an owner's, so that the answer to the form does not reveal it. */
const queueOwnerPassword = ({ req, leadId }: StoredLead): Promise<void> =>
  queueJob({ req, job: { name: 'owner-password', data: { lead: leadId } } })

const effects = {
  'site-contact': confirmed,
  'contact-demand': confirmed,
  'send-to-friend': none,
  'contact-me': confirmed,
  'demand-register': { ...none, onStored: [askForAlert], needsMailbox: true },
  'contact-construction': confirmed,
  'contact-appointment': confirmed,
  'opinion-system': { ...confirmed, onStored: [draftTestimonial] },
  'job-contact': confirmed,
  'forgot-password': { ...none, onStored: [queueOwnerPassword] },
  'sign-newsletter': { ...none, onStored: [askForNewsletter] },
  'request-document': { ...none, visitorLetter: documentLetter },
  'rental-application': confirmed,
  'purchase-offer': confirmed,
} as const satisfies Record<LeadKind, LeadEffects>

/** Every kind of form; a new kind does not compile without an entry. */
export const leadEffects: Record<LeadKind, LeadEffects> = effects

/** The forms whose visitors get a confirmation; the others have mails of their own, or none. */
type ConfirmedKind = {
  [Kind in LeadKind]: (typeof effects)[Kind]['visitorLetter'] extends 'confirmation' ? Kind : never
}[LeadKind]

const isConfirmed = (kind: LeadKind): kind is ConfirmedKind =>
  leadEffects[kind].visitorLetter === 'confirmation'

// Typed by the effects, so that a new kind does not compile until its confirmation has words.
const received: Record<ConfirmedKind, Texts> = siteTexts.lead.received

function confirmationLetter(stored: StoredLead): RenderedMail | null {
  const { agencies, subject, lead } = stored
  const { kind, locale } = lead
  if (!isConfirmed(kind)) return null
  const text = received[kind][locale]
  const { shown: name } = visitorOf(stored)
  return visitorConfirmation({ agency: agencies.visitors, kind, text, name, subject }, locale)
}

function buildAgencyMail(stored: StoredLead): LeadMailToQueue {
  const { lead, own, agencies, names, leadId } = stored
  const { kind, values } = lead
  const { address, name } = visitorOf(stored)
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
  return { ...mail, kind: `${kind}-agency`, locale: own.locale, to: recipientsOf(stored), replyTo }
}

async function buildVisitorMail(stored: StoredLead): Promise<LeadMailToQueue | null> {
  const { visitorLetter } = leadEffects[stored.lead.kind]
  if (!stored.maySendToVisitor) return null
  const letter =
    typeof visitorLetter === 'function' ? await visitorLetter(stored) : confirmationLetter(stored)
  return letter && { ...letter, ...toVisitor(stored) }
}

function buildFriendMail(stored: StoredLead): LeadMailToQueue | null {
  const { lead, subject, agencies } = stored
  const { values, locale, kind } = lead
  const { address, name, shown } = visitorOf(stored)
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

const builders: Record<
  LeadMail,
  (stored: StoredLead) => LeadMailToQueue | null | Promise<LeadMailToQueue | null>
> = {
  agency: buildAgencyMail,
  visitor: buildVisitorMail,
  friend: buildFriendMail,
}

async function queueLeadMails(stored: StoredLead): Promise<void> {
  const { lead, req, leadId } = stored
  for (const name of leadTable[lead.kind].mails) {
    const mail = await builders[name](stored)
    if (mail) await queueMail({ req, mail: { ...mail, about: `leads/${leadId}` } })
  }
}

/** Queues the mails of a lead and runs its effects in the transaction that stores it, so that all are there or none. */
export async function runLeadEffects(stored: StoredLead): Promise<void> {
  const { kind, values } = stored.lead
  await queueLeadMails(stored)
  for (const effect of leadEffects[kind].onStored) await effect(stored)
  if (values.newsletter) await askForNewsletter(stored)
}
