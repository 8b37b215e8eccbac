import { describe, expect, it } from 'vitest'
import { replySettingFaults, type ReplySettings } from './reply-settings'

const address = { REPLY_ADDRESS: 'antwoord@agency.example' }
const server = { IMAP_HOST: 'imap.agency.example', IMAP_USER: 'u', IMAP_PASSWORD: 'p' }

describe('the keys for replies by mail', () => {
  it.each<[string, ReplySettings, string[]]>([
    ['nothing', {}, []],
    ['a server', { ...address, ...server }, []],
    [
      'a server with all keys',
      { ...address, ...server, IMAP_PORT: 143, IMAP_TLS: 'starttls', IMAP_FOLDER: 'Leads' },
      [],
    ],
    [
      'a server on this machine without TLS',
      { ...address, ...server, IMAP_HOST: '127.0.0.1', IMAP_TLS: '0' },
      [],
    ],
    ['a folder', { ...address, MAIL_FOLDER: '/var/mail/replies' }, []],
    ['another server without TLS', { ...address, ...server, IMAP_TLS: '0' }, ['IMAP_TLS']],
    ['an address alone', address, ['IMAP_HOST']],
    ['a server without an address', server, ['REPLY_ADDRESS']],
    ['a folder without an address', { MAIL_FOLDER: '/mail' }, ['REPLY_ADDRESS']],
    ['both', { ...address, ...server, MAIL_FOLDER: '/mail' }, ['MAIL_FOLDER']],
    ['a host alone', { ...address, IMAP_HOST: 'x.example' }, ['IMAP_USER', 'IMAP_PASSWORD']],
    ['no password', { ...address, IMAP_HOST: 'x.example', IMAP_USER: 'u' }, ['IMAP_PASSWORD']],
    ['a port alone', { IMAP_PORT: 993 }, ['IMAP_HOST']],
    ['a folder of no server', { IMAP_FOLDER: 'INBOX', ...address, MAIL_FOLDER: '/mail' }, ['IMAP_HOST']],
  ])('of %s lack or contradict %j', (_what, given, keys) => {
    expect(replySettingFaults(given).map(({ key }) => key)).toEqual(keys)
  })
})
