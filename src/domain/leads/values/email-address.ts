/** For the whole address and for the part before the @ (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254
const MAILBOX_MAX_LENGTH = 64

const mailbox = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u
const topLevel = /^(?:\p{L}{2,63}|xn--[a-z0-9-]{2,59})$/iu

/**
 * The address for sending mail, with its domain in lower case; null if it is invalid. Quoted mailboxes, comments and IP
 * addresses are valid in the standard, but nobody who fills in a form has one.
 */
export function parseEmail(text: string): string | null {
  const address = text.trim()
  const at = address.lastIndexOf('@')
  if (at < 1 || address.length > EMAIL_MAX_LENGTH) return null
  const name = address.slice(0, at)
  const domain = address.slice(at + 1).toLowerCase()
  const labels = domain.split('.')
  const isDomain =
    labels.length > 1 &&
    labels.every((label) => domainLabel.test(label)) &&
    topLevel.test(labels.at(-1) ?? '')
  return name.length <= MAILBOX_MAX_LENGTH && mailbox.test(name) && isDomain ? `${name}@${domain}` : null
}
