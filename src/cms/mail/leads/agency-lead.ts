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

type Words = {
  intro: string
  /** Of a visit that was asked for, and is to be told from one that is booked. */
  appointment: string
  open: string
  reply: string
  language: string
  languages: Record<Locale, string>
}

const words: Record<Locale, Words> = {
  nl: {
    intro: 'Via de site is een aanvraag binnengekomen.',
    appointment:
      'Een bezoeker vraagt een bezoek aan: er is nog geen afspraak. Stel een moment voor en bevestig het.',
    open: 'De aanvraag openen',
    reply: 'Antwoord gewoon op deze e-mail: uw antwoord gaat naar de bezoeker.',
    language: 'Taal van de bezoeker',
    languages: { nl: 'Nederlands', fr: 'Frans', en: 'Engels', de: 'Duits' },
  },
  fr: {
    intro: 'Une demande est arrivée par le site.',
    appointment:
      'Un visiteur demande une visite : ce n’est pas encore un rendez-vous. Proposez-lui un moment et confirmez-le.',
    open: 'Ouvrir la demande',
    reply: 'Répondez simplement à cet e-mail : votre réponse va au visiteur.',
    language: 'Langue du visiteur',
    languages: { nl: 'Néerlandais', fr: 'Français', en: 'Anglais', de: 'Allemand' },
  },
  en: {
    intro: 'A request has come in through the site.',
    appointment: 'A visitor asks for a visit: it is not an appointment yet. Suggest a time and confirm it.',
    open: 'Open the lead',
    reply: 'Just answer this mail: your answer goes to the visitor.',
    language: 'Language of the visitor',
    languages: { nl: 'Dutch', fr: 'French', en: 'English', de: 'German' },
  },
  de: {
    intro: 'Über die Website ist eine Anfrage eingegangen.',
    appointment:
      'Ein Besucher fragt eine Besichtigung an: Es ist noch kein Termin. Schlagen Sie eine Zeit vor und bestätigen Sie sie.',
    open: 'Die Anfrage öffnen',
    reply: 'Antworten Sie einfach auf diese E-Mail: Ihre Antwort geht an den Besucher.',
    language: 'Sprache des Besuchers',
    languages: { nl: 'Niederländisch', fr: 'Französisch', en: 'Englisch', de: 'Deutsch' },
  },
}

type AgencyLeadData = {
  agency: MailAgency
  kind: LeadKind
  /** Of the visitor: the name, or the address where there is none. */
  from: string
  visitorLocale: Locale
  facts: readonly LeadFact[]
  subject: LeadSubject | null
  /** Of the lead in the back office. */
  adminHref: string
}

function toFact({ field, label, value }: LeadFact): Fact {
  if (field === 'email') return { label, value, href: `mailto:${value}` }
  return field === 'phone' ? { label, value, href: phoneHref(value) } : { label, value }
}

/** The mail that tells the agency of a lead, with all that was filled in. */
export function agencyLead(data: AgencyLeadData, locale: Locale): RenderedMail {
  const { agency, kind, from, visitorLocale, facts, subject, adminHref } = data
  const { intro, appointment, open, reply, language, languages } = words[locale]
  const about = subject ? `${subject.title} (${subject.publicId})` : null
  const message = facts.find(({ field }) => field === 'remark')
  const table = facts.filter(({ field }) => field !== 'remark').map(toFact)
  const blocks: MailBlock[] = [
    { kind: 'heading', text: leadSubjects[kind][locale] },
    { kind: 'paragraph', text: kind === 'contact-appointment' ? appointment : intro },
    ...(subject ? [propertyBlock(subject, locale)] : []),
    { kind: 'facts', facts: [...table, { label: language, value: languages[visitorLocale] }] },
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
