import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'

export type ReceivedMail = {
  from: string
  to: string[]
  source: string
  /** Whether the sender was told that the mail has arrived. */
  isConfirmed: boolean
}

/**
 * The behaviour of the server: normal; "later" for every recipient, or "unknown" for those called unknown@; no greeting;
 * no answer to an accepted mail, or one only after it behaves normally again; closing the connection instead of that
 * answer; not listening at all.
 */
export type MailBehaviour =
  'accept' | 'refuse' | 'refuse-unknown' | 'hang' | 'silent' | 'late' | 'drop' | 'away'

export type MailServer = {
  url: string
  mails: ReceivedMail[]
  behave: (behaviour: MailBehaviour) => void
  /** Waits until this many mails have arrived. */
  until: (count: number) => Promise<void>
  stop: () => Promise<void>
}

type Session = {
  behaviour: () => MailBehaviour
  keep: (mail: ReceivedMail) => void
  delay: (answer: () => void) => void
}

const addressIn = (line: string): string => /<([^>]*)>/.exec(line)?.[1] ?? ''

function answerRecipient(behaviour: MailBehaviour, address: string): string {
  if (behaviour === 'refuse') return '450 4.3.2 later'
  if (behaviour === 'refuse-unknown' && address.startsWith('unknown@'))
    return `550 5.1.1 <${address}>: unknown`
  return '250 ok'
}

const emptyMail = (): ReceivedMail => ({ from: '', to: [], source: '', isConfirmed: false })

/** One session of RFC 5321, without TLS, login or extensions. */
function converse(socket: Socket, { behaviour, keep, delay }: Session): void {
  let waiting = ''
  let isData = false
  let mail = emptyMail()
  const say = (line: string): boolean => {
    socket.write(`${line}\r\n`)
    return !socket.destroyed
  }

  const finish = () => {
    const stored = { ...mail, source: mail.source.replace(/^\.\./gm, '.') }
    keep(stored)
    mail = emptyMail()
    isData = false
    const thank = () => {
      stored.isConfirmed = say('250 2.0.0 kept')
    }
    if (behaviour() === 'drop') socket.destroy()
    else if (behaviour() === 'late') delay(thank)
    else if (behaviour() !== 'silent') thank()
  }
  const commands: Record<string, (line: string) => void> = {
    EHLO: () => say('250 test'),
    HELO: () => say('250 test'),
    MAIL: (line) => {
      mail.from = addressIn(line)
      say('250 ok')
    },
    RCPT: (line) => {
      const answer = answerRecipient(behaviour(), addressIn(line))
      if (answer.startsWith('250')) mail.to.push(addressIn(line))
      say(answer)
    },
    DATA: () => {
      isData = true
      say('354 go on')
    },
    RSET: () => say('250 ok'),
    QUIT: () => socket.end('221 bye\r\n'),
  }
  const read = (line: string) => {
    if (!isData) (commands[line.slice(0, 4).toUpperCase()] ?? (() => say('500 what?')))(line)
    else if (line === '.') finish()
    else mail.source += `${line}\r\n`
  }

  socket.on('error', () => undefined)
  socket.on('data', (chunk) => {
    const lines = (waiting + chunk.toString('latin1')).split('\r\n')
    waiting = lines.pop() ?? ''
    lines.forEach(read)
  })
  if (behaviour() !== 'hang') say('220 test')
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address: AddressInfo | string | null = server.address()
      resolve(typeof address === 'object' ? (address?.port ?? 0) : 0)
    })
  })

/** A mail server for tests, on a free port: it stores the mails it gets, and misbehaves on request. */
export async function startMailServer(): Promise<MailServer> {
  const mails: ReceivedMail[] = []
  const sockets = new Set<Socket>()
  const delayed: (() => void)[] = []
  let behaviour: MailBehaviour = 'accept'
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
    converse(socket, {
      behaviour: () => behaviour,
      keep: (mail) => mails.push(mail),
      delay: (answer) => delayed.push(answer),
    })
  })
  const port = await listen(server)
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    behave: (next) => {
      behaviour = next
      if (next === 'away') server.close()
      else if (!server.listening) server.listen(port, '127.0.0.1')
      if (next === 'accept') for (const answer of delayed.splice(0)) answer()
    },
    until: async (count) => {
      // The limit is generous, because a worker starts slowly on a busy machine.
      const end = Date.now() + 180_000
      while (mails.length < count) {
        if (Date.now() > end) throw new Error(`${mails.length} mails of ${count} after three minutes`)
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
    },
    stop: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

/** The value of a header of a mail, unfolded; null where there is none. */
export function headerOf({ source }: Pick<ReceivedMail, 'source'>, name: string): string | null {
  const [head = ''] = source.split(/\r?\n\r?\n/)
  const lines = head.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const found = lines.filter((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  if (found.length > 1) throw new Error(`The mail has ${name} ${found.length} times`)
  return found[0]?.slice(name.length + 1).trim() ?? null
}
