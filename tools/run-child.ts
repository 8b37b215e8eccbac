import { spawn } from 'node:child_process'

/**
 * Runs one of our TypeScript scripts in a process of its own.
 * @throws Error when it fails; its own words are on the terminal by then.
 */
export function runScript(
  script: string,
  { args = [], env = {} }: { args?: string[]; env?: Record<string, string> } = {},
): Promise<void> {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`${script} did not succeed: see the message above.`)),
    )
  })
}
