import 'server-only'
import { getAgent, getAgentCalendar, type AgentCalendar } from '@/cms/queries/appointments/agent-calendar'
import {
  getAppointmentProperty,
  type AppointmentProperty,
} from '@/cms/queries/appointments/get-appointment-property'
import { findAppointmentDays, getBookableProperty } from '@/cms/queries/appointments/appointment-days'
import { getLinkedProperty, getAppointmentByToken } from '@/cms/queries/appointments/appointment-links'
import type { Appointment } from '@/cms/payload-types'
import {
  appointmentHref,
  appointmentSteps,
  type AppointmentStep,
} from '@/domain/appointments/appointment-address'
import type { Locale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import { allowedChanges, type BookingState } from '@/domain/appointments/booking'
import { wallOf } from '@/domain/appointments/brussels-time'
import { offerDays, type OfferedDay } from '@/domain/appointments/offer'
import type { LinkFailure } from '@/domain/shared/mailed-link'
import { getClient } from '@/site/data/client'
import { idOf } from '@/site/data/defaults'
import { getLanguages } from '@/site/data/content/settings'
import type { AlternateAddress } from '@/site/data/view-models'

export type AppointmentOffer = { isFull: boolean; days: OfferedDay[] }

/** The free appointment times of a property now; null for a property that is not available. */
export async function findAppointmentOffer(publicId: number): Promise<AppointmentOffer | null> {
  const payload = await getClient()
  const property = await getBookableProperty({ payload, publicId, by: 'visitor' })
  return (
    property && offerDays(await findAppointmentDays({ payload, property, by: 'visitor', now: new Date() }))
  )
}

/** An appointment as its page shows it. */
export type ManagedAppointment = {
  state: BookingState
  /** It was moved from another time. */
  isMoved: boolean
  day: string
  time: string
  until: string
  property: { title: string; address: string; href: string | null } | null
  agent: { name: string; phone: string | null } | null
  /** What its holder can do now: the buttons to show. */
  canMove: boolean
  canCancel: boolean
  /** The slots it can be moved to; empty if it cannot be moved. */
  offer: AppointmentOffer
}

const nothing: AppointmentOffer = { isFull: false, days: [] }

async function findOtherTimes({
  appointment,
  publicId,
  now,
}: {
  appointment: Appointment
  publicId: number | null
  now: Date
}) {
  const payload = await getClient()
  const by = 'visitor'
  const property = publicId === null ? null : await getBookableProperty({ payload, publicId, by })
  return property
    ? offerDays(await findAppointmentDays({ payload, property, by, now, except: appointment.id }))
    : nothing
}

async function getShowingAgent(id: number): Promise<ManagedAppointment['agent']> {
  const agent = await getAgent({ payload: await getClient(), id })
  return agent && { name: agent.name, phone: agent.phone || null }
}

/** The appointment behind the link of a mail, or why the link is not valid; it changes nothing. */
export async function getManagedAppointment({
  step,
  token,
  locale,
}: {
  step: AppointmentStep
  token: string
  locale: Locale
}): Promise<Result<ManagedAppointment, LinkFailure>> {
  const payload = await getClient()
  const now = new Date()
  const found = await getAppointmentByToken({ payload, steps: [step], token, now })
  if (!found.ok) return found
  return { ok: true, value: await toManaged(found.value, { step, locale, now }) }
}

/** The page that a token opens now; null if there is none. */
export async function findAppointmentStep(token: unknown): Promise<AppointmentStep | null> {
  const payload = await getClient()
  for (const step of appointmentSteps) {
    const found = await getAppointmentByToken({ payload, steps: [step], token, now: new Date() })
    if (found.ok) return step
  }
  return null
}

// Mails link with the site's host; on the site's own pages a path opens in the same tab.
const pageOfProperty = (property: AppointmentProperty | null): string | null =>
  property?.subject ? new URL(property.subject.href).pathname : null

/** The visible page of the property in a link, also if the link is no longer valid. */
export async function findLinkedProperty({
  steps,
  token,
  locale,
}: {
  steps: readonly AppointmentStep[]
  token: unknown
  locale: Locale
}): Promise<string | null> {
  const payload = await getClient()
  const id = await getLinkedProperty({ payload, steps, token, now: new Date() })
  const property = id === null ? null : await getAppointmentProperty({ payload, id, locale, withPage: true })
  return pageOfProperty(property)
}

type ManagedAppointmentInput = { step: AppointmentStep; locale: Locale; now: Date }

// Each change raises the sequence; for a cancelled appointment the last change was the cancellation.
const isMoved = ({ state, sequence }: Appointment): boolean => state === 'booked' && sequence > 0

async function toManaged(
  appointment: Appointment,
  { step, locale, now }: ManagedAppointmentInput,
): Promise<ManagedAppointment> {
  const payload = await getClient()
  const { state, startsAt, endsAt, slotKey: slot, sequence } = appointment
  const property = await getAppointmentProperty({
    payload,
    id: idOf(appointment.property) ?? 0,
    locale,
    withPage: true,
  })
  const allowed = allowedChanges({ booking: { state, startsAt, endsAt, slot, sequence }, by: 'visitor', now })
  const canMove = step === 'manage' && allowed.includes('move')
  return {
    state,
    isMoved: isMoved(appointment),
    ...wallOf(startsAt),
    until: wallOf(endsAt).time,
    property: property && {
      title: property.title,
      address: property.shownAddress,
      href: pageOfProperty(property),
    },
    agent: await getShowingAgent(idOf(appointment.agent) ?? 0),
    canMove,
    canCancel: allowed.includes('cancel'),
    offer: canMove
      ? await findOtherTimes({ appointment, publicId: property?.publicId ?? null, now })
      : nothing,
  }
}

/** The page of an appointment in the other languages, with the same token. */
export async function findAppointmentAlternates({
  step,
  token,
}: {
  step: AppointmentStep
  token: string
}): Promise<AlternateAddress[]> {
  const { enabled } = await getLanguages()
  const query = token === '' ? '' : `?${new URLSearchParams({ token })}`
  return enabled.map((locale: Locale) => ({ locale, href: `${appointmentHref({ step, locale })}${query}` }))
}

/** The calendar of an agent, by the token of its address; null if that is invalid or revoked. */
export const getCalendar = async (token: string): Promise<AgentCalendar | null> =>
  getAgentCalendar({ payload: await getClient(), token, now: new Date() })
