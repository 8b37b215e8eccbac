import { languageNames } from '@/cms/fields/language'
import { greeting, propertyBlock, renderMail, type RenderedMail, wordsFor } from '@/cms/mail/render-mail'
import type { Fact, MailBlock } from '@/cms/mail/mail-blocks'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import type { LeadFact } from '@/cms/words/leads/lead-facts'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { leadTable } from '@/domain/leads/lead-table'
import { phoneHref } from '@/domain/navigation/phone-href'
import type { Locale } from '@/domain/shared/locale'
import { fillText } from '@/domain/shared/fill-text'

type AgencyLeadData = {
  agency: MailAgency
  kind: LeadKind
  /** The visitor's name, or address if there is none. */
  from: string
  visitorLocale: Locale
  facts: readonly LeadFact[]
  subject: LeadSubject | null
  /** The address of the lead in the back office. */
  adminHref: string
}

function toFact({ field, label, value }: LeadFact): Fact {
  if (field === 'email') return { label, value, href: `mailto:${value}` }
  return field === 'phone' ? { label, value, href: phoneHref(value) } : { label, value }
}

/** The mail that reports a lead to the agency, with all its answers. */
export function agencyLead(data: AgencyLeadData, locale: Locale): RenderedMail {
  const { agency, kind, from, visitorLocale, facts, subject, adminHref } = data
  const { intro, appointment, open, reply, language } = wordsFor(agency, locale).leads.agency
  const about = subject ? `${subject.title} (${subject.publicId})` : null
  const message = facts.find(({ field }) => field === 'remark')
  const table = facts.filter(({ field }) => field !== 'remark').map(toFact)
  const blocks: MailBlock[] = [
    { kind: 'heading', text: leadSubjects[kind][locale] },
    { kind: 'paragraph', text: leadTable[kind].asksForTime ? appointment : intro },
    ...(subject ? [propertyBlock(subject, locale)] : []),
    { kind: 'facts', facts: [...table, { label: language, value: languageNames[visitorLocale][locale] }] },
    ...(message ? [{ kind: 'quote', text: message.value } as const] : []),
    { kind: 'button', label: open, href: adminHref },
    { kind: 'small', text: reply },
  ]
  return renderMail({
    locale,
    agency,
    subject: [leadSubjects[kind][locale], from, about].filter(Boolean).join(' – '),
    preheader: [from, message?.value].filter(Boolean).join(' – ').slice(0, 200),
    blocks,
  })
}

type VisitorConfirmationData = {
  agency: MailAgency
  kind: LeadKind
  /** What the form says of what happens next, in the visitor's language. */
  text: string
  /** A name that is safe to show. */
  name: string | null
  subject: LeadSubject | null
}

/**
 * The mail that confirms a form to its visitor. It repeats nothing of what was typed: the address may be somebody else's.
 */
export function visitorConfirmation(data: VisitorConfirmationData, locale: Locale): RenderedMail {
  const { agency, kind, text, name, subject } = data
  const { thanks, notYou } = wordsFor(agency, locale).leads.confirmation
  return renderMail({
    locale,
    agency,
    subject: `${leadSubjects[kind][locale]} – ${agency.name}`,
    preheader: text,
    blocks: [
      { kind: 'heading', text: leadSubjects[kind][locale] },
      { kind: 'paragraph', text: greeting({ name, locale }) },
      { kind: 'paragraph', text },
      ...(subject ? [propertyBlock(subject, locale)] : []),
      { kind: 'paragraph', text: thanks },
      { kind: 'small', text: notYou },
    ],
  })
}

export type DocumentLink = { title: string | null; href: string }

type RequestDocumentData = {
  agency: MailAgency
  /** A name that is safe to show. */
  name: string | null
  subject: LeadSubject | null
  links: readonly DocumentLink[]
  days: number
}

/** The mail with the links to a property's documents; if there are none yet, the agent sends them. */
export function requestDocument(data: RequestDocumentData, locale: Locale): RenderedMail {
  const { agency, name, subject, links, days } = data
  const { ready, none, until, untitled } = wordsFor(agency, locale).leads.requestDocument
  const text = links.length > 0 ? ready : none
  const blocks: MailBlock[] = [
    { kind: 'heading', text: leadSubjects['request-document'][locale] },
    { kind: 'paragraph', text: greeting({ name, locale }) },
    { kind: 'paragraph', text },
    ...(subject ? [propertyBlock(subject, locale)] : []),
    ...links.map(({ title, href }) => ({ kind: 'link', label: title ?? untitled, href }) as const),
    ...(links.length > 0 ? [{ kind: 'small', text: fillText(until, { days }) } as const] : []),
  ]
  const about = subject?.title ?? agency.name
  return renderMail({
    locale,
    agency,
    subject: `${leadSubjects['request-document'][locale]} – ${about}`,
    preheader: text,
    blocks,
  })
}

type SendToFriendData = {
  agency: MailAgency
  /** Names that are safe to show. */
  friendName: string | null
  senderName: string | null
  senderEmail: string
  /** Without links. */
  message: string | null
  subject: LeadSubject
}

/** The one mail to the friend of a visitor. */
export function sendToFriend(data: SendToFriendData, locale: Locale): RenderedMail {
  const { agency, friendName, senderName, senderEmail, message, subject } = data
  const { intro, subject: title, kept } = wordsFor(agency, locale).leads.sendToFriend
  const sender = senderName ? `${senderName} (${senderEmail})` : senderEmail
  const opening = fillText(intro, { sender })
  const line = fillText(title, { sender: senderName ?? senderEmail })
  return renderMail({
    locale,
    agency,
    subject: `${leadSubjects['send-to-friend'][locale]} – ${line}: ${subject.title}`,
    preheader: opening,
    blocks: [
      { kind: 'heading', text: line },
      { kind: 'paragraph', text: greeting({ name: friendName, locale }) },
      { kind: 'paragraph', text: opening },
      ...(message ? [{ kind: 'quote', text: message } as const] : []),
      propertyBlock(subject, locale),
      { kind: 'small', text: kept },
    ],
  })
}
