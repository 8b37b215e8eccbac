import { shownName } from '@/domain/leads/values/shown-name'
import type { VisitHome } from '@/cms/queries/appointments/get-visit-home'
import { phoneHref } from '@/domain/navigation/phone-href'
import type { Locale } from '@/domain/shared/locale'
import { shownVisit } from '@/domain/appointments/shown-visit'
import { greeting, homeBlock } from '@/cms/mail/greeting'
import type { Fact, MailBlock } from '@/cms/mail/mail-blocks'
import { renderMail, type RenderedMail } from '@/cms/mail/render-mail'
import { visitSubject, type VisitDetails } from '@/cms/queries/appointments/visit-details'
import { visitLabels } from '@/cms/words/appointments/visit-labels'
import { visitorWords, visitSubjects, type VisitNews } from './visit-words'

type VisitVisitorData = VisitDetails & {
  news: VisitNews
  /** The pages of the visit. */
  manageHref: string
  cancelHref: string
}

// Who has an appointment has to find the door, also of a home whose street is not shown to everybody.
const whereOf = (home: VisitHome, news: VisitNews): string =>
  news === 'cancelled' ? home.shownAddress : home.fullAddress

function factsOf({ visit, home, agent, news }: VisitVisitorData, locale: Locale): Fact[] {
  const labels = visitLabels[locale]
  return [
    { label: labels.when, value: shownVisit({ ...visit, locale }) },
    ...(home ? [{ label: labels.where, value: whereOf(home, news) }] : []),
    { label: labels.agent, value: agent.name },
    ...(agent.phone ? [{ label: labels.phone, value: agent.phone, href: phoneHref(agent.phone) }] : []),
  ]
}

function waysOn({ news, home, manageHref, cancelHref }: VisitVisitorData, locale: Locale): MailBlock[] {
  const { manage, cancel, again, notYou } = visitorWords[locale]
  if (news === 'cancelled')
    return home?.subject ? [{ kind: 'link', label: again, href: home.subject.href }] : []
  return [
    { kind: 'button', label: manage, href: manageHref },
    { kind: 'link', label: cancel, href: cancelHref },
    { kind: 'small', text: notYou },
  ]
}

/**
 * The mail that tells a visitor what has become of their visit. It repeats nothing of what was typed but a name that is
 * one: whoever booked may have entered somebody else's address.
 */
export function visitVisitor(data: VisitVisitorData, locale: Locale): RenderedMail {
  const { agency, visit, home, news } = data
  const { title, text } = visitorWords[locale][news]
  const name = shownName(visit.firstName ?? null, visit.lastName ?? null)
  return renderMail({
    locale,
    agency,
    subject: visitSubject(data, { word: visitSubjects[locale][news], locale }),
    preheader: text,
    blocks: [
      { kind: 'heading', text: title },
      { kind: 'paragraph', text: greeting({ name, locale }) },
      { kind: 'paragraph', text },
      ...(home?.subject ? [homeBlock(home.subject, locale)] : []),
      { kind: 'facts', facts: factsOf(data, locale) },
      ...waysOn(data, locale),
    ],
  })
}
