const plain = (text: string): string => text.replace(/[^A-Za-z0-9-]+/g, '-')

/**
 * The name of the file a mail becomes where there is no mail server: `<time>-<kind>-<id>.eml`, the time in UTC and
 * sortable. Nothing in it can lead out of the folder.
 */
export const mailFileName = ({ time, kind, id }: { time: Date; kind: string; id: string | number }): string =>
  `${plain(time.toISOString())}-${plain(kind)}-${plain(String(id))}.eml`

// `.part`: of a mail that was never written to its end.
const named = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z-.*\.eml(?:\.part)?$/

/** When the mail of a file of that folder was written; null for a file that is none. */
export function mailFileTime(name: string): Date | null {
  const [, day, hours, minutes, seconds, thousandths] = named.exec(name) ?? []
  const time = new Date(`${day}T${hours}:${minutes}:${seconds}.${thousandths}Z`)
  return Number.isNaN(time.getTime()) ? null : time
}
