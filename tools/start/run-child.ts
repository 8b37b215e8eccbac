import { spawn } from 'node:child_process'
import { untilEnd } from './shutdown'
import { progressOutput } from './steps'

/**
 * The arguments of Node before one of our scripts, for a process of its own with an IPC channel to this one. The
 * condition avoids Lexical's top-level awaits, which can wait for each other for ever (decision 26).
 */
export const runInChild = [
  '--conditions=production',
  '--import',
  './tools/start/exit-with-parent.mjs',
  'tools/start/run.mjs',
]

/**
 * Runs one of our TypeScript scripts in a process of its own, which ends when this one does.
 * @throws Error when it fails; it has written its own messages by then.
 */
export async function runScript(
  script: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
): Promise<void> {
  const child = spawn(process.execPath, [...runInChild, script, ...args], {
    stdio: ['inherit', progressOutput, 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  if ((await untilEnd(child)) !== 0) throw new Error(`${script} did not succeed: see the message above.`)
}
