import type { Attachment as MailPart, ParsedMail } from 'mailparser'
import { cleanLine, cleanLines } from '@/domain/leads/values/clean-text'
import { attachmentName } from '@/domain/owners/owner-attachments'
import type { ReplyPart } from '@/domain/replies/reply-files'
import { splitQuotedText } from '@/domain/replies/quoted-text'
import { LONGEST_REPLY } from '@/domain/replies/reply-effects'

/** What a mail says, as plain text. */
export type ParsedReply = {
  from: { address: string; name: string }
  subject: string
  text: string
  /** The earlier mails that it repeats. */
  quoted: string
  parts: ReplyPart[]
}

const second = 1000

// A mail of the largest size takes some seconds; one that is made to be slow is not waited for.
const LONGEST_TIME = 30 * second

// Of a longer text the beginning is read: what somebody writes stands there.
const LONGEST_READ = 200_000

const LONGEST_HTML = 1_000_000
const MOST_PARTS = 200
const LONGEST_HEAD = 262_144
const LONGEST_ADDRESS = 254
const LONGEST_LINE = 200

const options = {
  // Only the plain text is used: nothing is made into HTML, or into links.
  skipTextToHtml: true,
  skipTextLinks: true,
  keepCidLinks: true,
  checksumAlgo: false,
  // A mail in the mail is a file.
  ignoreEmbedded: true,
  maxHtmlLengthToParse: LONGEST_HTML,
  maxChildNodes: MOST_PARTS,
  maxHeadSize: LONGEST_HEAD,
} as const

/** Reads a mail. The work for one that takes too long goes on until it ends by itself, as all its sizes are bounded. */
async function parse(source: Buffer): Promise<ParsedMail> {
  // A site without replies does not load it.
  const { simpleParser } = await import('mailparser')
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('A mail takes too long to read')), LONGEST_TIME)
  })
  try {
    return await Promise.race([simpleParser(source, options), late])
  } finally {
    clearTimeout(timer)
  }
}

/** The beginning of a text, without half a surrogate pair at its end. */
const beginningOf = (text: string, length: number): string =>
  text.slice(0, length).replace(/\p{Surrogate}$/u, '')

const short = (text: string, length = LONGEST_LINE): string =>
  beginningOf(cleanLine(text.slice(0, length * 4)), length)

function senderOf({ from }: ParsedMail): ParsedReply['from'] {
  const [sender] = from?.value ?? []
  return { address: short(sender?.address ?? '', LONGEST_ADDRESS), name: short(sender?.name ?? '') }
}

const toPart = ({ filename, content, related }: MailPart): ReplyPart => ({
  // Its end says the type.
  name: attachmentName(filename ?? ''),
  bytes: content,
  isInText: related === true,
})

const cut = (text: string): string =>
  text.length > LONGEST_REPLY ? `${beginningOf(text, LONGEST_REPLY - 1)}…` : text

/**
 * Reads a whole mail: its sender, its text and its files. HTML is only read for its text, and for that only if there is no plain one.
 * @throws Error if it is no mail, has too many parts or too long a text in HTML, or takes too long.
 */
export async function parseReply(source: Buffer): Promise<ParsedReply> {
  const mail = await parse(source)
  if (mail.textConversionError) throw mail.textConversionError
  const { text, quoted } = splitQuotedText(cleanLines((mail.text ?? '').slice(0, LONGEST_READ)))
  return {
    from: senderOf(mail),
    subject: short(mail.subject ?? ''),
    text: cut(text),
    quoted: cut(quoted),
    parts: mail.attachments.map(toPart),
  }
}

const nothing: ParsedReply = { from: { address: '', name: '' }, subject: '', text: '', quoted: '', parts: [] }

/** The sender and the subject alone, of a mail that is not read whole. */
export async function parseHead(head: string): Promise<ParsedReply> {
  const end = head.search(/\r?\n\r?\n/)
  const headers = Buffer.from(`${end === -1 ? head : head.slice(0, end)}\r\n\r\n`, 'latin1')
  const mail = await parse(headers).catch(() => null)
  return mail ? { ...nothing, from: senderOf(mail), subject: short(mail.subject ?? '') } : nothing
}
