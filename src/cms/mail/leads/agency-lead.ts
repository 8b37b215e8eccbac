import { languageNames } from '@/cms/fields/language'
import { mailTexts } from '@/messages/mail-texts'
import type { LeadSubject } from '@/cms/queries/leads/get-lead-subject'
import type { LeadKind } from '@/domain/leads/lead-kinds'
import { phoneHref } from '@/domain/navigation/phone-href'
import type { Locale } from '@/domain/shared/locale'
import { propertyBlock } from '@/cms/mail/greeting'
import type { LeadFact } from '@/cms/words/leads/lead-facts'
import { leadSubjects } from '@/cms/words/leads/lead-subjects'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { Fact, MailBlock } from '@/cms/mail/mail-blocks'
import { renderMail, type RenderedMail } from '@/cms/mail/render-mail'

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
  const { intro, appointment, open, reply, language } = mailTexts(locale).leads.agency
  const about = subject ? `${subject.title} (${subject.publicId})` : null
  const message = facts.find(({ field }) => field === 'remark')
  const table = facts.filter(({ field }) => field !== 'remark').map(toFact)
  const blocks: MailBlock[] = [
    { kind: 'heading', text: leadSubjects[kind][locale] },
    { kind: 'paragraph', text: kind === 'contact-appointment' ? appointment : intro },
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
