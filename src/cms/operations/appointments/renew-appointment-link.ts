import { noteAction } from '@/cms/operations/audit/note-action'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { relationId } from '@/domain/shared/relation-id'
import { inTransaction, transactionOf } from '@/cms/database/transactions'
import { isMailAddress } from '@/domain/mail/mailbox'
import type { Result } from '@/domain/shared/result'
import { table } from '@/cms/database/tables'
import { lockAppointment, openAppointment } from './locked-appointment'
import { prepareAppointmentMailing, notifyVisitor } from './queue-appointment-mails'

const appointments = table('appointments')

/** The appointment does not exist; it is cancelled or over; its visitor left no address. */
export type RenewFailure = 'not-found' | 'over' | 'no-address'

type RenewLinkAnswer = Result<null, RenewFailure>

const failed = (failure: RenewFailure): RenewLinkAnswer => ({ ok: false, failure })

/**
 * Revokes every mailed link to an appointment and sends its visitor the confirmation with new ones: for a lost mail, or one
 * that reached the wrong person.
 */
export async function renewAppointmentLink({
  req,
  id,
  now,
}: {
  req: PayloadRequest
  id: number
  now: Date
}): Promise<RenewLinkAnswer> {
  const opened = await openAppointment({ key: { by: 'staff', req, id }, steps: [], now })
  if (!opened.ok) return failed('not-found')
  const { email, property, agent, language: locale } = opened.value
  if (!email || !isMailAddress(email)) return failed('no-address')
  const { payload } = req
  const mailing = await prepareAppointmentMailing({
    payload,
    property: relationId(property),
    agents: [relationId(agent) ?? 0],
    locale,
  })
  return inTransaction(req, async (): Promise<RenewLinkAnswer> => {
    const appointment = await lockAppointment({ req, appointment: opened.value })
    if (!appointment) return failed('not-found')
    if (appointment.state !== 'booked' || appointment.startsAt <= now.toISOString()) return failed('over')
    const linkVersion = appointment.linkVersion + 1
    const db = await transactionOf(req)
    await db.execute(
      sql`update ${appointments} set ${appointments.$.link_version} = ${linkVersion}, ${appointments.$.updated_at} = now() where ${appointments.id} = ${id}`,
    )
    await notifyVisitor({ req, appointment: { ...appointment, linkVersion }, mailing, news: 'confirmed' })
    await noteAction(req, { action: 'write', kind: 'appointments', id })
    return { ok: true, value: null }
  })
}
