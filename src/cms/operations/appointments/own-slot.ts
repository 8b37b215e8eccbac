import type { Payload } from 'payload'
import { findRecord } from '@/cms/database/records'
import type { Appointment } from '@/cms/payload-types'
import { relationId } from '@/domain/shared/relation-id'
import { parseMove, type AppointmentRequest } from '@/domain/appointments/appointment-form'
import { minutesBetween } from '@/domain/appointments/brussels-time'
import {
  ownLength,
  readOwnMoment,
  slotOfMoment,
  type OwnMoment,
  type OwnMomentErrors,
  type OwnSlot,
} from '@/domain/appointments/own-moment'
import { readRequestId } from '@/domain/leads/values/field-readers'
import { guardFields } from '@/domain/leads/form-guard'
import { isRecord } from '@/domain/shared/is-record'
import type { Result } from '@/domain/shared/result'

type OwnSlotInput = { payload: Payload; property: number; moment: OwnMoment }

const failed = (failure: OwnMomentErrors) => ({ ok: false, failure }) as const

/** The agent who was chosen, while they exist; else the one of the property. */
async function agentFor({ payload, property, moment }: OwnSlotInput): Promise<number | null> {
  const id = moment.agent
  if (id !== null)
    return (await findRecord(payload, { collection: 'agents', where: { id: { equals: id } } }))?.id ?? null
  const record = await findRecord(payload, { collection: 'properties', where: { id: { equals: property } } })
  return relationId(record?.agent)
}

/** The slot of a moment that staff chose for a property, or what is wrong with its fields. */
async function toOwnSlot(asked: OwnSlotInput): Promise<Result<OwnSlot, OwnMomentErrors>> {
  const { moment } = asked
  const agent = await agentFor(asked)
  if (agent === null) return failed({ agent: 'invalid' })
  const slot = slotOfMoment({ ...moment, length: moment.length ?? ownLength, agent })
  return slot ? { ok: true, value: { slot, isConfirmed: moment.isConfirmed } } : failed({ time: 'invalid' })
}

/** The key of the slot that a booking asks for, and the slot itself where staff chose it. */
export type ChosenSlot = { key: string; own: OwnSlot | null }

/** What a booking asks for: one of the offered times, or a moment of staff; or the errors of its fields. */
export async function chooseSlot({
  request,
  moment,
  ...place
}: Omit<OwnSlotInput, 'moment'> & { request: AppointmentRequest; moment: OwnMoment | null }): Promise<
  Result<ChosenSlot, OwnMomentErrors | { slot: 'required' }>
> {
  if (moment === null)
    return request.slot === null
      ? { ok: false, failure: { slot: 'required' } }
      : { ok: true, value: { key: request.slot, own: null } }
  const own = await toOwnSlot({ ...place, moment })
  return own.ok ? { ok: true, value: { key: own.value.slot.key, own: own.value } } : own
}

export type MoveChoiceFailure =
  { reason: 'slot'; code: 'required' | 'invalid' } | { reason: 'moment'; errors: OwnMomentErrors }

type MoveChoice = ChosenSlot & { requestId: string | null }

/** The moment that staff move an appointment to: its length and its agent stay as they are. */
async function chooseOwnMove({
  payload,
  appointment,
  moment,
}: {
  payload: Payload
  appointment: Appointment
  moment: OwnMoment
}): Promise<Result<ChosenSlot, MoveChoiceFailure>> {
  const { startsAt, endsAt } = appointment
  const own = await toOwnSlot({
    payload,
    property: relationId(appointment.property) ?? 0,
    moment: {
      ...moment,
      agent: relationId(appointment.agent),
      length: minutesBetween({ from: startsAt, to: endsAt }),
    },
  })
  if (!own.ok) return { ok: false, failure: { reason: 'moment', errors: own.failure } }
  return { ok: true, value: { key: own.value.slot.key, own: own.value } }
}

/** Where an appointment is to be moved: to one of the offered times, or by staff to a moment of their own. */
export async function chooseMove({
  payload,
  appointment,
  by,
  input,
}: {
  payload: Payload
  appointment: Appointment
  by: 'visitor' | 'staff'
  input: unknown
}): Promise<Result<MoveChoice, MoveChoiceFailure>> {
  const values = isRecord(input) ? input : {}
  const moment: ReturnType<typeof readOwnMoment> =
    by === 'staff' ? readOwnMoment(values) : { ok: true, value: null }
  if (!moment.ok) return { ok: false, failure: { reason: 'moment', errors: moment.failure } }
  if (moment.value !== null) {
    const chosen = await chooseOwnMove({ payload, appointment, moment: moment.value })
    const requestId = readRequestId(values[guardFields.request])
    return chosen.ok ? { ok: true, value: { ...chosen.value, requestId } } : chosen
  }
  const parsed = parseMove(input)
  if (!parsed.ok) return { ok: false, failure: { reason: 'slot', code: parsed.failure } }
  return { ok: true, value: { key: parsed.value.slot, own: null, requestId: parsed.value.requestId } }
}
