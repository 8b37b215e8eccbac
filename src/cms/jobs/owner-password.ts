import { z } from 'zod'
import { mailOwnerPassword } from '@/cms/operations/owners/mail-owner-password'
import { notifyLockedOwner } from '@/cms/operations/owners/notify-locked-owner'
import type { Job } from './job'

const schema = z.union([z.object({ lead: z.number().int() }), z.object({ locked: z.number().int() })])

/** Mails a link for a new password: to the sender of the form, or to the owner whose login is locked. */
export const ownerPasswordJob: Job = async ({ data, payload, now }) => {
  const asked = schema.parse(data)
  if ('lead' in asked) await mailOwnerPassword({ payload, lead: asked.lead, now })
  else await notifyLockedOwner({ payload, id: asked.locked, now })
}
