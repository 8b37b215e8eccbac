import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { platform } from 'node:os'
import path from 'node:path'
import { isAlive } from './process-life'

type Ancestor = { pid: number; parent: number; name: string }

const interval = 500
const shellNames = new Set(['sh', 'ash', 'bash', 'dash', 'zsh', 'cmd.exe'])

/** A process as the system reports it; null where it does not, or there is none. */
function ancestorOf(pid: number): Ancestor | null {
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

/** The shell that npm starts for a script; null where npm is the parent itself. */
function findShell(): Ancestor | null {
  const parent = ancestorOf(process.ppid)
  return parent && shellNames.has(parent.name) ? parent : null
}

/**
 * Ends the program as a SIGTERM does once the npm that started it is gone: npm passes a signal to its shell, which ends
 * without passing it on, and after a SIGKILL nothing is passed at all. Without npm, the program outlives its parent.
 */
export function endWithNpm(): void {
  if (!process.env.npm_lifecycle_event) return
  const { ppid } = process
  const shell = findShell()
  const isGone = (): boolean => {
    if (process.ppid !== ppid || !isAlive(ppid)) return true
    if (!shell) return false
    // Elsewhere each reading of the processes starts one: there the process id of npm has to do.
    return platform() === 'linux' ? ancestorOf(ppid)?.parent !== shell.parent : !isAlive(shell.parent)
  }
  const timer = setInterval(() => {
    if (!isGone()) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, interval)
  timer.unref()
}
