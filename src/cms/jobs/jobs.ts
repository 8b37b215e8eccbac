import { forgetFriends, purgeGuards, purgeLeads } from '@/cms/operations/purge-forms'
import { purgeMails } from '@/cms/operations/purge-mails'
import { recoverMails } from '@/cms/operations/recover-mails'
import type { Job } from './job'
import { sendMailJob } from './send-mail'

/** Every job the worker knows, under the name `queueJob` takes. */
export const jobs = {
  'send-mail': sendMailJob,
  'recover-mails': ({ payload }) => recoverMails({ payload }),
  'purge-mails': ({ payload, now }) => purgeMails({ payload, now }),
  'purge-leads': ({ payload, now }) => purgeLeads({ payload, now }),
  'purge-guards': ({ payload, now }) => purgeGuards({ payload, now }),
  'forget-friends': ({ payload, now }) => forgetFriends({ payload, now }),
} as const satisfies Record<string, Job>

export type JobName = keyof typeof jobs

type Times = {
  /** A crontab line; the times are UTC. */
  match: string
  /** How old a missed time may be to be made up for when the worker starts, in milliseconds. */
  backfillPeriod: number
}

const day = 86_400_000

/** The jobs that are queued by themselves; with several workers, once. */
export const schedule: Partial<Record<JobName, Times>> = {
  'recover-mails': { match: '*/10 * * * *', backfillPeriod: 0 },
  'purge-mails': { match: '17 3 * * *', backfillPeriod: day },
  'purge-leads': { match: '37 3 * * *', backfillPeriod: day },
  'purge-guards': { match: '7 * * * *', backfillPeriod: 0 },
  'forget-friends': { match: '* * * * *', backfillPeriod: 0 },
}
