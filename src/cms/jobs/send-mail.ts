import { z } from 'zod'
import { sendMail } from '@/cms/operations/mails/send-mail'
import type { Job } from './job'

const schema = z.object({ id: z.number().int() })

/** One attempt to send a mail of the outbox, which records the failure; the queue only repeats the job. */
export const sendMailJob: Job = async ({ data, ...attempt }) => {
  const { id } = schema.parse(data)
  const outcome = await sendMail({ ...attempt, id })
  if (outcome === 'again') throw new Error(`Mail ${id} did not leave`)
}
