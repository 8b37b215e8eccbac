import type { CollectionAfterDeleteHook } from 'payload'
import { clearDisk } from '@/cms/operations/leads/erase-leads'
import { eraseMailsOfAppointments } from '@/cms/operations/appointments/erase-appointments'
import type { Appointment } from '@/cms/payload-types'
import { afterCommit } from '@/cms/database/transactions'

/** Erases an appointment's mails when staff delete the appointment. */
export const eraseMailsOfAppointment: CollectionAfterDeleteHook<Appointment> = async ({ doc, req }) => {
  const mails = await eraseMailsOfAppointments({ req, ids: [doc.id] })
  await afterCommit(req, () => clearDisk({ filenames: [], mails }))
  return doc
}
