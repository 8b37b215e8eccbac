import { belgianDay } from '@/domain/shared/belgian-day'

// Before anybody works, and after the nightly deletions of old data, so that a backup does not keep what has just been deleted.
const earliest = 5

const belgianHour = (now: Date): number =>
  Number(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Brussels',
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(now),
  )

/** Whether a site that is backed up every day needs it now: once a day from five o'clock in Belgium, and again if it failed. */
export function isBackupDue({ now, last }: { now: Date; last: Date | null }): boolean {
  if (last === null) return true
  return belgianDay(last) < belgianDay(now) && belgianHour(now) >= earliest
}

const hour = 3_600_000

/** How old the last backup may be before staff are warned, in hours: a day, and half of one for a run that took long. */
export const OLD_AFTER_HOURS = 36

/** The age of a backup in whole hours. */
export const backupAge = ({ now, taken }: { now: Date; taken: Date }): number =>
  Math.max(0, Math.floor((now.getTime() - taken.getTime()) / hour))
