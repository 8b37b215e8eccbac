import type { Payload, PayloadRequest } from 'payload'
import type { MailAgency } from '@/cms/mail/mail-blocks'
import { visitAgent } from '@/cms/mail/visit-agent'
import { agentEntry, visitorEntry, visitorName, type VisitAgent } from '@/cms/mail/visit-details'
import { visitVisitor } from '@/cms/mail/visit-visitor'
import type { VisitNews } from '@/cms/mail/visit-words'
import type { Agent, Visit } from '@/cms/payload-types'
import { getMailAgency } from '@/cms/queries/get-mail-agency'
import { getVisitHome, type VisitHome } from '@/cms/queries/get-visit-home'
import { relationId } from '@/cms/queries/relation-id'
import { visitPage, visitToken } from '@/cms/queries/visit-links'
import { isMailAddress, type Mailbox } from '@/domain/mail/mailbox'
import type { VisitStep } from '@/domain/routing/visit-address'
import { fallbackLocale, type Locale } from '@/domain/shared/locale'
import { visitInvitation, type CalendarVisit } from '@/domain/visits/visit-calendar'
import { env } from '@/env'
import { queueMail, type MailAttachment } from './queue-mail'

/** The agency reads its mails in its own language, whatever the visitor's is. */
export const officeLocale = fallbackLocale

type Side = { agency: MailAgency; home: VisitHome | null }

/** What the mails of a visit are made of, read before the transaction: it should be short. */
export type VisitMailing = { own: Side; visitors: Side; agents: ReadonlyMap<number, VisitAgent> }

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
  property,
  agents,
  locale,
}: {
  payload: Payload
  property: number | null
  agents: readonly number[]
  locale: Locale
}): Promise<VisitMailing> {
  const sideIn = async (side: Locale, withPage: boolean): Promise<Side> => ({
    agency: await getMailAgency({ payload, locale: side }),
    home: property === null ? null : await getVisitHome({ payload, id: property, locale: side, withPage }),
  })
  const visitors = await sideIn(locale, true)
  const own = locale === officeLocale ? visitors : await sideIn(officeLocale, false)
  return { own, visitors, agents: await findAgents({ payload, ids: agents }) }
}

/** Who shows the home of a visit; the office where that agent is gone. */
export function agentOf(visit: Visit, { agents, own }: VisitMailing): VisitAgent {
  const { name, phone } = own.agency
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
  const organizer: Mailbox = { address: env.AGENCY_EMAIL, name: mailing.own.agency.name }
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

/** Tells the visitor, where he has left an address: with a calendar file, and the links to his visit. */
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
  const details = { visit, agent, ...mailing.visitors }
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

/** Tells the agent, or the office where he has no address. */
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
  const details = { visit, agent, ...mailing.own }
  const entry = agentEntry(details, officeLocale)
  await queueMail({
    req,
    mail: {
      ...visitAgent({ ...details, news, by, adminHref: adminHref(visit) }, officeLocale),
      kind: `visit-${news}-agent`,
      locale: officeLocale,
      to: agent.email,
      replyTo: email ? { address: email, name: visitorName(visit) } : null,
      attachments: [invitation(rest, { entry, changedAt })],
      about: `visits/${id}`,
    },
  })
}
