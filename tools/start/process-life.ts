import { hasCode } from './steps'

/** Whether a process with this id runs, under any account. */
export function isAlive(pid: number): boolean {
  // Zero and less stand for groups of processes.
  if (!(pid > 0)) return false
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return hasCode(error, 'EPERM')
  }
}
