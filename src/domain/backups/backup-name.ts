const pattern = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z$/

/** The name of a backup: the UTC second it was begun in, such as `2026-11-25T02-10-00Z`, which every disk and bucket takes. */
export const backupName = (begun: Date): string => `${begun.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** When a backup was begun, by its name; null for any other name. */
export function backupTime(name: string): Date | null {
  const [, day, hour, minute, second] = pattern.exec(name) ?? []
  const time = new Date(`${day}T${hour}:${minute}:${second}Z`)
  return Number.isNaN(time.getTime()) ? null : time
}

/** The backups that go, when the newest `kept` of them stay. Other names are not touched. */
export function expiredBackups(names: readonly string[], kept: number): string[] {
  const backups = names.filter((name) => backupTime(name) !== null).sort()
  return backups.slice(0, Math.max(0, backups.length - kept))
}
