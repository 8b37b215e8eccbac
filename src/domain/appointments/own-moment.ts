import type { LeadErrorCode } from '@/domain/leads/lead-error-codes'
import type { Result } from '@/domain/shared/result'
import { isRecordId } from '@/domain/shared/record-id'
import { addMinutes, isDay, isTime, momentOf, wallOf } from './brussels-time'
import { findSlot, type Slot } from './appointment-times'
import { openingLimits, type Opening } from './opening-rules'
import { slotKey } from './slot-key'

/**
 * A moment that staff choose themselves, in Belgian time; it need not be one of the visit times. `length` is in minutes. Null
 * where nothing was chosen: the length is then that of `ownLength`, and the agent is that of the property.
 */
export type OwnMoment = {
  day: string
  time: string
  length: number | null
  agent: number | null
  /** Whether staff have confirmed that it is outside the visit times. */
  isConfirmed: boolean
}

export type OwnMomentErrors = Partial<Record<'day' | 'time' | 'length' | 'agent', LeadErrorCode>>

/** Of a visit that does not say how long it takes, in minutes. */
export const ownLength = 30

const dayError = (day: unknown): LeadErrorCode | undefined => {
  if (day === '' || day === null) return 'required'
  return typeof day === 'string' && isDay(day) ? undefined : 'invalid'
}

const timeError = (time: unknown): LeadErrorCode | undefined => {
  if (time === '' || time === null || time === undefined) return 'required'
  return typeof time === 'string' && isTime(time) ? undefined : 'invalid'
}

/** A whole number, also as a form sends it; null for an empty field, and NaN for anything else. */
function readWhole(input: unknown): number | null {
  if (input === undefined || input === null || input === '') return null
  if (typeof input === 'number') return Number.isInteger(input) ? input : NaN
  return typeof input === 'string' && /^\d{1,9}$/.test(input) ? Number(input) : NaN
}

function lengthError(length: number | null): LeadErrorCode | undefined {
  const { min, max } = openingLimits.length
  if (length === null) return undefined
  if (Number.isNaN(length)) return 'invalid'
  if (length < min) return 'too-low'
  return length > max ? 'too-high' : undefined
}

const agentError = (agent: number | null): LeadErrorCode | undefined =>
  agent === null || isRecordId(agent) ? undefined : 'invalid'

/**
 * The moment of a post by staff, or the first error of each field; null for a post that names one of the offered times, which
 * has no field `day`.
 */
export function readOwnMoment(
  values: Readonly<Record<string, unknown>>,
): Result<OwnMoment | null, OwnMomentErrors> {
  if (!Object.hasOwn(values, 'day')) return { ok: true, value: null }
  const { day, time } = values
  const length = readWhole(values.length)
  const agent = readWhole(values.agent)
  const found = {
    day: dayError(day),
    time: timeError(time),
    length: lengthError(length),
    agent: agentError(agent),
  }
  const errors = Object.entries(found).filter(([, code]) => code !== undefined)
  if (errors.length > 0) return { ok: false, failure: Object.fromEntries(errors) }
  const isConfirmed = values.outside === true || values.outside === 'true'
  return { ok: true, value: { day: String(day), time: String(time), length, agent, isConfirmed } }
}

/**
 * The slot of a moment that staff chose: one place, without notice. Null for a time that does not exist on a spring night, and
 * for a visit that would end on another day.
 */
export function slotOfMoment({
  day,
  time,
  length,
  agent,
}: Pick<OwnMoment, 'day' | 'time'> & { length: number; agent: number }): Slot | null {
  const startsAt = momentOf({ day, time })
  if (startsAt === null) return null
  const endsAt = addMinutes({ moment: startsAt, minutes: length })
  const until = wallOf(endsAt)
  if (until.day !== day) return null
  const key = slotKey({ agent, startsAt })
  return { key, opening: 0, agent, startsAt, endsAt, day, time, until: until.time, capacity: 1, notice: 0 }
}

/** A slot that staff chose themselves. */
export type OwnSlot = { slot: Slot; isConfirmed: boolean }

/** Whether staff have to confirm a slot: it is none of the visit times of the property. */
export const isUnconfirmed = ({
  own,
  openings,
}: {
  own: OwnSlot | null
  openings: readonly Opening[]
}): boolean => own !== null && !own.isConfirmed && findSlot({ openings, key: own.slot.key }) === null
