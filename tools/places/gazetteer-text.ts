import { readFileSync } from 'node:fs'
import path from 'node:path'

type Names = { fr: string; nl?: string; en?: string; de?: string }

type SourceRow = {
  country: string
  zip: string
  name: Names
  municipality: Names
  district: Names
  province: Names | null
  region: string
  lat: number
  lng: number
}

type NamedAreas = { regions: Record<string, Names>; provinces: Record<string, Names> }

const folder = path.resolve(import.meta.dirname, 'source')

/** The gazetteer file of the product. */
export const gazetteerFile = path.resolve(import.meta.dirname, '../../src/domain/places/gazetteer.json')

/** The source rows of the gazetteer. */
export const readSourceRows = (): SourceRow[] =>
  ['places.json', 'places-lu-more.json'].flatMap((file) =>
    JSON.parse(readFileSync(path.join(folder, file), 'utf8')),
  )

// A degree has four decimals in the sources.
const perDegree = 10_000

const namesOf = ({ fr, nl = '', en = '', de = '' }: Names): string =>
  [fr, nl === fr ? '' : nl, en, de].join('|').replace(/\|+$/, '')

/** Numbers texts in the order in which they come for the first time. */
function createIndex() {
  const places = new Map<string, number>()
  return {
    add(text: string): number {
      const known = places.get(text)
      if (known !== undefined) return known
      places.set(text, places.size)
      return places.size - 1
    },
    texts: () => [...places.keys()],
  }
}

/**
 * The gazetteer as stored: districts, municipalities and places as lines that refer to each other by position, so that no
 * name is repeated. docs/places.md describes the lines.
 */
export function buildGazetteerText(): string {
  const { regions, provinces }: NamedAreas = JSON.parse(
    readFileSync(path.join(folder, 'regions.json'), 'utf8'),
  )
  const codes = new Map(Object.entries(provinces).map(([code, { fr }]) => [fr, code]))
  const districts = createIndex()
  const municipalities = createIndex()
  const places = readSourceRows().map(({ zip, name, municipality, district, province, region, lat, lng }) => {
    const inDistrict = districts.add(`${region}|${codes.get(province?.fr ?? '') ?? ''}|${namesOf(district)}`)
    const inMunicipality = municipalities.add(`${inDistrict}|${namesOf(municipality)}`)
    const own = namesOf(name) === namesOf(municipality) ? '' : namesOf(name)
    const position = [lat, lng].map((degrees) => Math.round(degrees * perDegree)).join('|')
    return `${zip}|${inMunicipality}|${position}|${own}`.replace(/\|+$/, '')
  })
  const lists = { districts: districts.texts(), municipalities: municipalities.texts(), places }
  return `${JSON.stringify({ regions, provinces, ...lists }, null, 0).replaceAll('","', '",\n"')}\n`
}
