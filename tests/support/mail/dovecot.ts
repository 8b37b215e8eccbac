import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'

/** A Dovecot of its own, with one account, in a folder that is removed when it stops. */
export type Dovecot = {
  port: number
  tlsPort: number
  user: string
  password: string
  /** Runs something with a connection to the account. */
  connect: <Value>(work: (client: ImapFlow) => Promise<Value>) => Promise<Value>
  /** Ends the server; its mails stay. */
  halt: () => Promise<void>
  start: () => Promise<void>
  stop: () => Promise<void>
}

// Debian's place is not in everybody's path. Version 2.4 has another configuration.
const program = ['dovecot', '/usr/sbin/dovecot'].find((name) => {
  const { status, stdout } = spawnSync(name, ['--version'], { encoding: 'utf8' })
  return status === 0 && stdout.startsWith('2.3.')
})

/** Whether Dovecot 2.3 is installed. */
export const hasDovecot = (): boolean => program !== undefined

const NOBODY = 65_534

const account = { user: 'antwoord', password: 'a_password_of_the_tests' }

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('There is no free port')
  return address.port
}

type DovecotPlace = { folder: string; port: number; tlsPort: number; isRoot: boolean }

/** As root, Dovecot reads mails as nobody; as anybody else, all of it runs as that user. */
function configurationOf({ folder, port, tlsPort, isRoot }: DovecotPlace): string {
  const { username } = userInfo()
  const owner = isRoot ? 'nobody' : username
  const internal = isRoot
    ? ''
    : `default_internal_user = ${username}\ndefault_login_user = ${username}\ndefault_internal_group =\n`
  const certificates = path.resolve('tests/support/mail/certificates')
  const listener = (name: string, at: number, ssl: string) =>
    `inet_listener ${name} {\n  address = 127.0.0.1\n  port = ${at}\n  ssl = ${ssl}\n}`
  return `
protocols = imap
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
${internal}
first_valid_uid = 1
auth_failure_delay = 0
mail_location = maildir:${folder}/mail
mail_uid = ${owner}
mail_privileged_group =
disable_plaintext_auth = no
ssl = yes
ssl_cert = <${certificates}/localhost.pem
ssl_key = <${certificates}/localhost-key.pem
ssl_dh =
passdb {
  driver = static
  args = password=${account.password}
}
userdb {
  driver = static
  args = uid=${owner} gid=${isRoot ? 'nogroup' : userInfo().gid} home=${folder}/mail
}
service imap-login {
  chroot =
  ${listener('imap', port, 'no')}
  ${listener('imaps', tlsPort, 'yes')}
}
service anvil {
  chroot =
}
`
}

async function answers(port: number): Promise<boolean> {
  const client = new ImapFlow({
    host: '127.0.0.1',
    port,
    secure: false,
    doSTARTTLS: false,
    logger: false,
    auth: { user: account.user, pass: account.password },
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.logout()
    return true
  } catch {
    client.close()
    return false
  }
}

/** Starts Dovecot on free ports of this machine. */
export async function startDovecot(): Promise<Dovecot> {
  if (!program) throw new Error('Dovecot 2.3 is not installed: apt-get install dovecot-imapd (Debian 12)')
  const folder = mkdtempSync(path.join(tmpdir(), 'dovecot-'))
  const isRoot = userInfo().uid === 0
  const place = { folder, port: await freePort(), tlsPort: await freePort(), isRoot }
  const mails = path.join(folder, 'mail')
  chmodSync(folder, 0o755)
  mkdirSync(mails)
  if (isRoot) chownSync(mails, NOBODY, NOBODY)
  const configuration = path.join(folder, 'dovecot.conf')
  writeFileSync(configuration, configurationOf(place))
  const { password } = account
  let running: ChildProcess | null = null
  const halt = async () => {
    const child = running
    running = null
    if (!child || child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGTERM')
    await ended
  }
  const start = async () => {
    running = spawn(program, ['-F', '-c', configuration], { stdio: 'ignore' })
    for (let tries = 0; tries < 100; tries += 1) {
      if (await answers(place.port)) return
      await pause(100)
    }
    const log = readFileSync(path.join(folder, 'log'), 'utf8')
    await halt()
    throw new Error(`Dovecot does not answer: ${log.slice(-1000)}`)
  }
  await start()
  return {
    port: place.port,
    tlsPort: place.tlsPort,
    user: account.user,
    password,
    start,
    halt,
    connect: async (work) => {
      const client = new ImapFlow({
        host: '127.0.0.1',
        port: place.port,
        secure: false,
        doSTARTTLS: false,
        logger: false,
        auth: { user: account.user, pass: password },
      })
      await client.connect()
      try {
        await client.mailboxOpen('INBOX')
        return await work(client)
      } finally {
        await client.logout()
      }
    },
    stop: async () => {
      await halt()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
