import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { platform } from 'node:os'
import path from 'node:path'
import { isAlive } from './data-folder'

type Ancestor = { pid: number; parent: number; name: string }

const everySoOften = 500
const shells = new Set(['sh', 'ash', 'bash', 'dash', 'zsh', 'cmd.exe'])

/** A process as the system tells of it; null where it does not, or there is none. */
function look(pid: number): Ancestor | null {
  try {
    if (platform() === 'linux') {
      const [, name = '', parent] =
        /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
      return { pid, name, parent: Number(parent) }
    }
    const output = execFileSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' })
    const [parent, ...name] = output.trim().split(/\s+/)
    return { pid, name: path.basename(name.join(' ')), parent: Number(parent) }
  } catch {
    return null
  }
}

/** The shell that npm puts between itself and a script; null where npm is the parent itself. */
function findShell(): Ancestor | null {
  const parent = look(process.ppid)
  return parent && shells.has(parent.name) ? parent : null
}

/**
 * Ends the program as a SIGTERM does when the npm that has started it is gone: npm hands a signal to its shell, which
 * ends without a word to us, and no process hears of a SIGKILL. Started without npm it outlives whoever has started it.
 */
export function endWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return
  const { ppid } = process
  const shell = findShell()
  const isGone = (): boolean => {
    if (process.ppid !== ppid || !isAlive(ppid)) return true
    if (!shell) return false
    // Elsewhere a look costs a process: there the number of npm has to do.
    return platform() === 'linux' ? look(ppid)?.parent !== shell.parent : !isAlive(shell.parent)
  }
  const timer = setInterval(() => {
    if (!isGone()) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, everySoOften)
  timer.unref()
}
