import * as z from 'zod/mini'
import type { Result } from '@/domain/shared/result'
import { guardFields, readRequestId } from '@/domain/leads/form-guard'
import { readText } from '@/domain/leads/values/field-readers'
import { leadErrorCodes, type LeadErrorCode } from '@/domain/leads/lead-errors'
import { leadFields, type LeadFieldName } from '@/domain/leads/lead-fields'
import { parseSlotKey } from './slot-key'

/** The key of a slot, as the page offered it; whether the property has it is asked when it is booked. */
function readSlot(input: unknown): Result<string | null, 'invalid'> {
  const read = readText({ max: 30 })(input)
  if (!read.ok || (read.value !== null && parseSlotKey(read.value) === null))
    return { ok: false, failure: 'invalid' }
  return read
}

const slotField = z.transform((input: unknown, context) => {
  const read = readSlot(input)
  if (read.ok) return read.value
  context.issues.push({ code: 'custom', message: read.failure, input })
  return z.NEVER
})

const { property, title, firstName, lastName, email, phone, remark, privacy } = leadFields.shape

/** What an appointment is booked with, under the names it is posted by and in the order of the form. */
const appointmentFields = z.object({
  property,
  slot: slotField,
  title,
  firstName,
  lastName,
  email,
  phone,
  remark,
  privacy,
})

/** What was filled in: null or false where nothing was. */
export type AppointmentValues = z.output<typeof appointmentFields>

export type AppointmentFieldName = keyof AppointmentValues

const isAppointmentFieldName = (name: string): name is AppointmentFieldName =>
  Object.hasOwn(appointmentFields.shape, name)

export const appointmentFieldNames: readonly AppointmentFieldName[] = Object.keys(
  appointmentFields.shape,
).filter(isAppointmentFieldName)

/** The first thing wrong with each field, in the order of the form. */
export type AppointmentErrors = Partial<Record<AppointmentFieldName, LeadErrorCode>>

/** Who fills in: a visitor, or staff for somebody on the phone. */
export type AppointmentAuthor = 'visitor' | 'staff'

const required = {
  visitor: ['property', 'slot', 'firstName', 'lastName', 'email', 'phone', 'privacy'],
  // A caller need not have a mail address, and is not asked to tick a box.
  staff: ['property', 'slot', 'lastName', 'phone'],
} as const satisfies Record<AppointmentAuthor, readonly AppointmentFieldName[]>

/** Whether a field has to be filled in. */
export const isRequired = ({ field, by }: { field: AppointmentFieldName; by: AppointmentAuthor }): boolean =>
  required[by].some((name) => name === field)

/** A booking as it was asked for; `requestId` is null where the form had none, so that it is recognised by nothing. */
export type AppointmentRequest = AppointmentValues & { requestId: string | null }

type Posted = { input: unknown; by: AppointmentAuthor }

/**
 * A booking read from JSON or from a posted form, or the first error of each field. Other keys are dropped. It never
 * throws, whatever the values hold; nothing is asked of the property or its appointment times.
 */
export function parseAppointment({ input, by }: Posted): Result<AppointmentRequest, AppointmentErrors> {
  const own = ownValues(input)
  const { values, errors } = readFields(own)
  for (const field of required[by])
    if (values[field] === null || values[field] === false) errors.set(field, errors.get(field) ?? 'required')
  if (errors.size === 0)
    return { ok: true, value: { ...values, requestId: readRequestId(own[guardFields.request]) } }
  const found = appointmentFieldNames.flatMap((field) => {
    const code = errors.get(field)
    return code === undefined ? [] : [[field, code] as const]
  })
  return { ok: false, failure: Object.fromEntries(found) }
}

/** An appointment moved to another slot, read from what was posted; a key that is none is `invalid`. */
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
  typeof input === 'object' && input !== null ? Object.fromEntries(Object.entries(input)) : {}

/** The values that can be read, the others empty with their errors, so that all errors are found at once. */
function readFields(own: Record<string, unknown>): {
  values: AppointmentValues
  errors: Map<AppointmentFieldName, LeadErrorCode>
} {
  const first = appointmentFields.safeParse(own)
  if (first.success) return { values: first.data, errors: new Map() }
  const errors = new Map<AppointmentFieldName, LeadErrorCode>()
  for (const { path, message } of first.error.issues) {
    const name = String(path[0])
    if (isAppointmentFieldName(name))
      errors.set(name, leadErrorCodes.find((code) => code === message) ?? 'invalid')
  }
  const right = Object.entries(own).filter(([name]) => !isAppointmentFieldName(name) || !errors.has(name))
  return { values: appointmentFields.parse(Object.fromEntries(right)), errors }
}

/**
 * The field of the other forms that has this one's texts: the key of an error, its figures, a hint. A slot is a day that
 * is asked for, as `preferredDate` is where appointments are asked for by hand.
 */
export const asLeadField = (field: AppointmentFieldName): LeadFieldName =>
  field === 'slot' ? 'preferredDate' : field
