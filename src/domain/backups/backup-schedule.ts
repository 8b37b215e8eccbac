import { wallOf } from '@/domain/appointments/brussels-time'

// Before anybody works, and after the nightly deletions of old data, so that a backup does not keep what has just been deleted.
const EARLIEST = '05:00'

/** Whether a site that is backed up every day needs it now: once a day from five o'clock in Belgium, and again if it failed. */
export function isBackupDue({ now, last }: { now: Date; last: Date | null }): boolean {
  if (last === null) return true
  const { day, time } = wallOf(now.toISOString())
  return wallOf(last.toISOString()).day < day && time >= EARLIEST
}

// A day, and half of one for a run that took long.
const oldAfter = 36 * 3_600_000

type BackupState = {
  now: Date
  isDaily: boolean
  /** When the last backup was begun; null before the first one. */
  last: Date | null
  /** Whether the last attempt failed. */
  hasFailed: boolean
}

/** What an administrator has to look at, the most urgent alone; null where all is well. */
export function backupWarning({
  now,
  isDaily,
  last,
  hasFailed,
}: BackupState): 'failed' | 'off' | 'none' | 'old' | null {
  if (hasFailed) return 'failed'
  if (!isDaily) return 'off'
  if (last === null) return 'none'
  return now.getTime() - last.getTime() > oldAfter ? 'old' : null
}
