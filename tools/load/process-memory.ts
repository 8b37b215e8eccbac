import { execFileSync } from 'node:child_process'

/** The memory of a process, in MB. */
export const memoryOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024
