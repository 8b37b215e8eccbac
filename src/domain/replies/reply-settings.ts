/** The keys of the environment for replies by mail (docs/leads-and-mail.md). */
export type ReplySettings = {
  REPLY_ADDRESS?: string
  MAIL_FOLDER?: string
  IMAP_HOST?: string
  IMAP_PORT?: number
  IMAP_USER?: string
  IMAP_PASSWORD?: string
  IMAP_TLS?: ImapTls
  IMAP_FOLDER?: string
}

/** TLS from the first byte, or begun on a plain connection; none on this machine alone. */
export const imapTls = ['1', 'starttls', '0'] as const
export type ImapTls = (typeof imapTls)[number]

/** Hosts that no other machine can listen to. */
const ownHosts = ['localhost', '127.0.0.1', '::1']

type ReplySettingFault = { key: keyof ReplySettings; error: string }

const keysOfServer = [
  'IMAP_PORT',
  'IMAP_USER',
  'IMAP_PASSWORD',
  'IMAP_TLS',
  'IMAP_FOLDER',
] as const satisfies readonly (keyof ReplySettings)[]

function faultsOfServer(given: ReplySettings): ReplySettingFault[] {
  const { IMAP_HOST, IMAP_USER, IMAP_PASSWORD, IMAP_TLS } = given
  if (!IMAP_HOST)
    return keysOfServer.some((key) => given[key] !== undefined)
      ? [{ key: 'IMAP_HOST', error: 'required when another key of IMAP_ is set' }]
      : []
  return [
    ...(IMAP_USER ? [] : [{ key: 'IMAP_USER', error: 'required when IMAP_HOST is set' } as const]),
    ...(IMAP_PASSWORD ? [] : [{ key: 'IMAP_PASSWORD', error: 'required when IMAP_HOST is set' } as const]),
    ...(IMAP_TLS === '0' && !ownHosts.includes(IMAP_HOST)
      ? [{ key: 'IMAP_TLS', error: '1 or starttls: 0 is for a server on this machine' } as const]
      : []),
  ]
}

/** What is missing of half-set keys, or contradicts them. */
export function replySettingFaults(given: ReplySettings): ReplySettingFault[] {
  const { REPLY_ADDRESS, IMAP_HOST, MAIL_FOLDER } = given
  const faults = faultsOfServer(given)
  if (IMAP_HOST && MAIL_FOLDER) faults.push({ key: 'MAIL_FOLDER', error: 'either this or IMAP_HOST' })
  if ((IMAP_HOST ?? MAIL_FOLDER) && !REPLY_ADDRESS)
    faults.push({ key: 'REPLY_ADDRESS', error: 'required when IMAP_HOST or MAIL_FOLDER is set' })
  if (REPLY_ADDRESS && !(IMAP_HOST ?? MAIL_FOLDER))
    faults.push({ key: 'IMAP_HOST', error: 'required when REPLY_ADDRESS is set, or MAIL_FOLDER' })
  return faults
}
