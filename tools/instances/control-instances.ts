import { findFreePort } from '../start/data-folder'
import { controlSite, type ControlledSite } from '../start/site-parts'
import { instanceCount, startBalancer } from './haproxy'

export type ControlledInstance = ControlledSite & {
  /** What the balancer calls it. */
  name: string
  /** Its own address, past the balancer. */
  url: string
}

type InstancesOptions = {
  /** Where the balancer listens: the port of the site's address. */
  port: number
  distDir: string
  env: Record<string, string>
  /** For the configuration of the balancer. */
  folder: string
  /** Other variables of the last instance. */
  lastEnv?: Record<string, string>
}

export type ControlledInstances = { all: ControlledInstance[]; stop: () => Promise<void> }

/** Serves a built site by three processes behind HAProxy, on one database and one data folder, until they are stopped. */
export async function controlInstances(options: InstancesOptions): Promise<ControlledInstances> {
  const { port, distDir, env, folder, lastEnv = {} } = options
  const all: ControlledInstance[] = []
  const stops: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const stopPart of stops.splice(0).toReversed()) await stopPart()
  }
  try {
    const ports: number[] = []
    for (let number = 1; number <= instanceCount; number += 1) {
      const own = await findFreePort()
      const more = number === instanceCount ? lastEnv : {}
      const site = await controlSite({ port: own, distDir, env: { ...env, TRUST_PROXY: '1', ...more } })
      ports.push(own)
      stops.push(site.stop)
      all.push({ ...site, name: `site${number}`, url: `http://localhost:${own}` })
    }
    stops.push((await startBalancer({ port, instances: ports, folder })).stop)
  } catch (error) {
    await stop()
    throw error
  }
  return { all, stop }
}
