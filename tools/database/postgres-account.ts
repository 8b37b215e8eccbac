import { execFileSync } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** How to run a PostgreSQL program: the command that stands before it, and the account it runs under. */
export type Launcher = { command: string[]; uid?: number; gid?: number }

type Account = { uid: number; gid: number }

function findAccount(): Account | null {
  const rows = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = rows.find((row) => row.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  return null
}

function isReachable(folder: string, account: Account): boolean {
  for (let at = path.resolve(folder); ; at = path.dirname(at)) {
    const { mode, uid, gid } = statSync(at)
    const needed = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001
    if ((mode & needed) === 0) return false
    if (at === path.dirname(at)) return true
  }
}

/** Whether PostgreSQL's account can reach a folder; anybody but root runs it under their own account. */
export function canAccountReach(folder: string): boolean {
  const account = process.getuid?.() === 0 ? findAccount() : null
  return account === null || isReachable(folder, account)
}

/**
 * PostgreSQL refuses to run as root, so root runs it under the account `postgres` (else `nobody`). Where that account
 * cannot reach our folder (a clone below /root or in a private temporary folder), it also gets root's right to pass
 * through folders, and no other right of root.
 * @throws Error with one sentence where no account or no way is found.
 */
export function postgresLauncher(folders: string[]): Launcher {
  if (process.getuid?.() !== 0) return { command: [] }
  const account = findAccount()
  if (!account)
    throw new Error(
      'PostgreSQL does not run as root: create a user called "postgres", or start as an ordinary user.',
    )
  if (folders.every((folder) => isReachable(folder, account))) return { command: [], ...account }
  const rights = '+dac_override,+dac_read_search'
  for (const caps of [rights, '+dac_override']) {
    const command = [
      'setpriv',
      `--reuid=${account.uid}`,
      `--regid=${account.gid}`,
      '--clear-groups',
      `--inh-caps=${caps}`,
      `--ambient-caps=${caps}`,
    ]
    try {
      execFileSync('setpriv', [...command.slice(1), 'true'], { stdio: 'ignore' })
      return { command, ...account }
    } catch {
      // this system does not let that right be passed on: try the next
    }
  }
  throw new Error(
    `PostgreSQL does not run as root, and the account it would use may not enter ${folders.join(' or ')}: move the project to a folder others may enter, or start as an ordinary user.`,
  )
}
