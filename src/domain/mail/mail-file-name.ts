const plain = (text: string): string => text.replace(/[^A-Za-z0-9-]+/g, '-')

/** A mail as the name of its file knows it. */
export type MailReference = { kind: string; id: string | number }

const referenceOf = ({ kind, id }: MailReference): string => `${plain(kind)}-${plain(String(id))}`

/**
 * The name of a mail's file where there is no mail server: `<time>-<kind>-<id>.eml`, with the time in UTC and sortable.
 * Nothing in it can lead out of the folder.
 */
export const mailFileName = ({ time, ...mail }: MailReference & { time: Date }): string =>
  `${plain(time.toISOString())}-${referenceOf(mail)}.eml`

// `.part`: a mail that was not written completely.
const named = /^(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z-(?<reference>.*)\.eml(?:\.part)?$/

/** When the mail of a file in that folder was written; null for any other file. */
export function mailFileTime(name: string): Date | null {
  const [, day, hours, minutes, seconds, thousandths] = named.exec(name) ?? []
  const time = new Date(`${day}T${hours}:${minutes}:${seconds}.${thousandths}Z`)
  return Number.isNaN(time.getTime()) ? null : time
}

/** The files of these mails among the names of that folder: each mail has one for each time it was sent. */
export function findMailFiles({
  names,
  mails,
}: {
  names: readonly string[]
  mails: readonly MailReference[]
}): string[] {
  const references = new Set(mails.map(referenceOf))
  return names.filter((name) => references.has(named.exec(name)?.groups?.reference ?? ''))
}
