import { randomBytes } from 'node:crypto'
import { createRandom, type Random } from '../../tests/support/random'
import {
  contentPaths,
  listPaths,
  pickSome,
  propertyPages,
  type PropertyPage,
} from '../../tests/support/site/site-pages'
import { askPages, pagesWith, type CountingSite } from '../cache/ask-pages'
import { openPriceOffice } from '../cache/save-price'
import type { TestSite } from '../test/test-site'
import type { Line } from './weigh-pages'

const pages = 1000
const lists = 300
const changes = 5
/** The fewest of these pages that may stay after a new price. */
const least = 950
// No property has such a price, and no other number of a page such digits.
const firstPrice = 7_310_101
/** The last property of the sample. Those that the benchmark has loaded lack what a save requires. */
const lastOfSample = 2201

type ChosenPages = { paths: string[]; priced: PropertyPage[] }

/** Pages of every kind; half of the properties are of the sample, among them those whose price is changed. */
async function choosePages({ url, env }: TestSite, random: Random): Promise<ChosenPages> {
  const others = [...(await contentPaths(url)), ...listPaths(random, lists)]
  const properties = await propertyPages(env.DATABASE_URL ?? '')
  const room = pages - others.length
  const isSaved = ({ publicId, isPriced }: PropertyPage) => isPriced && publicId <= lastOfSample
  const priced = pickSome(random, properties.filter(isSaved), Math.floor(room / 2))
  const loaded = properties.filter(({ publicId }) => publicId > lastOfSample)
  const rest = pickSome(random, loaded, room - priced.length)
  return { paths: [...others, ...[...priced, ...rest].map(({ path }) => path)], priced }
}

type PriceChange = { kept: number; old: number; fresh: number }

/** Saves a price of a property, and another one when all pages are cached. */
async function changePrice(
  site: CountingSite & TestSite,
  { paths, publicId, price }: { paths: string[]; publicId: number; price: number },
): Promise<PriceChange> {
  const office = await openPriceOffice(site, publicId)
  await office.save(price)
  await askPages(site, paths)
  const before = await askPages(site, paths)
  if (before.cached !== paths.length) {
    const failed = [...before.texts].flatMap(([path, text]) => (text.length < 500 ? `${path} ${text}` : []))
    throw new Error(`Only ${before.cached} of ${paths.length} pages are cached: ${failed.join(', ')}`)
  }
  await office.save(price + 1)
  const after = await askPages(site, paths)
  return {
    kept: after.cached,
    old: pagesWith(after, String(price)).length,
    fresh: pagesWith(after, String(price + 1)).length,
  }
}

const fewest = (numbers: number[]): number => Math.min(...numbers)

/**
 * Prints how many of 1,000 cached pages of every kind stay when the price of a property changes, and how many show the old one;
 * returns what of it breaks the promise.
 */
export async function measureKeptPages({
  site,
  print,
}: {
  site: TestSite
  print: (line: Line) => void
}): Promise<string[]> {
  const random = createRandom(17)
  const metricsToken = randomBytes(24).toString('hex')
  await site.server.stop()
  await site.server.start({ METRICS_TOKEN: metricsToken })
  const { paths, priced } = await choosePages(site, random)
  const found: PriceChange[] = []
  for (const [at, { publicId }] of pickSome(random, priced, changes).entries()) {
    const price = firstPrice + 10 * at
    found.push(await changePrice({ ...site, metricsToken }, { paths, publicId, price }))
  }
  const kept = fewest(found.map((change) => change.kept))
  const fresh = fewest(found.map((change) => change.fresh))
  const old = found.reduce((sum, change) => sum + change.old, 0)
  const figures: [name: string, value: number][] = [
    [`pages kept after a price change, of ${paths.length}, fewest (least ${least})`, kept],
    ['pages that show the old price', old],
    ['pages that show the new price, fewest', fresh],
  ]
  for (const [name, value] of figures) print({ name, value, unit: 'pages', n: found.length })
  return [
    ...(kept < least ? [`Only ${kept} of ${pages} pages were kept after a price change, not ${least}`] : []),
    ...(old > 0 ? [`${old} pages showed an old price`] : []),
    ...(fresh === 0 ? ['No page showed a new price'] : []),
  ]
}
