import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { Appointment } from '@/cms/payload-types'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { cleanLines } from '@/domain/leads/values/clean-text'
import type { Result } from '@/domain/shared/result'
import { changeBooking, type BookingRefusal } from '@/domain/appointments/booking'
import { table } from '@/cms/database/tables'
import { noteAction } from '@/cms/operations/audit/note-action'
import { bookingOf, lockAppointment, openAppointment } from './locked-appointment'

const appointments = table('appointments')

/** The appointment does not exist, the report is empty, or it is too early or too late for one. */
export type CloseFailure = 'not-found' | 'invalid' | BookingRefusal

const LONGEST_FEEDBACK = 3000

/** A report by staff; what it leaves out does not change. */
const schema = z
  .object({
    state: z.enum(['done', 'no-show']).optional(),
    feedback: z.string().transform(cleanLines).pipe(z.string().max(LONGEST_FEEDBACK)).optional(),
    feedbackReleased: z.boolean().optional(),
  })
  .refine((report) => Object.values(report).some((value) => value !== undefined))

type AppointmentReport = z.infer<typeof schema>

/** Feedback can be recorded and corrected as long as the outcome can. */
function refusalOf({
  appointment,
  report,
  now,
}: {
  appointment: Appointment
  report: AppointmentReport
  now: Date
}): BookingRefusal | null {
  const kind = report.state ?? 'done'
  const change = changeBooking({ booking: bookingOf(appointment), change: { kind }, by: 'staff', now })
  return change.ok || change.failure === 'same' ? null : change.failure
}

/**
 * Records the outcome of an appointment after its start: whether it took place, and the feedback on the property. The owner
 * may read released feedback. It sends no mail and changes no calendar.
 */
export async function closeAppointment({
  req,
  id,
  input,
  now,
}: {
  req: PayloadRequest
  id: number
  input: Record<string, unknown>
  now: Date
}): Promise<Result<null, CloseFailure>> {
  const read = schema.safeParse(input)
  if (!read.success) return { ok: false, failure: 'invalid' }
  const report = read.data
  const opened = await openAppointment({ key: { by: 'staff', req, id }, steps: [], now })
  if (!opened.ok) return { ok: false, failure: 'not-found' }
  return inTransaction(req, async (): Promise<Result<null, CloseFailure>> => {
    const appointment = await lockAppointment({ req, appointment: opened.value })
    if (!appointment) return { ok: false, failure: 'not-found' }
    const refusal = refusalOf({ appointment, report, now })
    if (refusal !== null) return { ok: false, failure: refusal }
    const db = await transactionOf(req)
    await db.execute(sql`update ${appointments} set ${appointments.$.state} = coalesce(${report.state ?? null}, ${appointments.state}::text)::enum_appointments_state,
      ${appointments.$.feedback} = coalesce(${report.feedback ?? null}, ${appointments.feedback}),
      ${appointments.$.feedback_released} = coalesce(${report.feedbackReleased ?? null}::boolean, ${appointments.feedback_released}), ${appointments.$.updated_at} = now()
      where ${appointments.id} = ${id}`)
    await noteAction(req, { action: 'change', kind: 'appointments', id, fields: Object.keys(report) })
    return { ok: true, value: null }
  })
}
