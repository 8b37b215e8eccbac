import { spawn } from 'node:child_process'
import { untilEnd } from './shutdown'
import { said } from './steps'

/**
 * What Node is given before a script of ours that runs in a process of its own, with an IPC channel to this one. The
 * condition spares Lexical's top-level awaits, which can wait for each other for ever (decision 26).
 */
export const runInChild = [
  '--conditions=production',
  '--import',
  './tools/start/exit-with-parent.mjs',
  'tools/start/run.mjs',
]

/**
 * Runs one of our TypeScript scripts in a process of its own, which ends when this one does.
 * @throws Error when it fails; its own words are on the terminal by then.
 */
export async function runScript(
  script: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
): Promise<void> {
  const child = spawn(process.execPath, [...runInChild, script, ...args], {
    stdio: ['inherit', said, 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  if ((await untilEnd(child)) !== 0) throw new Error(`${script} did not succeed: see the message above.`)
}
