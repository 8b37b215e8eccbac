import type { Result } from '@/domain/shared/result'
import { guardFields } from '@/domain/leads/form-guard'
import {
  namesOf,
  readFields,
  readRequestId,
  readText,
  type ValuesOf,
} from '@/domain/leads/values/field-readers'
import type { LeadErrorCode } from '@/domain/leads/lead-error-codes'
import { leadFields } from '@/domain/leads/lead-fields'
import { parseSlotKey } from './slot-key'
import { isRecord } from '@/domain/shared/is-record'

/** The key of a slot, as the page offered it; booking checks whether the property has it. */
function readSlot(input: unknown): Result<string | null, 'invalid'> {
  const read = readText({ max: 30 })(input)
  if (!read.ok || (read.value !== null && parseSlotKey(read.value) === null))
    return { ok: false, failure: 'invalid' }
  return read
}

const { property, title, firstName, lastName, email, phone, remark, privacy } = leadFields

/** The fields of a booking, under their posted names and in the order of the form. */
const appointmentFields = {
  property,
  slot: { read: readSlot },
  title,
  firstName,
  lastName,
  email,
  phone,
  remark,
  privacy,
}

/** The values of a form; null or false for an empty field. */
export type AppointmentValues = ValuesOf<typeof appointmentFields>

export type AppointmentFieldName = keyof AppointmentValues

export const appointmentFieldNames: readonly AppointmentFieldName[] = namesOf(appointmentFields)

/** The first thing wrong with each field, in the order of the form. */
export type AppointmentErrors = Partial<Record<AppointmentFieldName, LeadErrorCode>>

/** Who fills in the form: a visitor, or staff for somebody on the phone. */
export type AppointmentAuthor = 'visitor' | 'staff'

const required = {
  visitor: ['property', 'slot', 'firstName', 'lastName', 'email', 'phone', 'privacy'],
  // A caller may have no mail address, and has no box to tick.
  staff: ['property', 'slot', 'lastName', 'phone'],
} as const satisfies Record<AppointmentAuthor, readonly AppointmentFieldName[]>

/** Whether a field has to be filled in. */
export const isRequired = ({ field, by }: { field: AppointmentFieldName; by: AppointmentAuthor }): boolean =>
  required[by].some((name) => name === field)

/** A requested booking; `requestId` is null if the form had none, so that a repeat is not recognised. */
export type AppointmentRequest = AppointmentValues & { requestId: string | null }

type PostedAppointment = {
  input: unknown
  by: AppointmentAuthor
  /** Staff have chosen a moment of their own in the place of a slot. */
  hasOwnMoment?: boolean
}

/**
 * A booking read from JSON or from a posted form, or the first error of each field. Other keys are dropped. It never
 * throws, whatever the values hold; it does not check the property or its slots.
 */
export function parseAppointment({
  input,
  by,
  hasOwnMoment = false,
}: PostedAppointment): Result<AppointmentRequest, AppointmentErrors> {
  const own = ownValues(input)
  const { values, errors } = readFields(appointmentFields, own)
  const needed = required[by].filter((field) => !hasOwnMoment || field !== 'slot')
  for (const field of needed)
    if (values[field] === null || values[field] === false) errors.set(field, errors.get(field) ?? 'required')
  if (errors.size === 0)
    return { ok: true, value: { ...values, requestId: readRequestId(own[guardFields.request]) } }
  const found = appointmentFieldNames.flatMap((field) => {
    const code = errors.get(field)
    return code === undefined ? [] : [[field, code] as const]
  })
  return { ok: false, failure: Object.fromEntries(found) }
}

/** The new slot of an appointment, read from what was posted; an invalid key is `invalid`. */
export function parseMove(
  input: unknown,
): Result<{ slot: string; requestId: string | null }, 'required' | 'invalid'> {
  const own = ownValues(input)
  const read = readSlot(own.slot)
  if (!read.ok) return read
  if (read.value === null) return { ok: false, failure: 'required' }
  return { ok: true, value: { slot: read.value, requestId: readRequestId(own[guardFields.request]) } }
}

const ownValues = (input: unknown): Record<string, unknown> =>
  isRecord(input) ? Object.fromEntries(Object.entries(input)) : {}
