import { truncate } from '@/domain/shared/text'

/** A recipient or sender: the address, and the name if it is known. */
export type Mailbox = { address: string; name?: string }

const longestAddress = 254
const longestSubject = 200

// Wider than the rules of a form, so that everybody who could send one can be answered; it excludes what breaks a header.
const addressPattern = /^[^\s@<>()[\],;:\\"\p{Cc}]+@[^\s@<>()[\],;:\\"\p{Cc}]+$/u

/** Whether a text is one mail address of at most 254 characters that is safe in a header. */
export const isMailAddress = (text: string): boolean =>
  text.length <= longestAddress && addressPattern.test(text)

/** The text on one line, without control characters: safe in a header. */
export const oneLine = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

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
