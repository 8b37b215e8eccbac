import { setTimeout as pause } from 'node:timers/promises'
import type { FrozenLine } from '../../tests/support/database/frozen-line'
import { openPriceOffice, showsPrice } from '../cache/save-price'
import { askDatabase } from '../database/ask-database'
import type { ControlledInstance } from '../instances/control-instances'
import { pageAt, summarize, untilShown } from '../instances/watch-price'
import type { CountingReport } from './fault-counted'
import type { InstancesPlace } from './instances-place'

const second = 1000
// docs/caching.md: an instance whose connection was cut shows something old for this time at most.
const promised = 5 * second

/** The name under which the last instance asks the database. */
export const lastName = 'last-instance'

/** Ends the connection on which the last instance hears of changes; returns how many were ended. */
async function endListening({ site }: InstancesPlace): Promise<number> {
  const [row] = await askDatabase<{ count: number }>(site.database.url, {
    text: `select count(pg_terminate_backend(pid))::int as count from pg_stat_activity
      where application_name = $1 and (query ilike 'listen %' or query like 'select pg\\_notify(%')`,
    values: [lastName],
  })
  return row?.count ?? 0
}

type CutOff = { last: ControlledInstance; other: ControlledInstance; lastPage: string }

function requireCutOff({ instances, page }: InstancesPlace): CutOff {
  const [other] = instances
  const last = instances.at(-1)
  if (!other || !last) throw new Error('There are no instances')
  return { last, other, lastPage: pageAt(last, page) }
}

const judge = (what: string, times: readonly number[]): CountingReport => {
  const { median, longest } = summarize(times)
  return {
    notes: [`${what}: on it after ${median} ms (median), ${longest} ms at most`],
    problems: longest <= promised ? [] : [`${what}: an old price for ${longest} ms`],
  }
}

/** The connection is ended just before each of ten saves by another instance. */
export async function endBeforeSaves(place: InstancesPlace): Promise<CountingReport> {
  const { other, lastPage } = requireCutOff(place)
  const office = await openPriceOffice({ ...place.site, url: other.url })
  const times: number[] = []
  let ended = 0
  for (let price = 440_000; price < 440_010; price += 1) {
    await showsPrice(lastPage, price)
    ended += await endListening(place)
    await office.save(price)
    const shown = await untilShown({ page: lastPage, price, most: 4 * promised })
    times.push(shown?.took ?? Infinity)
    // Until it listens again.
    await pause(second)
  }
  const report = judge(`10 saves while an instance does not listen (${ended} connections ended)`, times)
  return ended >= 10 ? report : { ...report, problems: [...report.problems, 'no connection was ended'] }
}

/** The connection is ended again and again, as soon as it is there, during saves. */
export async function endAgainAndAgain(place: InstancesPlace): Promise<CountingReport> {
  const { other, lastPage } = requireCutOff(place)
  const office = await openPriceOffice({ ...place.site, url: other.url })
  const until = Date.now() + 12 * second
  let ended = 0
  const ending = (async () => {
    for (; Date.now() < until; await pause(5)) ended += await endListening(place)
  })()
  const times: number[] = []
  for (let price = 450_000; Date.now() < until; price += 1) {
    await office.save(price)
    const shown = await untilShown({ page: lastPage, price, most: 4 * promised })
    times.push(shown?.took ?? Infinity)
    await pause(second / 2)
  }
  await ending
  return judge(`${times.length} saves while that connection is ended ${ended} times in 12 s`, times)
}

const asked = 60

/**
 * Nothing passes between an instance and PostgreSQL while another one saves: through the balancer nothing old is shown after
 * the promised time, and the instance itself shows nothing old that long after the line is back.
 */
export async function freezeLine(place: InstancesPlace, line: FrozenLine): Promise<CountingReport> {
  const { other, lastPage } = requireCutOff(place)
  const office = await openPriceOffice({ ...place.site, url: other.url })
  const price = 460_000
  await showsPrice(lastPage, price)
  line.freeze()
  await office.save(price)
  const saved = performance.now()
  let lastOld = 0
  while (performance.now() - saved < 2 * promised) {
    if (!(await showsPrice(place.page, price))) lastOld = performance.now() - saved
    await pause((2 * promised) / asked)
  }
  line.thaw()
  const shown = await untilShown({ page: lastPage, price, most: 4 * promised })
  const took = Math.round(shown?.took ?? Infinity)
  const old = Math.round(lastOld)
  return {
    notes: [
      `an instance without PostgreSQL for ${Math.round((2 * promised) / second)} s: the last old price through the balancer ${old} ms after a save, on itself ${took} ms after the line was back`,
    ],
    problems: [
      ...(old <= promised ? [] : [`the balancer showed an old price ${old} ms after a save`]),
      ...(took <= promised ? [] : [`an old price ${took} ms after the line was back`]),
    ],
  }
}
