import { createServer, type Server, type Socket } from 'node:net'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { startSite, stopPayload } from '../../support/database/payload'

vi.mock('server-only', () => ({}))

const sockets = new Set<Socket>()
let server: Server
let payload: Payload
/** The command that the server never finishes: it only says now and then that it is still there. */
let endless = ''

function reply(socket: Socket, line: string): void {
  const [tag = '', ...rest] = line.split(' ')
  const command = rest.join(' ').toUpperCase()
  if (endless !== '' && command.startsWith(endless)) {
    const timer = setInterval(() => socket.write('* OK Still here\r\n'), 20)
    socket.on('close', () => clearInterval(timer))
    return
  }
  if (command.startsWith('CAPABILITY')) socket.write('* CAPABILITY IMAP4rev1\r\n')
  if (command.startsWith('SELECT'))
    socket.write('* 1 EXISTS\r\n* FLAGS (\\Seen)\r\n* OK [UIDVALIDITY 1] x\r\n* OK [UIDNEXT 2] x\r\n')
  if (command.startsWith('LIST') || command.startsWith('LSUB')) socket.write('* LIST () "/" INBOX\r\n')
  socket.write(command.startsWith('UID SEARCH') ? `${tag} NO not here\r\n` : `${tag} OK done\r\n`)
}

beforeAll(async () => {
  server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => undefined)
    socket.write('* OK hello\r\n')
    socket.on('data', (data) => {
      for (const line of data.toString('latin1').split('\r\n').filter(Boolean)) reply(socket, line)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  const account = {
    IMAP_HOST: '127.0.0.1',
    IMAP_PORT: String(address.port),
    IMAP_USER: 'u',
    IMAP_PASSWORD: 'p',
  }
  const settings = { ...account, REPLY_ADDRESS: 'antwoord@agency.example', IMAP_TLS: '0', SMTP_URL: '' }
  ;({ payload } = await startSite(settings))
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  server.close()
  await stopPayload()
})

const open = async (longest: number) => {
  const { openImapMailbox } = await import('@/cms/operations/replies/mailboxes/imap-mailbox')
  return openImapMailbox({ payload, mailbox: 'slow', now: new Date(), longest })
}

it.each(['LOGIN', 'SELECT', 'UID SEARCH'])(
  'a mailbox whose server never finishes %s is left after its time',
  async (command) => {
    endless = command
    await expect(open(1000)).rejects.toThrow()
    await vi.waitFor(() => expect(sockets.size).toBe(0))
  },
)

it('a mailbox whose server refuses to search is left at once', async () => {
  endless = ''
  await expect(open(60_000)).rejects.toThrow()
  await vi.waitFor(() => expect(sockets.size).toBe(0))
})
