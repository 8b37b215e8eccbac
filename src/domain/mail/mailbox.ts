import { truncate } from '@/domain/shared/text'

/** A recipient or sender: the address, and the name if it is known. */
export type Mailbox = { address: string; name?: string }

/** For the whole address and for the part before the @ (RFC 5321). */
export const EMAIL_MAX_LENGTH = 254
const MAILBOX_MAX_LENGTH = 64

const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i
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
  return name.length <= MAILBOX_MAX_LENGTH && localPart.test(name) && isDomain ? `${name}@${domain}` : null
}

// Wider than the rules of a form, so that everybody who could send one can be answered; it excludes what breaks a header.
const addressPattern = /^[^\s@<>()[\],;:\\"\p{Cc}]+@[^\s@<>()[\],;:\\"\p{Cc}]+$/u

/** Whether a text is one mail address of at most 254 characters that is safe in a header. */
export const isMailAddress = (text: string): boolean =>
  text.length <= EMAIL_MAX_LENGTH && addressPattern.test(text)

/** The text on one line, without control characters: safe in a header. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

const longestSubject = 200

/** A subject of one line and at most 200 characters. */
export const toSubject = (text: string): string => truncate({ text: oneLine(text), length: longestSubject })

/**
 * The mailbox in a header: `"Jeanne Dupont" <jeanne@example.com>`, or the address alone; null if the address is invalid.
 */
export function formatMailbox({ address, name = '' }: Mailbox): string | null {
  if (!isMailAddress(address)) return null
  const shown = truncate({ text: oneLine(name.replace(/["\\<>]/g, ' ')), length: 100 })
  return shown ? `"${shown}" <${address}>` : address
}

/** Reads `Maison Brabant <no-reply@example.com>`; a text without brackets is an address without a name. */
export function parseMailbox(text: string): Mailbox {
  const [, name = '', address = text] = /^(.*?)\s*<([^>]+)>$/.exec(text.trim()) ?? []
  return { address: address.trim(), name: name.replace(/^"(.*)"$/, '$1') || undefined }
}

// The domain in ASCII, as it is registered; unchanged if no browser accepts it.
const asciiDomain = (domain: string): string => {
  const { hostname = '' } = URL.canParse(`http://${domain}/`) ? new URL(`http://${domain}/`) : {}
  return /^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(hostname) ? hostname : 'localhost'
}

/** A Message-ID in the domain of the sender, the same for every attempt to send one mail. */
export function buildMessageId({ uuid, from }: { uuid: string; from: string }): string {
  const domain = parseMailbox(from).address.split('@')[1] ?? ''
  return `<${uuid}@${asciiDomain(domain)}>`
}
