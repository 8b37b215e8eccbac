import { aboutAppointment, appointmentMailKind } from '@/domain/appointments/stored-names'
import type { Payload, PayloadRequest } from 'payload'
import { findRecords } from '@/cms/database/records'
import { getMailAgency, getOfficeLocale, type MailAgency } from '@/cms/queries/agency/mail-agency'
import { appointmentAgent } from '@/cms/mail/appointments/appointment-agent'
import {
  agentEntry,
  visitorEntry,
  visitorName,
  type AppointmentAgent,
} from '@/cms/queries/appointments/appointment-details'
import { appointmentVisitor } from '@/cms/mail/appointments/appointment-visitor'
import type { AppointmentNews } from '@/cms/mail/appointments/appointment-news'
import type { Appointment } from '@/cms/payload-types'
import {
  getAppointmentProperty,
  type AppointmentProperty,
} from '@/cms/queries/appointments/get-appointment-property'
import { relationId } from '@/domain/shared/relation-id'
import { appointmentPage, appointmentToken } from '@/cms/queries/appointments/appointment-links'
import { isMailAddress, type Mailbox } from '@/domain/mail/mailbox'
import type { AppointmentStep } from '@/domain/appointments/appointment-address'
import type { Locale } from '@/domain/shared/locale'
import { appointmentInvitation, type CalendarAppointment } from '@/domain/appointments/appointment-calendar'
import { env } from '@/env'
import { queueMail, type MailAttachment } from '@/cms/operations/mails/queue-mail'

/** The agency and the property in the words of a language. */
type MailSide = { locale: Locale; agency: MailAgency; property: AppointmentProperty | null }

/** The data for the mails of an appointment, read before the transaction to keep that short. */
export type AppointmentMailing = {
  visitors: MailSide
  agents: ReadonlyMap<number, AppointmentAgent>
  /** In the language of each agent, by number. */
  own: ReadonlyMap<number, MailSide>
  /** In the language of the office, for an appointment without an agent. */
  office: MailSide
}

const host = (): string => new URL(env.SITE_URL).hostname

/** The agents with these numbers, as they sign. */
async function findAgents({
  payload,
  ids,
}: {
  payload: Payload
  ids: readonly number[]
}): Promise<Map<number, AppointmentAgent>> {
  const docs = await findRecords(payload, {
    collection: 'agents',
    where: { id: { in: [...ids] } },
  })
  return new Map(
    docs.map(({ id, name, email, phone }) => {
      const address = email && isMailAddress(email) ? email : env.AGENCY_EMAIL
      return [id, { name, email: address, phone: phone || null }]
    }),
  )
}

/** Reads the data for the mails about an appointment. */
export async function prepareAppointmentMailing({
  payload,
  property: propertyId,
  agents,
  locale,
}: {
  payload: Payload
  property: number | null
  agents: readonly number[]
  locale: Locale
}): Promise<AppointmentMailing> {
  const sides = new Map<Locale, MailSide>()
  const sideIn = async (side: Locale): Promise<MailSide> => {
    const known = sides.get(side)
    if (known) return known
    const id = propertyId ?? 0
    const withPage = side === locale
    const property =
      propertyId === null ? null : await getAppointmentProperty({ payload, id, locale: side, withPage })
    const made = { locale: side, agency: await getMailAgency({ payload, locale: side }), property }
    sides.set(side, made)
    return made
  }
  const known = await findAgents({ payload, ids: agents })
  const visitors = await sideIn(locale)
  const own = new Map<number, MailSide>()
  for (const [id, { email }] of known)
    own.set(id, await sideIn(await getOfficeLocale({ payload, address: email })))
  const office = await sideIn(await getOfficeLocale({ payload, address: env.AGENCY_EMAIL }))
  return { visitors, agents: known, own, office }
}

/** The language and the words of the agent of an appointment. */
export const ownSide = (appointment: Appointment, { own, office }: AppointmentMailing): MailSide =>
  own.get(relationId(appointment.agent) ?? 0) ?? office

/** The agent who shows the property of an appointment; the office if that agent was deleted. */
export function agentOf(appointment: Appointment, { agents, office }: AppointmentMailing): AppointmentAgent {
  const { name, phone } = office.agency
  return agents.get(relationId(appointment.agent) ?? 0) ?? { name, email: env.AGENCY_EMAIL, phone }
}

/** Where staff find an appointment. */
export const adminHref = ({ id }: Pick<Appointment, 'id'>): string =>
  `${env.SITE_URL}/admin/collections/appointments/${id}`

type News = {
  req: PayloadRequest
  appointment: Appointment
  mailing: AppointmentMailing
}

function invitation(
  { appointment, mailing }: News,
  { entry, changedAt }: { entry: CalendarAppointment; changedAt?: Date },
): MailAttachment {
  const agent = agentOf(appointment, mailing)
  const organizer: Mailbox = { address: env.AGENCY_EMAIL, name: mailing.office.agency.name }
  const people: Mailbox[] = [
    { address: appointment.email ?? '', name: visitorName(appointment) },
    { address: agent.email, name: agent.name },
  ]
  const file = appointmentInvitation({
    appointment: { ...entry, changedAt: changedAt ?? entry.changedAt },
    host: host(),
    organizer,
    attendees: people.filter(({ address }) => address !== organizer.address),
  })
  return { filename: 'invitation.ics', ...file }
}

/** Mails the visitor, if they left an address, with a calendar file and the links to their appointment. */
export async function notifyVisitor({
  news,
  changedAt,
  ...rest
}: News & { news: AppointmentNews; changedAt?: Date }): Promise<void> {
  const { req, appointment, mailing } = rest
  const { language: locale, email, id } = appointment
  if (!email || !isMailAddress(email)) return
  const { secret } = req.payload
  const hrefOf = (step: AppointmentStep) =>
    `${env.SITE_URL}${appointmentPage({ step, locale, token: appointmentToken({ secret, step, appointment }) })}`
  const agent = agentOf(appointment, mailing)
  const { agency, property } = mailing.visitors
  const details = { appointment, agent, agency, property }
  const entry = visitorEntry(details, locale)
  await queueMail({
    req,
    mail: {
      ...appointmentVisitor(
        { ...details, news, manageHref: hrefOf('manage'), cancelHref: hrefOf('cancel') },
        locale,
      ),
      kind: appointmentMailKind({ news, reader: 'visitor' }),
      locale,
      to: email,
      replyTo: { address: agent.email, name: agent.name },
      attachments: [invitation(rest, { entry, changedAt })],
      about: aboutAppointment(id),
    },
  })
}

/** Mails the agent, or the office if the agent has no address. */
export async function notifyAgent({
  news,
  by,
  changedAt,
  ...rest
}: News & {
  news: Exclude<AppointmentNews, 'reminder'>
  by: 'visitor' | 'staff'
  changedAt?: Date
}): Promise<void> {
  const { req, appointment, mailing } = rest
  const { email, id } = appointment
  const agent = agentOf(appointment, mailing)
  const { locale, ...side } = ownSide(appointment, mailing)
  const details = { appointment, agent, ...side }
  const entry = agentEntry(details, locale)
  await queueMail({
    req,
    mail: {
      ...appointmentAgent({ ...details, news, by, adminHref: adminHref(appointment) }, locale),
      kind: appointmentMailKind({ news, reader: 'agent' }),
      locale,
      to: agent.email,
      replyTo: email ? { address: email, name: visitorName(appointment) } : null,
      attachments: [invitation(rest, { entry, changedAt })],
      about: aboutAppointment(id),
    },
  })
}
