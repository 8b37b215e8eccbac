import { z } from 'zod'
import { mailStaffPassword } from '@/cms/operations/accounts/mail-staff-password'
import type { Job } from './job'

const schema = z.object({ account: z.number().int() })

/** Mails a link for a new password to a member of staff who asked for it. */
export const staffPasswordJob: Job = ({ data, payload }) =>
  mailStaffPassword({ payload, id: schema.parse(data).account })
