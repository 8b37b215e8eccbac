import { parseEmail } from '@/domain/mail/mailbox'

/** The hexadecimal digits of a token: 128 bits. */
export const TOKEN_LENGTH = 32

/** How many addresses of one mail are tried, so that one mail is no list of guesses. */
const MOST_TOKENS = 5

// 64 characters before the @ (RFC 5321), less the token and its plus sign.
const LONGEST_LOCAL_PART = 64 - TOKEN_LENGTH - 1

const parts = (address: string): { local: string; domain: string } => {
  const at = address.lastIndexOf('@')
  return { local: address.slice(0, at), domain: address.slice(at + 1) }
}

/** Whether answers can have this address: a mail address with room for a token, and without one. */
export function isReplyAddress(text: string): boolean {
  const { local } = parts(text)
  return parseEmail(text) !== null && !local.includes('+') && local.length <= LONGEST_LOCAL_PART
}

/** The address of a conversation: `antwoord+TOKEN@agency.example`. */
export function addToken(address: string, token: string): string {
  const { local, domain } = parts(address)
  return `${local}+${token}@${domain}`
}

const isPartOfAddress = (character: string | undefined): boolean =>
  character !== undefined && /[\w.+@-]/.test(character)

const isToken = (text: string): boolean => text.length === TOKEN_LENGTH && /^[0-9a-f]+$/.test(text)

/** The tokens in one text, in small letters: mail servers may change the case of an address. */
function tokensIn(text: string, { local, domain }: { local: string; domain: string }): string[] {
  const found: string[] = []
  const start = `${local}+`
  for (let at = text.indexOf(start); at !== -1; at = text.indexOf(start, at + start.length)) {
    const from = at + start.length
    const token = text.slice(from, from + TOKEN_LENGTH)
    const end = from + TOKEN_LENGTH + 1 + domain.length
    const isWhole =
      text.slice(from + TOKEN_LENGTH, end) === `@${domain}` &&
      !isPartOfAddress(text[at - 1]) &&
      !isPartOfAddress(text[end])
    if (isWhole && isToken(token)) found.push(token)
  }
  return found
}

/** The tokens in the headers that name recipients, each once, in the order of the headers; at most five. */
export function findReplyTokens({
  address,
  recipients,
}: {
  address: string
  recipients: readonly string[]
}): string[] {
  const own = parts(address.toLowerCase())
  const found = recipients.flatMap((text) => tokensIn(text.toLowerCase(), own))
  return [...new Set(found)].slice(0, MOST_TOKENS)
}

/** A text without the tokens in it: programs repeat the recipients of earlier mails, and staff need no token. */
export const withoutTokens = (text: string, address: string): string =>
  tokensIn(text.toLowerCase(), parts(address.toLowerCase())).reduce(
    (left, token) => left.replace(new RegExp(`\\+${token}@`, 'gi'), '@'),
    text,
  )
