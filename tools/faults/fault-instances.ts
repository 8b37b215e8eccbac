import { openFrozenLine } from '../../tests/support/database/frozen-line'
import { addressOf } from '../bench/weigh-pages'
import { pricedProperty } from '../cache/save-price'
import { hasHaproxy } from '../instances/haproxy'
import { runOnInstances } from '../instances/run-on-instances'
import type { CountingReport } from './fault-counted'
import { killDuringBookings, killDuringForms } from './instances-killed'
import type { FaultReport } from './run-fault'
import { endAgainAndAgain, endBeforeSaves, freezeLine, lastName } from './instances-cut'
import type { InstancesPlace } from './instances-place'
import { importBeside, saveThroughBalancer, writeBySql } from './instances-fresh'

export const instancesFault = 'three instances'

type InstancesReport = CountingReport & { killed: FaultReport[] }

const freshness = [saveThroughBalancer, importBeside, writeBySql, endBeforeSaves, endAgainAndAgain]

/** Three instances behind HAProxy on one database: how soon they show saves, and what they lose when they break. */
export async function breakInstances({
  site,
  mail,
  scratch,
}: Pick<InstancesPlace, 'site' | 'mail' | 'scratch'>): Promise<InstancesReport> {
  if (!hasHaproxy()) return { notes: ['haproxy is not installed: not tried'], problems: [], killed: [] }
  const line = await openFrozenLine(site.database.url)
  const named = new URL(line.url)
  named.searchParams.set('application_name', lastName)
  const reports: CountingReport[] = []
  const killed: FaultReport[] = []
  try {
    await runOnInstances({ site, scratch, lastEnv: { DATABASE_URL: named.href } }, async (instances) => {
      const page = await addressOf({ url: site.url, original: `/property/${pricedProperty}/` })
      const place = { site, mail, scratch, instances, page }
      for (const run of freshness) reports.push(await run(place))
      reports.push(await freezeLine(place, line))
      for (const run of [killDuringForms, killDuringBookings]) killed.push(await run(place))
    })
  } finally {
    await line.stop()
  }
  const problems = reports.flatMap((report) => report.problems)
  return {
    notes: reports.flatMap(({ notes }) => notes),
    problems: [
      ...problems.map((problem) => `${instancesFault}: ${problem}`),
      ...killed.flatMap((report) => report.problems),
    ],
    killed,
  }
}
