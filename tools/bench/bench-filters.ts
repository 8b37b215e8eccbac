import { execFileSync } from 'node:child_process'
import { performance } from 'node:perf_hooks'
import { createRandom, type Random } from '../../tests/support/random'
import { towns } from '../../tests/support/snapshot/snapshot-words'
import { memoryOf } from '../load/process-memory'
import type { Line } from './weigh-pages'

const requests = 5000
const concurrency = 8
// In MB, of a server that has been asked for as many pages as it can cache.
const mostMemory = 700

const nonsense = [
  'city=%00',
  'page=1000000000',
  'minPrice=-5',
  'q=%27%3B+drop+table+properties%3B--',
  'q=%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  'sort=(select+1)',
  'area=1e9,1e9,1e9,1e9',
  Array.from({ length: 50 }, (_, index) => `type=${index + 1}`).join('&'),
] as const

/** A new query, one in ten of them nonsense. */
export function randomQuery(random: Random): string {
  const town = random.pick(towns)
  const parts = [
    `city=${encodeURIComponent(`${town.name.fr}|${town.zip}`)}`,
    `type=${random.whole(1, 9)}`,
    `minPrice=${random.whole(50, 400) * 1000}`,
    `maxPrice=${random.whole(401, 900) * 1000}`,
    `minBedrooms=${random.whole(1, 6)}`,
    `minSurface=${random.whole(30, 300)}`,
    `page=${random.whole(1, 9)}`,
    `q=${random.pick(['maison', 'jardin', 'wavre', '1300', 'villa'])}`,
  ].filter(() => random.chance(0.4))
  if (random.chance(0.1)) parts.push(random.pick(nonsense))
  return parts.length > 0 ? parts.join('&') : 'garden=1'
}

/** The size of a folder, in MB. */
const sizeOf = (folder: string): number =>
  Number(execFileSync('du', ['-sk', folder], { encoding: 'utf8' }).split('\t')[0]) / 1024

const round = (value: number): number => Math.round(value * 10) / 10

/**
 * Sends 5,000 different queries to a list; prints how long they take, and how much the server's memory and the build folder
 * grow. Returns what is above its limit.
 * @throws Error if an answer is not that of a list.
 */
export async function measureFilters({
  list,
  pid,
  folder,
  print,
}: {
  list: string
  pid: number
  folder: string
  print: (line: Line) => void
}): Promise<string[]> {
  const random = createRandom(7)
  const queries = Array.from({ length: requests }, () => randomQuery(random))
  const times: number[] = []
  const ask = async () => {
    for (let query = queries.pop(); query !== undefined; query = queries.pop()) {
      const started = performance.now()
      const answer = await fetch(`${list}?${query}`)
      const text = await answer.text()
      times.push(performance.now() - started)
      if (answer.status !== 200 || !text.includes('role="status"'))
        throw new Error(`${answer.status} for ${list}?${query}`)
    }
  }
  const before = { memory: memoryOf(pid), disk: sizeOf(folder) }
  await Promise.all(Array.from({ length: concurrency }, ask))
  times.sort((one, other) => one - other)
  const n = requests
  const name = 'random filters'
  const p95 = times[Math.floor(n * 0.95)] ?? 0
  print({ name: `${name}: p95 with ${concurrency} at once`, value: round(p95), unit: 'ms', n })
  print({ name: `${name}: memory of the server before`, value: round(before.memory), unit: 'MB', n: 1 })
  const memory = round(memoryOf(pid))
  const afterwards = `${name}: memory of the server after`
  print({ name: `${afterwards} (limit ${mostMemory})`, value: memory, unit: 'MB', n: 1 })
  print({
    name: `${name}: growth of the build on disk`,
    value: round(sizeOf(folder) - before.disk),
    unit: 'MB',
    n: 1,
  })
  return memory > mostMemory ? [`${afterwards}: ${memory} MB, above ${mostMemory}`] : []
}
