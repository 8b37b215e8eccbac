import { readFileSync } from 'node:fs'

// Linux counts in hundredths of a second on every machine (USER_HZ).
const tick = 10

/** The processor time that a process has used since its start, in milliseconds. Only on Linux. */
export function processorTimeOf(pid: number): number {
  const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the process, in brackets, may have spaces.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * tick
}
