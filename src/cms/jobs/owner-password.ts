import { z } from 'zod'
import { mailOwnerPassword } from '@/cms/operations/mail-owner-password'
import type { Job } from './job'

const schema = z.object({ lead: z.number().int() })

/** Answers the form of an owner who has forgotten his password. */
export const ownerPasswordJob: Job = ({ data, payload, now }) =>
  mailOwnerPassword({ payload, now, ...schema.parse(data) })
