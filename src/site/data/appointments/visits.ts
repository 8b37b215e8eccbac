import 'server-only'
import { getAgentCalendar, type AgentCalendar } from '@/cms/queries/appointments/agent-calendar'
import { getVisitHome, type VisitHome } from '@/cms/queries/appointments/get-visit-home'
import { findVisitDays, getBookableHome } from '@/cms/queries/page-views/visit-days'
import { getLinkedHome, getVisitByToken } from '@/cms/queries/appointments/visit-links'
import type { Agent, Visit } from '@/cms/payload-types'
import { visitHref, visitSteps, type VisitStep } from '@/domain/routing/visit-address'
import type { Locale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import { allowedChanges, type BookingState } from '@/domain/appointments/booking'
import { wallOf } from '@/domain/appointments/brussels-time'
import { offerDays, type OfferedDay } from '@/domain/appointments/offer'
import type { LinkFailure } from '@/domain/shared/mailed-link'
import { getClient } from '@/site/data/client'
import { idOf } from '@/site/data/defaults'
import { getLanguages } from '@/site/data/content/settings'
import type { Alternate } from '@/site/data/view-models'

export type VisitOffer = { isFull: boolean; days: OfferedDay[] }

/** The times at which a home can be visited, as they are free at this moment; null for one that cannot be had. */
export async function findVisitOffer(publicId: number): Promise<VisitOffer | null> {
  const payload = await getClient()
  const home = await getBookableHome({ payload, publicId, by: 'visitor' })
  return home && offerDays(await findVisitDays({ payload, home, by: 'visitor', now: new Date() }))
}

/** A visit as the page behind the link of a mail shows it. */
export type ManagedVisit = {
  state: BookingState
  /** It was booked for another time before. */
  isMoved: boolean
  day: string
  time: string
  until: string
  home: { title: string; address: string; href: string | null } | null
  agent: { name: string; phone: string | null } | null
  /** What its holder can do now: the buttons to show. */
  canMove: boolean
  canCancel: boolean
  /** Where it can be moved to; nothing where it cannot. */
  offer: VisitOffer
}

const nothing: VisitOffer = { isFull: false, days: [] }

async function findOtherTimes({
  visit,
  publicId,
  now,
}: {
  visit: Visit
  publicId: number | null
  now: Date
}) {
  const payload = await getClient()
  const by = 'visitor'
  const home = publicId === null ? null : await getBookableHome({ payload, publicId, by })
  return home ? offerDays(await findVisitDays({ payload, home, by, now, except: visit.id })) : nothing
}

async function getShowingAgent(id: number): Promise<ManagedVisit['agent']> {
  const payload = await getClient()
  const agent = await payload.db.findOne<Agent>({ collection: 'agents', where: { id: { equals: id } } })
  return agent && { name: agent.name, phone: agent.phone || null }
}

/** The visit behind the link of a mail, or why the link is worth nothing; to look at it changes nothing. */
export async function getManagedVisit({
  step,
  token,
  locale,
}: {
  step: VisitStep
  token: string
  locale: Locale
}): Promise<Result<ManagedVisit, LinkFailure>> {
  const payload = await getClient()
  const now = new Date()
  const found = await getVisitByToken({ payload, steps: [step], token, now })
  if (!found.ok) return found
  return { ok: true, value: await toManaged(found.value, { step, locale, now }) }
}

/** The page of a visit that a token opens now; null where it opens none. */
export async function findVisitStep(token: unknown): Promise<VisitStep | null> {
  const payload = await getClient()
  for (const step of visitSteps) {
    const found = await getVisitByToken({ payload, steps: [step], token, now: new Date() })
    if (found.ok) return step
  }
  return null
}

// A link of a mail names the site; on the site's own pages it stays in the tab.
const pageOfHome = (home: VisitHome | null): string | null =>
  home?.subject ? new URL(home.subject.href).pathname : null

/** The page of the home that a link is about, where there is one to see, also when the link is worth nothing any more. */
export async function findLinkedHome({
  steps,
  token,
  locale,
}: {
  steps: readonly VisitStep[]
  token: unknown
  locale: Locale
}): Promise<string | null> {
  const payload = await getClient()
  const id = await getLinkedHome({ payload, steps, token, now: new Date() })
  const home = id === null ? null : await getVisitHome({ payload, id, locale, withPage: true })
  return pageOfHome(home)
}

type ManagedVisitInput = { step: VisitStep; locale: Locale; now: Date }

// Each change raises it; one that is cancelled was changed last by that.
const isMoved = ({ state, sequence }: Visit): boolean => state === 'booked' && sequence > 0

async function toManaged(visit: Visit, { step, locale, now }: ManagedVisitInput): Promise<ManagedVisit> {
  const payload = await getClient()
  const { state, startsAt, endsAt, slotKey: slot, sequence } = visit
  const home = await getVisitHome({ payload, id: idOf(visit.property) ?? 0, locale, withPage: true })
  const allowed = allowedChanges({ booking: { state, startsAt, endsAt, slot, sequence }, by: 'visitor', now })
  const canMove = step === 'manage' && allowed.includes('move')
  return {
    state,
    isMoved: isMoved(visit),
    ...wallOf(startsAt),
    until: wallOf(endsAt).time,
    home: home && { title: home.title, address: home.shownAddress, href: pageOfHome(home) },
    agent: await getShowingAgent(idOf(visit.agent) ?? 0),
    canMove,
    canCancel: allowed.includes('cancel'),
    offer: canMove ? await findOtherTimes({ visit, publicId: home?.publicId ?? null, now }) : nothing,
  }
}

/** The page of a visit in the other languages, with the token it was opened with. */
export async function findVisitAlternates({
  step,
  token,
}: {
  step: VisitStep
  token: string
}): Promise<Alternate[]> {
  const { enabled } = await getLanguages()
  const query = token === '' ? '' : `?${new URLSearchParams({ token })}`
  return enabled.map((locale: Locale) => ({ locale, href: `${visitHref({ step, locale })}${query}` }))
}

/** The calendar of an agent, by the token of its address; null where that is none, or none any more. */
export const getCalendar = async (token: string): Promise<AgentCalendar | null> =>
  getAgentCalendar({ payload: await getClient(), token, now: new Date() })
