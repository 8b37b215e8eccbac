import type { Payload } from 'payload'
import { agentEntry, type VisitAgent } from './visit-details'
import { visitLabels } from '@/cms/words/appointments/visit-labels'
import type { Agent, Visit } from '@/cms/payload-types'
import { isLocale, type Locale } from '@/domain/shared/locale'
import { visitFeed, type CalendarFile } from '@/domain/appointments/visit-calendar'
import { env } from '@/env'
import { getMailAgency } from '@/cms/queries/agency/get-mail-agency'
import { getOfficeLocale } from '@/cms/queries/agency/get-office-locale'
import { getVisitHome, type VisitHome } from './get-visit-home'
import { relationId } from '@/cms/queries/relation-id'
import { feedAddress, readVisitToken } from './visit-links'

/** The feed, with what it is called where it is kept as a file. */
export type AgentCalendar = CalendarFile & { fileName: string }

/** How long a visit stays in a calendar after its day, in days, and how many there are at most. */
const CALENDAR_DAYS = 30
const MOST = 1000

const findAgent = ({ payload, id }: { payload: Payload; id: number }): Promise<Agent | null> =>
  payload.db.findOne<Agent>({ collection: 'agents', where: { id: { equals: id } } })

/** As the mails to them: an agent without an address reads as the office does, unless they have chosen. */
async function getAgentLocale({ payload, agent }: { payload: Payload; agent: Agent }): Promise<Locale> {
  const { mailLanguage, email } = agent
  return isLocale(mailLanguage)
    ? mailLanguage
    : getOfficeLocale({ payload, address: email ?? env.AGENCY_EMAIL })
}

async function findVisits({
  payload,
  agent,
  now,
}: {
  payload: Payload
  agent: number
  now: Date
}): Promise<Visit[]> {
  const since = new Date(now.getTime() - CALENDAR_DAYS * 86_400_000).toISOString()
  const { docs } = await payload.db.find<Visit>({
    collection: 'visits',
    where: {
      and: [
        { agent: { equals: agent } },
        { state: { not_equals: 'cancelled' } },
        { startsAt: { greater_than: since } },
      ],
    },
    sort: 'startsAt',
    limit: MOST,
    pagination: false,
  })
  return docs
}

async function findHomes({
  payload,
  visits,
  locale,
}: {
  payload: Payload
  visits: readonly Visit[]
  locale: Locale
}): Promise<Map<number, VisitHome | null>> {
  const homes = new Map<number, VisitHome | null>()
  for (const id of new Set(visits.map(({ property }) => relationId(property) ?? 0)))
    homes.set(id, await getVisitHome({ payload, id, locale }))
  return homes
}

/**
 * The calendar of an agent for whoever holds its address, in the language of the agent's mails: times, homes, names and
 * telephone numbers. Null where the address is none, or was taken back.
 */
export async function getAgentCalendar({
  payload,
  token,
  now,
}: {
  payload: Payload
  token: unknown
  now: Date
}): Promise<AgentCalendar | null> {
  const link = readVisitToken({ payload, purpose: 'feed', token, now })
  const agent = link.ok ? await findAgent({ payload, id: link.value.about }) : null
  if (!link.ok || !agent || (agent.calendarVersion ?? 0) !== link.value.version) return null
  const visits = await findVisits({ payload, agent: agent.id, now })
  const locale = await getAgentLocale({ payload, agent })
  const homes = await findHomes({ payload, visits, locale })
  const agency = await getMailAgency({ payload, locale })
  const signed: VisitAgent = { name: agent.name, email: '', phone: null }
  const { visits: word } = visitLabels[locale]
  const file = visitFeed({
    name: `${word} – ${agent.name}`,
    visits: visits.map((visit) =>
      agentEntry(
        { visit, agency, agent: signed, home: homes.get(relationId(visit.property) ?? 0) ?? null },
        locale,
      ),
    ),
    host: new URL(env.SITE_URL).hostname,
    organizer: { address: env.AGENCY_EMAIL, name: agency.name },
  })
  return { ...file, fileName: `${word.toLowerCase()}.ics` }
}

/** The address of the calendar of an agent as it is now; null where there is no such agent. */
export async function getCalendarAddress({
  payload,
  id,
}: {
  payload: Payload
  id: number
}): Promise<string | null> {
  const agent = await findAgent({ payload, id })
  return agent && feedAddress({ secret: payload.secret, agent })
}
