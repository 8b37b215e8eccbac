import type { Payload, PayloadRequest } from 'payload'
import type { MailAgency } from '@/cms/queries/agency/mail-agency'
import { visitAgent } from '@/cms/mail/appointments/visit-agent'
import {
  agentEntry,
  visitorEntry,
  visitorName,
  type VisitAgent,
} from '@/cms/queries/appointments/visit-details'
import { visitVisitor } from '@/cms/mail/appointments/visit-visitor'
import type { VisitNews } from '@/cms/mail/appointments/visit-words'
import type { Agent, Visit } from '@/cms/payload-types'
import { getMailAgency } from '@/cms/queries/agency/get-mail-agency'
import { getOfficeLocale } from '@/cms/queries/agency/get-office-locale'
import { getVisitHome, type VisitHome } from '@/cms/queries/appointments/get-visit-home'
import { relationId } from '@/cms/queries/relation-id'
import { visitPage, visitToken } from '@/cms/queries/appointments/visit-links'
import { isMailAddress, type Mailbox } from '@/domain/mail/mailbox'
import type { VisitStep } from '@/domain/routing/visit-address'
import type { Locale } from '@/domain/shared/locale'
import { visitInvitation, type CalendarVisit } from '@/domain/appointments/visit-calendar'
import { env } from '@/env'
import { queueMail, type MailAttachment } from '@/cms/operations/mails/queue-mail'

/** The agency and the home in the words of a language. */
type Side = { locale: Locale; agency: MailAgency; home: VisitHome | null }

/** What the mails of a visit are made of, read before the transaction: it should be short. */
export type VisitMailing = {
  visitors: Side
  agents: ReadonlyMap<number, VisitAgent>
  /** In the language of each agent, by number. */
  own: ReadonlyMap<number, Side>
  /** In the language of the office, for an agent who is gone. */
  office: Side
}

const host = (): string => new URL(env.SITE_URL).hostname

/** The agents with these numbers, as they sign. */
async function findAgents({
  payload,
  ids,
}: {
  payload: Payload
  ids: readonly number[]
}): Promise<Map<number, VisitAgent>> {
  const { docs } = await payload.db.find<Agent>({
    collection: 'agents',
    where: { id: { in: [...ids] } },
    pagination: false,
  })
  return new Map(
    docs.map(({ id, name, email, phone }) => {
      const address = email && isMailAddress(email) ? email : env.AGENCY_EMAIL
      return [id, { name, email: address, phone: phone || null }]
    }),
  )
}

/** Reads what the mails about a visit are made of. */
export async function prepareVisitMailing({
  payload,
  property: propertyId,
  agents,
  locale,
}: {
  payload: Payload
  property: number | null
  agents: readonly number[]
  locale: Locale
}): Promise<VisitMailing> {
  const sides = new Map<Locale, Side>()
  const sideIn = async (side: Locale): Promise<Side> => {
    const known = sides.get(side)
    if (known) return known
    const id = propertyId ?? 0
    const withPage = side === locale
    const home = propertyId === null ? null : await getVisitHome({ payload, id, locale: side, withPage })
    const made = { locale: side, agency: await getMailAgency({ payload, locale: side }), home }
    sides.set(side, made)
    return made
  }
  const known = await findAgents({ payload, ids: agents })
  const visitors = await sideIn(locale)
  const own = new Map<number, Side>()
  for (const [id, { email }] of known)
    own.set(id, await sideIn(await getOfficeLocale({ payload, address: email })))
  const office = await sideIn(await getOfficeLocale({ payload, address: env.AGENCY_EMAIL }))
  return { visitors, agents: known, own, office }
}

/** The language and the words of who shows the home of a visit. */
export const ownSide = (visit: Visit, { own, office }: VisitMailing): Side =>
  own.get(relationId(visit.agent) ?? 0) ?? office

/** Who shows the home of a visit; the office where that agent is gone. */
export function agentOf(visit: Visit, { agents, office }: VisitMailing): VisitAgent {
  const { name, phone } = office.agency
  return agents.get(relationId(visit.agent) ?? 0) ?? { name, email: env.AGENCY_EMAIL, phone }
}

/** Where staff find a visit. */
export const adminHref = ({ id }: Pick<Visit, 'id'>): string =>
  `${env.SITE_URL}/admin/collections/visits/${id}`

type News = {
  req: PayloadRequest
  visit: Visit
  mailing: VisitMailing
}

function invitation(
  { visit, mailing }: News,
  { entry, changedAt }: { entry: CalendarVisit; changedAt?: Date },
): MailAttachment {
  const agent = agentOf(visit, mailing)
  const organizer: Mailbox = { address: env.AGENCY_EMAIL, name: mailing.office.agency.name }
  const people: Mailbox[] = [
    { address: visit.email ?? '', name: visitorName(visit) },
    { address: agent.email, name: agent.name },
  ]
  const file = visitInvitation({
    visit: { ...entry, changedAt: changedAt ?? entry.changedAt },
    host: host(),
    organizer,
    attendees: people.filter(({ address }) => address !== organizer.address),
  })
  return { filename: 'invitation.ics', ...file }
}

/** Tells the visitor, where they have left an address: with a calendar file, and the links to their visit. */
export async function tellVisitor({
  news,
  changedAt,
  ...rest
}: News & { news: VisitNews; changedAt?: Date }): Promise<void> {
  const { req, visit, mailing } = rest
  const { language: locale, email, id } = visit
  if (!email || !isMailAddress(email)) return
  const { secret } = req.payload
  const hrefOf = (step: VisitStep) =>
    `${env.SITE_URL}${visitPage({ step, locale, token: visitToken({ secret, step, visit }) })}`
  const agent = agentOf(visit, mailing)
  const { agency, home } = mailing.visitors
  const details = { visit, agent, agency, home }
  const entry = visitorEntry(details, locale)
  await queueMail({
    req,
    mail: {
      ...visitVisitor(
        { ...details, news, manageHref: hrefOf('manage'), cancelHref: hrefOf('cancel') },
        locale,
      ),
      kind: `visit-${news}-visitor`,
      locale,
      to: email,
      replyTo: { address: agent.email, name: agent.name },
      attachments: [invitation(rest, { entry, changedAt })],
      about: `visits/${id}`,
    },
  })
}

/** Tells the agent, or the office where they have no address. */
export async function tellAgent({
  news,
  by,
  changedAt,
  ...rest
}: News & {
  news: Exclude<VisitNews, 'reminder'>
  by: 'visitor' | 'staff'
  changedAt?: Date
}): Promise<void> {
  const { req, visit, mailing } = rest
  const { email, id } = visit
  const agent = agentOf(visit, mailing)
  const { locale, ...side } = ownSide(visit, mailing)
  const details = { visit, agent, ...side }
  const entry = agentEntry(details, locale)
  await queueMail({
    req,
    mail: {
      ...visitAgent({ ...details, news, by, adminHref: adminHref(visit) }, locale),
      kind: `visit-${news}-agent`,
      locale,
      to: agent.email,
      replyTo: email ? { address: email, name: visitorName(visit) } : null,
      attachments: [invitation(rest, { entry, changedAt })],
      about: `visits/${id}`,
    },
  })
}
