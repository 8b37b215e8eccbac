import { backUpWhenDue } from '@/cms/operations/backups/back-up-when-due'
import { emptyBin } from '@/cms/operations/bin/empty-bin'
import { checkBroken } from '@/cms/operations/broken/check-broken'
import { checkDuties } from '@/cms/operations/duties/check-duties'
import { markPhotos } from '@/cms/operations/media/marks/mark-photos'
import { mendOriginals } from '@/cms/operations/media/mend-originals'
import { mendDocuments } from '@/cms/operations/media/mend-documents'
import { carryOutPlans } from '@/cms/operations/publication-plans/carry-out-plans'
import { purgeAudit } from '@/cms/operations/audit/purge-audit'
import { purgeAlerts } from '@/cms/operations/alerts/erase-alerts'
import { purgeOwnerFiles } from '@/cms/operations/owner-messages/erase-owner-messages'
import { purgeAppointments } from '@/cms/operations/appointments/erase-appointments'
import { expireAlerts } from '@/cms/operations/alerts/expire-alerts'
import { forgetFriends, purgeGuards, purgeLeads } from '@/cms/operations/leads/purge-forms'
import { remindLeads } from '@/cms/operations/leads/remind-leads'
import { purgeMails } from '@/cms/operations/mails/purge-mails'
import { queueMissedMatching } from '@/cms/operations/alerts/queue-property-matching'
import { recoverMails } from '@/cms/operations/mails/recover-mails'
import { readReplies } from '@/cms/operations/replies/read-replies'
import { remindAppointments } from '@/cms/operations/appointments/remind-appointments'
import { rollUpPageViews } from '@/cms/operations/page-views/roll-up-page-views'
import { sendOwnerReports } from '@/cms/operations/owners/send-owner-reports'
import { sendAlertMails } from '@/cms/operations/alerts/send-alert-mails'
import type { Job } from './job'
import type { JobName } from './job-names'
import { matchPropertyJob } from './match-property'
import { ownerPasswordJob } from './owner-password'
import { sendMailJob } from './send-mail'
import { staffPasswordJob } from './staff-password'

/** Every job of the worker, by its name for `queueJob`. */
export const jobs = {
  'send-mail': sendMailJob,
  'recover-mails': ({ payload }) => recoverMails({ payload }),
  'purge-mails': ({ payload, now }) => purgeMails({ payload, now }),
  'purge-leads': ({ payload, now }) => purgeLeads({ payload, now }),
  'purge-appointments': ({ payload, now }) => purgeAppointments({ payload, now }),
  'purge-audit': ({ payload, now }) => purgeAudit({ payload, now }),
  'purge-owner-files': ({ payload, now }) => purgeOwnerFiles({ payload, now }),
  'remind-appointments': ({ payload, now }) => remindAppointments({ payload, now }),
  'remind-leads': ({ payload, now }) => remindLeads({ payload, now }),
  'read-replies': async ({ payload, now, signal }) => {
    await readReplies({ payload, now, signal })
  },
  'purge-guards': ({ payload, now }) => purgeGuards({ payload, now }),
  'forget-friends': ({ payload, now }) => forgetFriends({ payload, now }),
  'mend-originals': async ({ payload, signal }) => {
    await mendOriginals({ payload, signal })
    await mendDocuments({ payload, signal })
  },
  'mark-photos': ({ payload, data, signal }) => markPhotos({ payload, data, signal }),
  'owner-password': ownerPasswordJob,
  'staff-password': staffPasswordJob,
  'match-property': matchPropertyJob,
  'scan-properties': ({ payload }) => queueMissedMatching(payload),
  'notify-alerts': async ({ payload, now, signal }) => {
    await sendAlertMails({ payload, now, signal })
  },
  'expire-alerts': ({ payload, now }) => expireAlerts({ payload, now }),
  'purge-alerts': ({ payload, now }) => purgeAlerts({ payload, now }),
  'roll-up-page-views': ({ payload, now }) => rollUpPageViews({ payload, now }),
  'send-owner-reports': async ({ payload, now, signal }) => {
    await sendOwnerReports({ payload, now, signal })
  },
  'back-up': ({ payload, now }) => backUpWhenDue({ payload, now }),
  'check-duties': ({ payload, now, signal }) => checkDuties({ payload, now, signal }),
  'find-broken': ({ payload, now, signal }) => checkBroken({ payload, now, signal }),
  'carry-out-plans': ({ payload, now, signal }) => carryOutPlans({ payload, now, signal }),
  'empty-bin': ({ payload, now, signal }) => emptyBin({ payload, now, signal }),
} as const satisfies Record<JobName, Job>

type JobSchedule = {
  /** A crontab line; the times are UTC. */
  match: string
  /** How old a missed run may be to be made up for when the worker starts, in milliseconds. */
  backfillPeriod: number
}

const hour = 3_600_000
const day = 24 * hour

/** The jobs that run on a schedule, once even with several workers. */
export const schedule: Partial<Record<JobName, JobSchedule>> = {
  'recover-mails': { match: '*/10 * * * *', backfillPeriod: 0 },
  'purge-mails': { match: '17 3 * * *', backfillPeriod: day },
  'purge-leads': { match: '37 3 * * *', backfillPeriod: day },
  'purge-appointments': { match: '47 3 * * *', backfillPeriod: day },
  'purge-owner-files': { match: '7 4 * * *', backfillPeriod: day },
  'purge-audit': { match: '17 4 * * *', backfillPeriod: day },
  // The worker also starts with it.
  'mend-originals': { match: '7 * * * *', backfillPeriod: 0 },
  // For what no save has queued, such as a picture that waits for room on the disk.
  'mark-photos': { match: '32 4 * * *', backfillPeriod: day },
  // The next run makes up for a missed one.
  'remind-appointments': { match: '*/5 * * * *', backfillPeriod: 0 },
  'remind-leads': { match: '*/10 * * * *', backfillPeriod: 0 },
  'read-replies': { match: '* * * * *', backfillPeriod: 0 },
  'purge-guards': { match: '*/5 * * * *', backfillPeriod: 0 },
  'forget-friends': { match: '* * * * *', backfillPeriod: 0 },
  'scan-properties': { match: '*/15 * * * *', backfillPeriod: 0 },
  // The next run sends what is pending.
  'notify-alerts': { match: '* * * * *', backfillPeriod: 0 },
  'expire-alerts': { match: '27 7 * * *', backfillPeriod: day },
  'purge-alerts': { match: '57 3 * * *', backfillPeriod: day },
  // Soon after midnight in Belgium, in summer and in winter; the later runs are for late page views.
  'roll-up-page-views': { match: '4 * * * *', backfillPeriod: hour },
  // Each hour asks whether it is due, so a failed one is repeated.
  'back-up': { match: '41 * * * *', backfillPeriod: hour },
  // After midnight in Belgium, in summer and in winter: certificates end with a day.
  'check-duties': { match: '12 0 * * *', backfillPeriod: day },
  // The worker also starts with it, and carries out what it missed.
  'carry-out-plans': { match: '* * * * *', backfillPeriod: 0 },
  'empty-bin': { match: '27 4 * * *', backfillPeriod: day },
  'find-broken': { match: '22 2 * * *', backfillPeriod: day },
  // On several days, to make up for a missed run or a mail that could not be written.
  'send-owner-reports': { match: '4 6 1-5 * *', backfillPeriod: day },
}
