import type { JobName } from './job-names'

/**
 * The former names of jobs (docs/decisions/0025-words.md). Jobs that were queued under them still run, and the queue keeps
 * the times of a schedule under them: under a new name it would not know when a job ran last, and a server of an earlier
 * version would run it a second time.
 */
export const renamedJobs = {
  'match-property': 'match-home',
  'scan-properties': 'scan-homes',
  'notify-alerts': 'tell-alerts',
  'purge-appointments': 'purge-visits',
  'remind-appointments': 'remind-visits',
  'roll-up-page-views': 'roll-up-visits',
} as const satisfies Partial<Record<JobName, string>>

const formerNames: Partial<Record<string, string>> = renamedJobs

/** The names under which a job may be queued: its own, and the one that it had. */
export const namesOfJob = (name: string): string[] => [name, formerNames[name] ?? name]

/** The name under which the queue keeps when a job of the schedule ran last. */
export const scheduleNameOf = (name: string): string => formerNames[name] ?? name
