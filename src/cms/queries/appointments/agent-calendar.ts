import type { Payload } from 'payload'
import { agentEntry, type AppointmentAgent } from './appointment-details'
import { findRecord, findRecords } from '@/cms/database/records'
import { mailTexts } from '@/messages/mail-texts'
import type { Agent, Appointment } from '@/cms/payload-types'
import { isLocale, type Locale } from '@/domain/shared/locale'
import { appointmentFeed, type CalendarFile } from '@/domain/appointments/appointment-calendar'
import { env } from '@/env'
import { getMailAgency, getOfficeLocale } from '@/cms/queries/agency/mail-agency'
import { getAppointmentProperty, type AppointmentProperty } from './get-appointment-property'
import { relationId } from '@/domain/shared/relation-id'
import { feedAddress, readAppointmentToken } from './appointment-links'

/** The feed, with its file name. */
export type AgentCalendar = CalendarFile & { fileName: string }

/** How many days past appointments stay in a calendar, and how many appointments it has at most. */
const CALENDAR_DAYS = 30
const MOST = 1000

/** A stored agent; null if there is none. */
export const getAgent = ({ payload, id }: { payload: Payload; id: number }): Promise<Agent | null> =>
  findRecord(payload, { collection: 'agents', where: { id: { equals: id } } })

/** As for mails: the agent's chosen language; without one, and without an address, that of the office. */
async function getAgentLocale({ payload, agent }: { payload: Payload; agent: Agent }): Promise<Locale> {
  const { mailLanguage, email } = agent
  return isLocale(mailLanguage)
    ? mailLanguage
    : getOfficeLocale({ payload, address: email ?? env.AGENCY_EMAIL })
}

async function findAppointments({
  payload,
  agent,
  now,
}: {
  payload: Payload
  agent: number
  now: Date
}): Promise<Appointment[]> {
  const since = new Date(now.getTime() - CALENDAR_DAYS * 86_400_000).toISOString()
  const docs = await findRecords(payload, {
    collection: 'appointments',
    where: {
      and: [
        { agent: { equals: agent } },
        { state: { not_equals: 'cancelled' } },
        { startsAt: { greater_than: since } },
      ],
    },
    sort: 'startsAt',
    limit: MOST,
  })
  return docs
}

async function findProperties({
  payload,
  appointments,
  locale,
}: {
  payload: Payload
  appointments: readonly Appointment[]
  locale: Locale
}): Promise<Map<number, AppointmentProperty | null>> {
  const properties = new Map<number, AppointmentProperty | null>()
  for (const id of new Set(appointments.map(({ property }) => relationId(property) ?? 0)))
    properties.set(id, await getAppointmentProperty({ payload, id, locale }))
  return properties
}

/**
 * The calendar of an agent for the holder of its address, in the language of the agent's mails: times, properties, names
 * and telephone numbers. Null if the address is invalid or revoked.
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
  const link = readAppointmentToken({ payload, purpose: 'feed', token, now })
  const agent = link.ok ? await getAgent({ payload, id: link.value.about }) : null
  if (!link.ok || !agent || (agent.calendarVersion ?? 0) !== link.value.version) return null
  const appointments = await findAppointments({ payload, agent: agent.id, now })
  const locale = await getAgentLocale({ payload, agent })
  const properties = await findProperties({ payload, appointments, locale })
  const agency = await getMailAgency({ payload, locale })
  const signed: AppointmentAgent = { name: agent.name, email: '', phone: null }
  const { appointments: word } = mailTexts[locale].appointments.labels
  const file = appointmentFeed({
    name: `${word} – ${agent.name}`,
    appointments: appointments.map((appointment) =>
      agentEntry(
        {
          appointment,
          agency,
          agent: signed,
          property: properties.get(relationId(appointment.property) ?? 0) ?? null,
        },
        locale,
      ),
    ),
    host: new URL(env.SITE_URL).hostname,
    organizer: { address: env.AGENCY_EMAIL, name: agency.name },
  })
  return { ...file, fileName: `${word.toLowerCase()}.ics` }
}

/** The present address of an agent's calendar; null if there is no such agent. */
export async function getCalendarAddress({
  payload,
  id,
}: {
  payload: Payload
  id: number
}): Promise<string | null> {
  const agent = await getAgent({ payload, id })
  return agent && feedAddress({ secret: payload.secret, agent })
}
