import { domainToASCII } from 'node:url'

/**
 * A key that is equal for the spellings of one mail address: the domain in ASCII, and the mailbox without quotes. The mail
 * server answers in nodemailer's spelling: `Info@Agence.BE` as `Info@agence.be`, `jan@münchen.de` in Punycode.
 */
export function addressKey(address: string): string {
  const at = address.lastIndexOf('@')
  const mailbox = address.slice(0, at).replace(/^"(.*)"$/, '$1')
  const domain = address.slice(at + 1)
  return `${mailbox}@${domainToASCII(domain) || domain.toLowerCase()}`
}
