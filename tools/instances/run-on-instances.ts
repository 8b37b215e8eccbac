import path from 'node:path'
import { distDir, type TestSite } from '../test/test-site'
import { controlInstances, type ControlledInstance } from './control-instances'

/**
 * Runs work while a site is served by three instances, behind a balancer at the site's own address; then the site serves
 * itself again.
 */
export async function runOnInstances<Value>(
  { site, scratch, lastEnv }: { site: TestSite; scratch: string; lastEnv?: Record<string, string> },
  work: (instances: ControlledInstance[]) => Promise<Value>,
): Promise<Value> {
  await site.server.stop()
  try {
    const instances = await controlInstances({
      port: Number(new URL(site.url).port),
      distDir,
      env: site.env,
      folder: path.join(scratch, 'balancer'),
      lastEnv,
    })
    try {
      return await work(instances.all)
    } finally {
      await instances.stop()
    }
  } finally {
    await site.server.start()
  }
}
