import { hasHaproxy } from '../instances/haproxy'
import { measureSaves } from '../instances/measure-saves'
import { runOnInstances } from '../instances/run-on-instances'
import { summarize } from '../instances/watch-price'
import type { TestSite } from '../test/test-site'
import type { Line } from './weigh-pages'

const count = 24
// docs/caching.md: after this time no instance shows something older, in milliseconds.
const promised = 1000

type MeasuredInstances = {
  site: TestSite
  /** The page of the property whose price is saved. */
  page: string
  scratch: string
  print: (line: Line) => void
}

/** Prints how soon three instances behind HAProxy show a save, if it is installed; returns what was too late. */
export async function measureInstances(measured: MeasuredInstances): Promise<string[]> {
  const { site, page, scratch, print } = measured
  if (!hasHaproxy()) {
    print({ name: 'three instances: HAProxy is not installed', value: 0, unit: 'ms', n: 0 })
    return []
  }
  const { saves, others, oldAtOthers, oldAtOwn, late } = await runOnInstances(
    { site, scratch },
    (instances) => measureSaves({ site, instances, page, from: 480_000, count }),
  )
  const fresh = summarize(others)
  const old = summarize(oldAtOthers).longest
  const figures: Omit<Line, 'unit'>[] = [
    { name: 'three instances: a save through HAProxy, median', value: summarize(saves).median, n: count },
    {
      name: 'three instances: time until a save is fresh on the others, median',
      value: fresh.median,
      n: others.length,
    },
    {
      name: 'three instances: time until a save is fresh on the others, longest',
      value: fresh.longest,
      n: others.length,
    },
    { name: 'three instances: something older after a save, longest', value: old, n: others.length },
  ]
  for (const figure of figures) print({ ...figure, unit: 'ms' })
  print({
    name: 'three instances: fresh at the next request where it was saved',
    value: (count - oldAtOwn) / count,
    unit: 'ratio',
    n: count,
  })
  return oldAtOwn === 0 && late === 0 && old <= promised
    ? []
    : [`three instances showed old prices for ${old} ms (${late} for ever, ${oldAtOwn} where it was saved)`]
}
