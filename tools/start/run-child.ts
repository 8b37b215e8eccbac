import { spawn } from 'node:child_process'
import { untilEnd } from './shutdown'
import { said } from './steps'

/**
 * Runs one of our TypeScript scripts in a process of its own, which ends when this one does.
 * @throws Error when it fails; its own words are on the terminal by then.
 */
export async function runScript(
  script: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
): Promise<void> {
  const imports = ['--import', './tools/start/exit-with-parent.mjs', '--import', 'tsx']
  const child = spawn(process.execPath, [...imports, script, ...args], {
    stdio: ['inherit', said, 'inherit', 'ipc'],
    env: { ...process.env, ...env },
  })
  if ((await untilEnd(child)) !== 0) throw new Error(`${script} did not succeed: see the message above.`)
}
