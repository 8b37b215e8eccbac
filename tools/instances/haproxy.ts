import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { onShutdown, stopChild } from '../start/shutdown'
import { waitForAnswer } from '../start/site-server'

export type Balancer = { url: string; stop: () => Promise<void> }

/** Whether HAProxy is installed. */
export const hasHaproxy = (): boolean => spawnSync('haproxy', ['-v'], { stdio: 'ignore' }).status === 0

/** The header by which the balancer of a test says which instance has answered: site1, site2, … */
export const instanceHeader = 'x-instance'

/** The ports of the instances in deploy/haproxy/haproxy.cfg. */
const configuredPorts = [3001, 3002, 3003]

/** How many instances the configuration has. */
export const instanceCount = configuredPorts.length

/** deploy/haproxy/haproxy.cfg for instances at other ports. */
function configurationFor({ port, instances }: { port: number; instances: readonly number[] }): string {
  const replacements: [from: string, to: string][] = [
    ['bind :8080', `bind 127.0.0.1:${port}`],
    ['default_backend healthy', `$&\n  http-response set-header ${instanceHeader} %s`],
    ...configuredPorts.map((configured, at): [string, string] => [
      `127.0.0.1:${configured}`,
      `127.0.0.1:${instances[at]}`,
    ]),
  ]
  return replacements.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`The configuration of HAProxy has no ${from}`)
      return text.replaceAll(from, to)
    },
    readFileSync('deploy/haproxy/haproxy.cfg', 'utf8'),
  )
}

type BalancerOptions = { port: number; instances: readonly number[]; folder: string }

/** Runs HAProxy on a port in front of instances on other ports, until it is stopped. */
export async function startBalancer({ port, instances, folder }: BalancerOptions): Promise<Balancer> {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'haproxy.cfg')
  writeFileSync(file, configurationFor({ port, instances }))
  const child = spawn('haproxy', ['-db', '-q', '-f', file], { stdio: 'ignore' })
  const forget = onShutdown(() => stopChild(child))
  child.once('exit', forget)
  const url = `http://localhost:${port}`
  await waitForAnswer(`${url}/healthz`, child)
  return { url, stop: () => stopChild(child) }
}
