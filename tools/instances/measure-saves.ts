import { openPriceOffice, showsPrice } from '../cache/save-price'
import type { TestSite } from '../test/test-site'
import type { ControlledInstance } from './control-instances'
import { pageAt, untilShown } from './watch-price'

/** What visitors of three instances saw after saves through the balancer. */
export type MeasuredSaves = {
  /** How long each save took, in milliseconds. */
  saves: number[]
  /** From the answer to a save to the first answer of each other instance that shows it. */
  others: number[]
  /** For how long after that answer each other instance has shown something older. */
  oldAtOthers: number[]
  /** After how many saves the next request at the instance that saved showed something older. */
  oldAtOwn: number
  /** How often an instance did not show a save in time. */
  late: number
  /** Which instances have saved. */
  savedBy: Set<string>
}

type SavesOptions = {
  site: TestSite
  instances: ControlledInstance[]
  page: string
  /** The price of the first save; each further one is higher by one. */
  from: number
  count: number
}

const longest = 10_000

/** Saves prices through the balancer, and asks each instance itself for the page until it shows them. */
export async function measureSaves(options: SavesOptions): Promise<MeasuredSaves> {
  const { site, instances, page, from, count } = options
  const office = await openPriceOffice(site)
  const measured: MeasuredSaves = {
    ...{ saves: [], others: [], oldAtOthers: [], oldAtOwn: 0, late: 0 },
    savedBy: new Set(),
  }
  for (let price = from; price < from + count; price += 1) {
    // Something older is kept by each of them.
    for (const instance of instances) await showsPrice(pageAt(instance, page), price)
    const { took, instance: name } = await office.save(price)
    const watched = await Promise.all(
      instances.map(async (instance) => ({
        isOwn: instance.name === name,
        shown: await untilShown({ page: pageAt(instance, page), price, most: longest }),
      })),
    )
    measured.saves.push(took)
    if (name) measured.savedBy.add(name)
    for (const { isOwn, shown } of watched) {
      if (shown === null) measured.late += 1
      else if (isOwn) measured.oldAtOwn += shown.oldUntil > 0 ? 1 : 0
      else {
        measured.others.push(shown.took)
        measured.oldAtOthers.push(shown.oldUntil)
      }
    }
  }
  return measured
}
