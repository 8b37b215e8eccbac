/** The headers of a mail by their names in small letters, each unfolded, in the order of the mail. */
export type MailHeaders = ReadonlyMap<string, readonly string[]>

const MOST_HEADERS = 500

/** Whether a line continues the header before it. */
const isFolded = (line: string): boolean => line.startsWith(' ') || line.startsWith('\t')

/** The headers as they were sent, undecoded: what comes after the first empty line, and after 500 headers, is not read. */
export function readHeaders(text: string): MailHeaders {
  const headers = new Map<string, string[]>()
  let last: { values: string[] } | null = null
  let count = 0
  for (const line of text.split(/\r?\n/)) {
    if (line === '' || count >= MOST_HEADERS) break
    if (isFolded(line)) {
      const value = last?.values.pop()
      if (value !== undefined) last?.values.push(`${value} ${line.trim()}`)
      continue
    }
    const colon = line.indexOf(':')
    const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase()
    last = { values: headers.get(name) ?? [] }
    if (colon < 1) continue
    count += 1
    last.values.push(line.slice(colon + 1).trim())
    headers.set(name, last.values)
  }
  return headers
}

/** The first header of a name; an empty text without one. */
export const headerOf = (headers: MailHeaders, name: string): string => headers.get(name)?.[0] ?? ''

// The mail server that delivers a mail writes the first ones: they name the mailbox also of a blind copy.
const recipientHeaders = [
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-envelope-to',
  'to',
  'cc',
  'resent-to',
]

/** The headers that name recipients, the most reliable first. */
export const recipientsOf = (headers: MailHeaders): string[] =>
  recipientHeaders.flatMap((name) => headers.get(name) ?? [])

// What breaks a header, or another program, is no Message-ID.
const messageId = /^<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>$/

/** The Message-ID of a mail; null without a plain one. */
export function messageIdOf(headers: MailHeaders): string | null {
  const id = headerOf(headers, 'message-id')
  return messageId.test(id) ? id : null
}
