import { spawn, type ChildProcess } from 'node:child_process'
import { onShutdown, stopChild } from './shutdown'

type Options = {
  port: number
  host: string
  distDir: string
  env: Record<string, string>
  dev?: boolean
  /** Keeps the site's own words back, all but its errors. */
  quiet?: boolean
}

/** Starts Next on a port; it ends when this process ends, however that comes about. */
export function startSite({ port, host, distDir, env, dev = false, quiet = false }: Options): ChildProcess {
  const args = [
    '--import',
    './tools/exit-with-parent.mjs',
    'node_modules/next/dist/bin/next',
    dev ? 'dev' : 'start',
    '-p',
    String(port),
    '-H',
    host,
  ]
  const child = spawn(process.execPath, args, {
    env: {
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
export async function waitForSite(url: string, child: ChildProcess): Promise<void> {
  for (let waited = 0; waited < 60_000; waited += 100) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error('The site ended before it was ready: see its messages above.')
    const healthy = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (healthy) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('The site was not ready within a minute.')
}
