import type { Visit } from '@/cms/payload-types'
import type { VisitHome } from './get-visit-home'
import type { Locale } from '@/domain/shared/locale'
import { shownVisit } from '@/domain/appointments/shown-visit'
import type { CalendarVisit } from '@/domain/appointments/visit-calendar'
import { colon } from '@/cms/words/colon'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { visitLabels } from '@/cms/words/appointments/visit-labels'

/** Who shows the home; the office where the agent is gone. */
export type VisitAgent = { name: string; email: string; phone: string | null }

/** A visit and what is said of it in one language. */
export type VisitDetails = {
  visit: Visit
  agency: MailAgency
  /** Null where it is deleted. */
  home: VisitHome | null
  agent: VisitAgent
}

/** Who comes, as they gave their name. */
export const visitorName = ({ firstName, lastName }: Visit): string =>
  [firstName, lastName].filter(Boolean).join(' ')

/** 'Rendez-vous confirmé – Maison avec jardin – mercredi 10 juin 2026, 10:00–10:30'. */
export const visitSubject = (
  { visit, home }: VisitDetails,
  { word, locale }: { word: string; locale: Locale },
) => [word, home?.title, shownVisit({ ...visit, locale })].filter(Boolean).join(' – ')

type Line = readonly [name: string, value: string | null | undefined]

const namedLines = (lines: readonly Line[], locale: Locale): string =>
  lines.flatMap(([name, value]) => (value ? [`${name}${colon(locale)}${value}`] : [])).join('\n')

const entryOf = ({ visit }: VisitDetails): Omit<CalendarVisit, 'summary' | 'location' | 'description'> => ({
  id: visit.id,
  state: visit.state,
  sequence: visit.sequence,
  startsAt: visit.startsAt,
  endsAt: visit.endsAt,
  changedAt: new Date(visit.since),
})

/** The visit in the visitor's calendar: no link to change it, as calendars are shared. */
export function visitorEntry(details: VisitDetails, locale: Locale): CalendarVisit {
  const { visit, home, agent } = details
  const labels = visitLabels[locale]
  return {
    ...entryOf(details),
    summary: [labels.visit, home?.title].filter(Boolean).join(' – '),
    location: (visit.state === 'cancelled' ? home?.shownAddress : home?.fullAddress) ?? '',
    description: [
      namedLines(
        [
          [labels.agent, agent.name],
          [labels.phone, agent.phone],
        ],
        locale,
      ),
      home?.subject?.href,
    ]
      .filter(Boolean)
      .join('\n'),
  }
}

/** The visit in the agent's calendar: name, phone and home, and nothing else of who comes. */
export function agentEntry(details: VisitDetails, locale: Locale): CalendarVisit {
  const { visit, home } = details
  const labels = visitLabels[locale]
  const reference = home?.publicId ? `${home.title} (${home.publicId})` : home?.title
  return {
    ...entryOf(details),
    summary: [labels.visit, home?.title, visitorName(visit)].filter(Boolean).join(' – '),
    location: home?.fullAddress ?? '',
    description: namedLines(
      [
        [labels.visitor, visitorName(visit)],
        [labels.phone, visit.phone],
        [labels.home, reference],
      ],
      locale,
    ),
  }
}
