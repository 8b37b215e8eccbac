import { languageNames } from '@/cms/fields/language'
import { phoneHref } from '@/domain/navigation/phone-href'
import type { Locale } from '@/domain/shared/locale'
import { shownVisit } from '@/domain/appointments/shown-visit'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import type { Fact, MailBlock } from '@/cms/mail/mail-blocks'
import { renderMail, type RenderedMail } from '@/cms/mail/render-mail'
import { visitorName, visitSubject, type VisitDetails } from '@/cms/queries/appointments/visit-details'
import { visitLabels } from '@/cms/words/appointments/visit-labels'
import { officeWords, visitSubjects, type VisitNews } from './visit-words'

type VisitAgentData = VisitDetails & {
  news: Exclude<VisitNews, 'reminder'>
  by: 'visitor' | 'staff'
  /** Of the visit in the back office. */
  adminHref: string
}

type Meeting = Pick<VisitDetails, 'visit' | 'home'>

function meetingFacts({ visit, home }: Meeting, locale: Locale): Fact[] {
  const labels = visitLabels[locale]
  return [
    { label: labels.when, value: shownVisit({ ...visit, locale }) },
    ...(home ? [{ label: labels.home, value: [home.title, home.publicId].filter(Boolean).join(' – ') }] : []),
    ...(home ? [{ label: labels.where, value: home.fullAddress }] : []),
  ]
}

function factsOf(details: VisitDetails, locale: Locale): Fact[] {
  const labels = visitLabels[locale]
  const { visit } = details
  const { email, phone, language } = visit
  return [
    ...meetingFacts(details, locale),
    { label: labels.visitor, value: visitorName(visit) },
    ...(phone ? [{ label: labels.phone, value: phone, href: phoneHref(phone) }] : []),
    ...(email ? [{ label: labels.email, value: email, href: `mailto:${email}` }] : []),
    { label: labels.language, value: languageNames[language][locale] },
  ]
}

/** The mail that tells the agent what has become of a visit, with all that is known of who comes. */
export function visitAgent(data: VisitAgentData, locale: Locale): RenderedMail {
  const { agency, visit, news, by, adminHref } = data
  const { told, open, reply } = officeWords[locale]
  const word = visitSubjects[locale][news]
  return renderMail({
    locale,
    agency,
    subject: visitSubject(data, { word, locale }),
    preheader: told[news][by],
    blocks: [
      { kind: 'heading', text: word },
      { kind: 'paragraph', text: told[news][by] },
      { kind: 'facts', facts: factsOf(data, locale) },
      ...(visit.remark ? [{ kind: 'quote', text: visit.remark } as const] : []),
      { kind: 'button', label: open, href: adminHref },
      ...(visit.email ? [{ kind: 'small', text: reply } as const] : []),
    ],
  })
}

/**
 * The mail that tells an agent of the visits whose visitors were reminded just now. Nobody is named in it: it is about
 * several people, and could not go with one of them.
 */
export function visitAgenda(
  { agency, visits }: { agency: MailAgency; visits: readonly (Meeting & { adminHref: string })[] },
  locale: Locale,
): RenderedMail {
  const { agenda, agendaText, open } = officeWords[locale]
  const blocks = visits.flatMap((details): MailBlock[] => [
    { kind: 'facts', facts: meetingFacts(details, locale) },
    { kind: 'link', label: open, href: details.adminHref },
  ])
  return renderMail({
    locale,
    agency,
    subject: `${agenda} (${visits.length})`,
    preheader: agendaText,
    blocks: [{ kind: 'heading', text: agenda }, { kind: 'paragraph', text: agendaText }, ...blocks],
  })
}
