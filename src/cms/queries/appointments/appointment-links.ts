import { appointmentAddresses, appointmentTokens } from '@/domain/appointments/stored-names'
import type { Payload } from 'payload'
import { findRecord } from '@/cms/database/records'
import { readToken, signToken } from '@/cms/access/signed-token'
import type { Appointment } from '@/cms/payload-types'
import { appointmentHref, type AppointmentStep } from '@/domain/appointments/appointment-address'
import { bestLink, type LinkFailure } from '@/domain/shared/mailed-link'
import type { Locale } from '@/domain/shared/locale'
import type { Result } from '@/domain/shared/result'
import {
  linkEnd,
  linkNumbers,
  readAppointmentLink,
  type AppointmentLink,
  type AppointmentLinkPurpose,
} from '@/domain/appointments/appointment-links'
import { env } from '@/env'
import { relationId } from '@/domain/shared/relation-id'

const sign = ({ secret, link }: { secret: string; link: AppointmentLink }): string =>
  signToken({ secret, purpose: appointmentTokens[link.purpose], numbers: linkNumbers(link), expiresAt: null })

type LinkedAppointment = Pick<Appointment, 'id' | 'linkVersion' | 'endsAt'>

/** The token that manages an appointment, or only cancels it; valid until the appointment is over. */
export const appointmentToken = ({
  secret,
  step,
  appointment,
}: {
  secret: string
  step: AppointmentStep
  appointment: LinkedAppointment
}): string => {
  const { id, linkVersion, endsAt } = appointment
  const link = { purpose: step, about: id, version: linkVersion, expiresAt: linkEnd({ endsAt }) }
  return sign({ secret, link })
}

/** The path of an appointment's page with its token. */
export const appointmentPage = ({
  step,
  locale,
  token,
}: {
  step: AppointmentStep
  locale: Locale
  token: string
}): string => `${appointmentHref({ step, locale })}?token=${token}`

/** The address of an agent's calendar for programs that fetch it regularly; valid until it is revoked. */
export const feedAddress = ({
  secret,
  agent,
}: {
  secret: string
  agent: { id: number; calendarVersion?: number | null }
}): string => {
  const { id, calendarVersion } = agent
  const link = { purpose: 'feed', about: id, version: calendarVersion ?? 0, expiresAt: null } as const
  return `${env.SITE_URL}${appointmentAddresses.feed}/${sign({ secret, link })}.ics`
}

/** Reads any text as a token; the caller compares its version with that of the record. */
export function readAppointmentToken({
  payload,
  purpose,
  token,
  now,
}: {
  payload: Payload
  purpose: AppointmentLinkPurpose
  token: unknown
  now: Date
}): Result<AppointmentLink, LinkFailure> {
  const numbers = readToken({ secret: payload.secret, purpose: appointmentTokens[purpose], token, now })
  return readAppointmentLink({ purpose, numbers, now })
}

/** The property in one of our links, even an expired or revoked one; null for any other text. */
export async function getLinkedProperty({
  payload,
  steps,
  token,
  now,
}: {
  payload: Payload
  steps: readonly AppointmentStep[]
  token: unknown
  now: Date
}): Promise<number | null> {
  const { secret } = payload
  const found = steps.map((step) => readToken({ secret, purpose: appointmentTokens[step], token, now }))
  const [about] = found.find((numbers) => numbers !== null) ?? []
  if (about === undefined) return null
  const appointment = await findRecord(payload, {
    collection: 'appointments',
    where: { id: { equals: about } },
  })
  return relationId(appointment?.property)
}

/**
 * The appointment behind the link of a mail, if the link is valid for one of these steps; `expired` also if it was revoked.
 * It changes nothing.
 */
export async function getAppointmentByToken({
  payload,
  steps,
  token,
  now,
}: {
  payload: Payload
  steps: readonly AppointmentStep[]
  token: unknown
  now: Date
}): Promise<Result<Appointment, LinkFailure>> {
  const link = bestLink(steps.map((purpose) => readAppointmentToken({ payload, purpose, token, now })))
  if (!link.ok) return link
  const { about, version } = link.value
  const appointment = await findRecord(payload, {
    collection: 'appointments',
    where: { id: { equals: about } },
  })
  if (!appointment) return { ok: false, failure: 'expired' }
  return appointment.linkVersion === version
    ? { ok: true, value: appointment }
    : { ok: false, failure: 'expired' }
}
