/** A form that was sent until it was acknowledged, or given up. */
export type SentForm = {
  /** Of this form alone: by it the lead and the mails are found again. */
  email: string
  /** Its mails: to the agency, to the visitor, or both. */
  mails: readonly MailReader[]
  isAcknowledged: boolean
}

export type MailReader = 'agency' | 'visitor'

/** A mail as the mail server got it. */
export type ArrivedMail = {
  to: readonly string[]
  replyTo: string | null
  messageId: string | null
  /** Whether the sender was told that it has arrived; otherwise they have to send it again. */
  isConfirmed: boolean
}

/** The results of one fault, in numbers. */
export type SentFormsCount = {
  name: string
  sent: number
  acknowledged: number
  stored: number
  storedTwice: number
  mailsExpected: number
  mailsArrived: number
  mailsRepeated: number
  /** Acknowledged forms that are not stored. */
  leadsLost: number
  mailsLost: number
  /** Mails that came under more than one Message-ID, or under one that another mail has. */
  idsWrong: number
  /** Mails that the site has given up. */
  mailsFailed: number
  /** Milliseconds from a post to what became of it: of 19 in 20, and of the slowest. */
  p95: number
  slowest: number
  seconds: number
}

const key = (reader: MailReader, email: string): string => `${reader} ${email.toLowerCase()}`

/** Which mail of which form this is: the agency answers to the visitor, the visitor's own goes to them. */
function keysOf({ to, replyTo }: ArrivedMail): string[] {
  const sender = replyTo?.match(/[^\s<>"]+@[^\s<>"]+/)?.[0]
  return [...to.map((address) => key('visitor', address)), ...(sender ? [key('agency', sender)] : [])]
}

function groupBy<Item>(items: readonly Item[], keysOfItem: (item: Item) => string[]): Map<string, Item[]> {
  const groups = new Map<string, Item[]>()
  for (const item of items)
    for (const each of keysOfItem(item)) {
      const group = groups.get(each)
      if (group) group.push(item)
      else groups.set(each, [item])
    }
  return groups
}

type Facts = {
  name: string
  sent: readonly SentForm[]
  /** The e-mail address of every lead that is stored. */
  leads: readonly string[]
  mails: readonly ArrivedMail[]
  mailsFailed: number
  /** How long each post took, in milliseconds. */
  times: readonly number[]
  seconds: number
}

/** The time that this share of a list does not exceed; 0 of an empty one. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = [...times].sort((one, other) => one - other)
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? 0
}

/** Compares what visitors were told with what is stored and what has arrived. */
export function countFault({ name, sent, leads, mails, mailsFailed, times, seconds }: Facts): SentFormsCount {
  const stored = groupBy(leads, (email) => [email.toLowerCase()])
  const arrived = groupBy(mails, keysOf)
  const leadsOf = ({ email }: SentForm): number => stored.get(email.toLowerCase())?.length ?? 0
  // A form may be stored without its visitor knowing: then the mails of the lead have to arrive as well.
  const reachedForms = sent.filter((form) => form.isAcknowledged || leadsOf(form) > 0)
  const expected = reachedForms.flatMap(({ email, mails: readers }) =>
    readers.map((reader) => key(reader, email)),
  )
  const copies = expected.map((each) => arrived.get(each) ?? [])
  const idsOf = copies.map((same) => new Set(same.map(({ messageId }) => messageId ?? '')))
  const users = groupBy(
    idsOf.flatMap((ids) => [...ids]),
    (id) => [id],
  )
  const isWrong = (ids: Set<string>) =>
    ids.size > 1 || [...ids].some((id) => id === '' || (users.get(id)?.length ?? 0) > 1)
  const mailsArrived = copies.filter((same) => same.some(({ isConfirmed }) => isConfirmed)).length
  return {
    name,
    sent: sent.length,
    acknowledged: sent.filter(({ isAcknowledged }) => isAcknowledged).length,
    stored: sent.filter((form) => leadsOf(form) > 0).length,
    storedTwice: sent.filter((form) => leadsOf(form) > 1).length,
    mailsExpected: expected.length,
    mailsArrived,
    mailsRepeated: copies.filter((same) => same.length > 1).length,
    leadsLost: sent.filter((form) => form.isAcknowledged && leadsOf(form) === 0).length,
    mailsLost: expected.length - mailsArrived,
    idsWrong: idsOf.filter(isWrong).length,
    mailsFailed,
    p95: percentile(times, 0.95),
    slowest: percentile(times, 1),
    seconds,
  }
}

/** The faults of a count, a sentence each; none if nothing was lost. */
export function findLosses(tally: SentFormsCount): string[] {
  const { name, acknowledged, stored } = tally
  const wrong: [number, string][] = [
    [tally.sent - acknowledged, 'forms were given up by their visitors'],
    [tally.leadsLost, 'acknowledged forms are not stored'],
    [Math.abs(acknowledged - stored), `forms between ${acknowledged} acknowledged and ${stored} stored`],
    [tally.storedTwice, 'forms are stored more than once'],
    [tally.mailsLost, 'mails are lost'],
    [tally.mailsFailed, 'mails were given up'],
    [tally.idsWrong, 'mails have changed their Message-ID, or share one'],
  ]
  return wrong.filter(([count]) => count > 0).map(([count, what]) => `${name}: ${count} ${what}`)
}
