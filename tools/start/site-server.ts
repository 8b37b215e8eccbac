import { spawn, type ChildProcess } from 'node:child_process'
import path from 'node:path'
import { onShutdown, stopChild } from './shutdown'

type Options = {
  port: number
  host: string
  distDir: string
  env: Record<string, string>
  dev?: boolean
  /** The folder of the site, where it is not this one. */
  folder?: string
  /** Hides the site's output except its errors. */
  quiet?: boolean
}

// In bytes. Once glibc has freed a block that had a mapping of its own, it takes blocks up to that size from its heap, and gives little
// of that back: files of 10 MB that visitors had sent left 508 MB in the process, and 345 to 366 MB with this.
const OWN_MAPPING_FROM = 1024 * 1024

// Where the proxy rewrites an address, Next writes 127.0.0.1 as localhost, takes that for another host than its own and
// fetches its own page over the network. With this name both are the same; it is resolved to IPv4 first.
const nameOf = (host: string): string => (host === '127.0.0.1' ? 'localhost' : host)

/** Starts the site (tools/server/site.mjs) on a port, built or with hot reload; it ends with this process. */
export function startSite(options: Options): ChildProcess {
  const { port, host, distDir, env, dev = false, folder = '.', quiet = false } = options
  const args = [
    '--dns-result-order=ipv4first',
    // As in keep-heap-small.ts: 130 MB less after 1,500 pages that were never requested before, in the same time.
    '--heap-growing-percent=50',
    path.resolve('tools/server/site.mjs'),
    ...[String(port), nameOf(host), ...(dev ? ['dev'] : [])],
  ]
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: {
      MALLOC_MMAP_THRESHOLD_: String(OWN_MAPPING_FROM),
      ...process.env,
      NODE_ENV: dev ? 'development' : 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      NEXT_DIST_DIR: distDir,
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'],
  })
  child.once(
    'exit',
    onShutdown(() => stopChild(child)),
  )
  return child
}

/**
 * Waits until the site is healthy.
 * @throws Error when it ends or stays unhealthy for a minute.
 */
export const waitForSite = (url: string, child?: ChildProcess): Promise<void> =>
  waitForAnswer(`${url}/healthz`, child)

/**
 * Waits until an address of a site answers with a success.
 * @throws Error when the given process ends, or when there is no success within a minute.
 */
export async function waitForAnswer(url: string, child?: ChildProcess): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 100) {
    if (child && (child.exitCode !== null || child.signalCode !== null))
      throw new Error('The site ended before it was ready: see its messages above.')
    const isReady = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The site was not ready within a minute.')
}
