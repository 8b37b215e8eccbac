import type { Endpoint, PayloadRequest } from 'payload'
import { bodyOf, documentEndpoint, staffEndpoint, wrong } from '@/cms/collections/staff-endpoint'
import { bookAppointment, type BookingFailure } from '@/cms/operations/appointments/book-appointment'
import { cancelAppointment } from '@/cms/operations/appointments/cancel-appointment'
import { closeAppointment } from '@/cms/operations/appointments/close-appointment'
import { moveAppointment, type MoveFailure } from '@/cms/operations/appointments/move-appointment'
import { renewAppointmentLink } from '@/cms/operations/appointments/renew-appointment-link'
import { findAgents } from '@/cms/queries/appointments/office-appointments'
import { findAppointmentDays, getBookableProperty } from '@/cms/queries/appointments/appointment-days'
import { guardFields } from '@/domain/leads/form-guard'
import { knownLocale } from '@/domain/shared/locale'
import { isRecordId } from '@/domain/shared/record-id'
import type { FreeSlot, Obstacle } from '@/domain/appointments/free-places'
import { offerDays, offerSlot } from '@/domain/appointments/offer'

const done = (id: number) => Response.json({ ok: true, id })

type TakenTime = {
  obstacle: Obstacle
  next: readonly FreeSlot[]
  /** Staff chose the moment themselves: nothing but another visit of the agent fills it. */
  isOwn: boolean
}

const taken = ({ obstacle, next, isOwn }: TakenTime) =>
  Response.json(
    { ok: false, error: isOwn && obstacle === 'full' ? 'agent-busy' : obstacle, next: next.map(offerSlot) },
    { status: 409 },
  )

const choosesMoment = (values: object): boolean => Object.hasOwn(values, 'day')

function numberOf(value: unknown): number | null {
  const number = typeof value === 'string' ? Number(value) : NaN
  return isRecordId(number) ? number : null
}

/**
 * The times of a property that staff can book for a caller, also those too near for visitors; or those that an appointment
 * can be moved to, which itself occupies no place. With the agents.
 */
async function listTimes({ payload, query }: PayloadRequest): Promise<Response> {
  const publicId = numberOf(query.property)
  const except = query.appointment === undefined ? undefined : numberOf(query.appointment)
  if (publicId === null || except === null) return wrong('not-found', 404)
  const property = await getBookableProperty({ payload, publicId, by: 'staff' })
  if (!property) return wrong('not-found', 404)
  const days = await findAppointmentDays({ payload, property, by: 'staff', now: new Date(), except })
  const showing = new Set(days.flatMap(({ slots }) => slots.map(({ agent }) => agent)))
  const agents = (await findAgents(payload)).filter(({ id }) => showing.has(id))
  return Response.json({ ...offerDays(days), agents }, { headers: { 'Cache-Control': 'private, no-store' } })
}

function refuseBooking(failure: BookingFailure, isOwn: boolean): Response {
  if (failure.reason === 'taken') return taken({ ...failure, isOwn })
  if (failure.reason === 'too-many') return wrong('too-many', 429)
  if (failure.reason === 'outside') return wrong('outside', 409)
  return Response.json({ ok: false, errors: failure.errors }, { status: 422 })
}

/** Books for a caller, who gets a mail in their language if they have an address. */
async function bookByPhone(req: PayloadRequest): Promise<Response> {
  const values = await bodyOf(req)
  const given = values[guardFields.locale]
  const locale = knownLocale(given)
  const { payload } = req
  const booked = await bookAppointment({ payload, by: 'staff', req, values, locale, now: new Date() })
  if (!booked.ok) return refuseBooking(booked.failure, choosesMoment(values))
  return booked.value.kind === 'dropped' ? wrong('invalid') : done(booked.value.appointment.id)
}

function refuseChange(failure: MoveFailure, isOwn = false): Response {
  switch (failure.reason) {
    case 'taken':
      return taken({ ...failure, isOwn })
    case 'refused':
      return wrong(failure.code, 409)
    case 'slot':
      return Response.json({ ok: false, errors: { slot: failure.code } }, { status: 422 })
    case 'moment':
      return Response.json({ ok: false, errors: failure.errors }, { status: 422 })
    case 'outside':
      return wrong(failure.reason, 409)
    case 'too-many':
      return wrong(failure.reason, 429)
    default:
      return wrong('not-found', 404)
  }
}

async function move(req: PayloadRequest, id: number): Promise<Response> {
  const input = await bodyOf(req)
  const moved = await moveAppointment({ key: { by: 'staff', req, id }, input, now: new Date() })
  return moved.ok ? done(id) : refuseChange(moved.failure, choosesMoment(input))
}

async function cancel(req: PayloadRequest, id: number): Promise<Response> {
  const cancelled = await cancelAppointment({ key: { by: 'staff', req, id }, now: new Date() })
  return cancelled.ok ? done(id) : refuseChange(cancelled.failure)
}

const codes: Partial<Record<string, number>> = { 'not-found': 404, invalid: 422 }

async function close(req: PayloadRequest, id: number): Promise<Response> {
  const closed = await closeAppointment({ req, id, input: await bodyOf(req), now: new Date() })
  return closed.ok ? done(id) : wrong(closed.failure, codes[closed.failure] ?? 409)
}

async function renewLink(req: PayloadRequest, id: number): Promise<Response> {
  const renewed = await renewAppointmentLink({ req, id, now: new Date() })
  return renewed.ok ? done(id) : wrong(renewed.failure, codes[renewed.failure] ?? 409)
}

/** The REST endpoints of staff for appointments, besides reading: docs/appointments.md. */
export const appointmentEndpoints: Endpoint[] = [
  { path: '/times', method: 'get', handler: staffEndpoint(listTimes) },
  { path: '/phone', method: 'post', handler: staffEndpoint(bookByPhone) },
  { path: '/:id/move', method: 'post', handler: documentEndpoint('appointments', move) },
  { path: '/:id/cancel', method: 'post', handler: documentEndpoint('appointments', cancel) },
  { path: '/:id/close', method: 'post', handler: documentEndpoint('appointments', close) },
  { path: '/:id/renew-link', method: 'post', handler: documentEndpoint('appointments', renewLink) },
]
