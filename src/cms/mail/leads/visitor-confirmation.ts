import type { LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import type { Locale } from '@/domain/shared/locale'
import type { ConfirmedKind } from './confirmed-kinds'
import { greeting, propertyBlock } from '@/cms/mail/greeting'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { renderMail, type RenderedMail } from '@/cms/mail/render-mail'
import { mailTexts } from '@/messages/mail-texts'

type VisitorConfirmationData = {
  agency: MailAgency
  kind: ConfirmedKind
  /** A name that is safe to show. */
  name: string | null
  subject: LeadSubject | null
}

/**
 * The mail that confirms a form to its visitor. It repeats nothing of what was typed: the address may be somebody else's.
 */
export function visitorConfirmation(data: VisitorConfirmationData, locale: Locale): RenderedMail {
  const { agency, kind, name, subject } = data
  const { thanks, notYou, received } = mailTexts(locale).leads.confirmation
  const text = received[kind]
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
