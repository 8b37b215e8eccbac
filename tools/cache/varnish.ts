import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { findFreePort } from '../start/data-folder'
import { onShutdown } from '../start/shutdown'
import { waitForAnswer } from '../start/site-server'

export type Varnish = {
  url: string
  /** How many requests it has answered from what it keeps. */
  hits: () => number
  stop: () => Promise<void>
}

/** Whether Varnish is installed. */
export const hasVarnish = (): boolean => spawnSync('varnishd', ['-V'], { stdio: 'ignore' }).status === 0

/** deploy/varnish/default.vcl for a site at another port; `lasting`: a time that pages are fresh for instead of the site's. */
function configurationFor(site: string, lasting?: string): string {
  const text = readFileSync('deploy/varnish/default.vcl', 'utf8')
  const port = text.replace('.port = "3000"', `.port = "${new URL(site).port}"`)
  if (port === text) throw new Error('The port of the site is not found in the configuration of Varnish')
  return lasting ? port.replace('set beresp.grace = 24h;', `$& set beresp.ttl = ${lasting};`) : port
}

type VarnishOptions = { site: string; folder: string; token?: string; port?: number; lasting?: string }

/** Runs Varnish in front of a site until it is stopped. */
export async function startVarnish({ site, folder, token, port, lasting }: VarnishOptions): Promise<Varnish> {
  mkdirSync(folder, { recursive: true })
  const file = path.join(folder, 'default.vcl')
  writeFileSync(file, configurationFor(site, lasting))
  const place = path.join(folder, 'varnish')
  const free = port ?? (await findFreePort())
  const parameters = ['http_gzip_support=off', 'ban_lurker_age=2'].flatMap((each) => ['-p', each])
  const storage = ['-s', 'malloc,256m', '-j', 'none']
  const child = spawn(
    'varnishd',
    ['-F', '-n', place, '-f', file, '-a', `127.0.0.1:${free}`, ...storage, ...parameters],
    {
      stdio: 'ignore',
      env: { ...process.env, CACHE_PURGE_TOKEN: token },
    },
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = () => {
    child.kill('SIGTERM')
    return ended
  }
  onShutdown(() => void child.kill('SIGTERM'))
  const url = `http://127.0.0.1:${free}`
  await waitForAnswer(`${url}/healthz`, child)
  const hits = () => {
    const text = execFileSync('varnishstat', ['-1', '-n', place, '-f', 'MAIN.cache_hit'], {
      encoding: 'utf8',
    })
    return Number(/MAIN\.cache_hit\s+(\d+)/.exec(text)?.[1])
  }
  return { url, hits, stop }
}
