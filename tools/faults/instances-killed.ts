import { setTimeout as pause } from 'node:timers/promises'
import { openPriceOffice, pricedProperty, showsPrice, type PriceOffice } from '../cache/save-price'
import { askDatabase } from '../database/ask-database'
import type { ControlledInstance } from '../instances/control-instances'
import { pageAt, summarize, untilShown } from '../instances/watch-price'
import type { ControlledSite } from '../start/site-parts'
import { breakAppointments } from './fault-appointments'
import type { FaultEffect } from './fault-cases'
import type { InstancesPlace } from './instances-place'
import { promisedFresh } from './instances-fresh'
import { runFault, type FaultReport } from './run-fault'

const second = 1000
const patience = 30 * second
/** When an instance is killed, in seconds from the first form. */
const killedAt = [3, 9, 15, 21, 27, 33] as const

/** What an editor and the visitors of each instance saw while instances were killed. */
type SavesSeen = {
  /** The price of the last save that was answered. */
  acknowledged: number
  /** How often a save had to be sent again. */
  repeated: number
  /** Of the saves that were answered. */
  saves: number
  notStored: number
  /** After which time a living instance has shown each of them. */
  times: number[]
  /** For which time it has shown something older. An answer that takes long while others start is not old. */
  oldTimes: number[]
  /** How many instances showed something old when they were back. */
  oldAtStart: number
  /** The one that was killed and does not answer yet. */
  away: ControlledInstance | null
}

/** Saves a price as often as the balancer says that it could not. */
async function saveUntilAnswered(office: PriceOffice, price: number): Promise<number> {
  const until = Date.now() + patience
  for (let failed = 0; ; failed += 1) {
    try {
      await office.save(price)
      return failed
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(100)
    }
  }
}

async function isStored(url: string, price: number): Promise<boolean> {
  const rows = await askDatabase(url, {
    text: 'select 1 from properties where public_id = $1 and price = $2',
    values: [pricedProperty, price],
  })
  return rows.length > 0
}

/** Saves one price after the other, and asks each living instance for it. */
async function saveMeanwhile(
  { site, instances, page }: InstancesPlace,
  { seen, isOver }: { seen: SavesSeen; isOver: () => boolean },
): Promise<void> {
  const office = await openPriceOffice(site)
  while (!isOver()) {
    const price = seen.acknowledged + 1
    seen.repeated += await saveUntilAnswered(office, price)
    seen.acknowledged = price
    seen.saves += 1
    if (!(await isStored(site.database.url, price))) seen.notStored += 1
    const living = instances
      .filter((instance) => instance !== seen.away)
      .map((instance) => ({ instance, pid: instance.pid(), own: pageAt(instance, page) }))
    const shown = await Promise.all(
      living.map(({ own }) => untilShown({ page: own, price, most: 5 * second })),
    )
    // One that was killed meanwhile has shown nothing.
    for (const [at, { instance, pid }] of living.entries())
      if (instance.pid() === pid) {
        const { took, oldUntil } = shown[at] ?? { took: Infinity, oldUntil: Infinity }
        seen.times.push(took)
        seen.oldTimes.push(oldUntil)
      }
    await pause(100)
  }
}

/** Kills one instance after the other; each is started again two seconds later, and has to show what was saved. */
async function killInTurn({ instances, page }: InstancesPlace, seen: SavesSeen): Promise<void> {
  const begun = Date.now()
  for (const [at, time] of killedAt.entries()) {
    const instance = instances[at % instances.length]
    if (!instance) continue
    await pause(begun + time * second - Date.now())
    seen.away = instance
    await instance.kill()
    await pause(2 * second)
    await instance.start()
    seen.away = null
    const { acknowledged } = seen
    const own = pageAt(instance, page)
    // The next save may be under way.
    const isFresh = (await showsPrice(own, acknowledged)) || (await showsPrice(own, acknowledged + 1))
    if (!isFresh) seen.oldAtStart += 1
  }
}

function describeSaves(seen: SavesSeen): FaultEffect {
  const { saves, repeated, notStored, oldAtStart, times, oldTimes } = seen
  const { median, longest } = summarize(times)
  const old = summarize(oldTimes)
  const found: [count: number, what: string][] = [
    [notStored, 'acknowledged saves were not stored'],
    [oldAtStart, 'instances showed something old after their start'],
    [oldTimes.filter((time) => time > promisedFresh).length, 'times an old price was shown for too long'],
  ]
  return {
    note: `${killedAt.length} times one of them killed; ${saves} saves acknowledged (${repeated} sent again), on every living instance after ${median} ms (median), ${longest} ms at most, something older for ${old.longest} ms at most`,
    findProblems: () => found.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`),
  }
}

/** Instances are killed in turn while forms and saves come through the balancer. */
export function killDuringForms(place: InstancesPlace): Promise<FaultReport> {
  const { site, mail } = place
  const run = async (): Promise<FaultEffect> => {
    const none = { repeated: 0, saves: 0, notStored: 0, oldAtStart: 0 }
    const seen: SavesSeen = { ...none, acknowledged: 470_000, times: [], oldTimes: [], away: null }
    let isOver = false
    const killing = killInTurn(place, seen).finally(() => (isOver = true))
    await Promise.all([killing, saveMeanwhile(place, { seen, isOver: () => isOver })])
    return describeSaves(seen)
  }
  return runFault({ fault: { name: 'instance killed', forms: 700, run }, site, mail })
}

/** Kills another instance each time, and starts it again. */
function killableInTurn(instances: readonly ControlledInstance[]): ControlledSite {
  let at = -1
  const current = (): ControlledInstance => {
    const instance = instances[at % instances.length]
    if (!instance) throw new Error('There are no instances')
    return instance
  }
  return {
    pid: () => current().pid(),
    kill: () => {
      at += 1
      return current().kill()
    },
    start: () => current().start(),
    stop: () => current().stop(),
  }
}

/** Instances are killed in turn while 200 visitors want the same three places through the balancer. */
export const killDuringBookings = ({ site, mail, instances }: InstancesPlace): Promise<FaultReport> =>
  breakAppointments({
    site: { ...site, server: killableInTurn(instances) },
    mail,
    name: 'instance killed, appointments',
    inDays: 19,
  })
