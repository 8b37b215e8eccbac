import { locales, perLocale, type Locale } from '@/domain/shared/locale'
import { readNames, type PlaceNames } from './gazetteer'
import { placeKey, placeSlug } from './place-keys'

export type PlaceKind = 'region' | 'province' | 'district' | 'municipality' | 'locality'

/** A place of the gazetteer, with all postcodes in it and the point in its middle (WGS 84). */
export type Place = {
  /** Stable, because it stands in addresses: `be-province-brabant-wallon`, `be-locality-1300-limal`. */
  id: string
  kind: PlaceKind
  names: Record<Locale, string>
  zips: string[]
  lat: number
  lng: number
}

/** A place and where it lies. */
export type PlaceNode = {
  place: Place
  /** `placeKey` of each of its names. */
  keys: readonly string[]
  /** The larger places around it, the largest first, and their ids. */
  around: readonly PlaceNode[]
  within: readonly string[]
  country: 'be' | 'lu'
  /** Whether its name finds it: that of a municipality finds all of it, and not a postcode of it. */
  isNamed: boolean
  /** Whether it is the locality that its municipality is named after. */
  isTown: boolean
}

/** The lines of gazetteer.json, whose form docs/places.md describes. */
export type GazetteerLines = {
  regions: Readonly<Record<string, WrittenNames>>
  provinces: Readonly<Record<string, WrittenNames>>
  districts: readonly string[]
  municipalities: readonly string[]
  places: readonly string[]
}

type WrittenNames = { fr: string; nl: string; en: string; de: string }
type Nodes = Map<string, PlaceNode>
type NewPlace = { kind: PlaceKind; within: PlaceNode | null; names: PlaceNames; idName: string }

// Positions in the file are in ten-thousandths of a degree.
const perDegree = 10_000

const countryOf = (region: string) => (region === 'luxembourg' ? 'lu' : 'be')

const namesIn = (names: WrittenNames): PlaceNames => perLocale((locale) => names[locale])

/** The name in the language of the place itself, which its id has: Dutch in Flanders, elsewhere French. */
const ownName = (names: PlaceNames, isFlemish: boolean): string => (isFlemish ? names.nl : names.fr)

const newNode = ({
  kind,
  within,
  names,
  idName,
  country,
}: NewPlace & { country: 'be' | 'lu' }): PlaceNode => ({
  place: { id: idOf({ country, kind, idName }), kind, names, zips: [], lat: 0, lng: 0 },
  keys: [...new Set(Object.values(names))].map(placeKey),
  around: within ? [...within.around, within] : [],
  within: within ? [...within.within, within.place.id] : [],
  country,
  isNamed: true,
  isTown: false,
})

const idOf = ({ country, kind, idName }: Pick<NewPlace, 'kind' | 'idName'> & { country: string }): string =>
  `${country}-${kind}-${placeSlug(idName)}`

function addNode(nodes: Nodes, { country, ...given }: NewPlace & { country?: 'be' | 'lu' }): PlaceNode {
  const ofCountry = country ?? given.within?.country ?? 'be'
  const known = nodes.get(idOf({ ...given, country: ofCountry }))
  if (known) return known
  const node = newNode({ ...given, country: ofCountry })
  nodes.set(node.place.id, node)
  return node
}

function addRegion(nodes: Nodes, { slug, names }: { slug: string; names: PlaceNames }): PlaceNode {
  return addNode(nodes, { kind: 'region', within: null, names, idName: slug, country: countryOf(slug) })
}

function addDistrict(nodes: Nodes, { line, file }: { line: string; file: GazetteerLines }) {
  const [slug = '', code = '', ...written] = line.split('|')
  const isFlemish = slug === 'flanders'
  const regionNames = file.regions[slug]
  if (!regionNames) throw new Error(`The gazetteer has no region ${slug}`)
  const region = addRegion(nodes, { slug, names: namesIn(regionNames) })
  const provinceNames = file.provinces[code]
  const names = readNames(written, isFlemish)
  let within = region
  if (provinceNames) {
    const inLanguages = namesIn(provinceNames)
    const idName = ownName(inLanguages, isFlemish)
    within = addNode(nodes, { kind: 'province', within: region, names: inLanguages, idName })
  }
  const district = addNode(nodes, { kind: 'district', within, names, idName: ownName(names, isFlemish) })
  return { district, isFlemish }
}

type Municipality = { node: PlaceNode; isFlemish: boolean; points: Point[]; core: Point | null }
type Point = { zip: string; lat: number; lng: number }
type Locality = { municipality: Municipality; names: PlaceNames; points: Point[] }

const isCalled = (one: PlaceNames, other: PlaceNames): boolean =>
  locales.every((locale) => one[locale] === other[locale])

/** Every place of the gazetteer by its id, the larger ones before those in them. */
export function readPlaces(file: GazetteerLines): ReadonlyMap<string, PlaceNode> {
  const nodes: Nodes = new Map()
  const districts = file.districts.map((line) => addDistrict(nodes, { line, file }))
  const municipalities = file.municipalities.map((line): Municipality | null => {
    const [at = '', ...written] = line.split('|')
    const district = districts[Number(at)]
    if (!district) return null
    const { isFlemish } = district
    const names = readNames(written, isFlemish)
    const idName = ownName(names, isFlemish)
    const node = addNode(nodes, { kind: 'municipality', within: district.district, names, idName })
    return { node, isFlemish, points: [], core: null }
  })
  const localities = new Map<string, Locality>()
  for (const line of file.places) addLocalityLine({ line, municipalities, localities })
  for (const locality of localities.values()) addLocality(nodes, locality)
  placeAreas({ nodes, municipalities: municipalities.filter((each) => each !== null) })
  return nodes
}

/** A locality with several postcodes has several lines. */
function addLocalityLine({
  line,
  municipalities,
  localities,
}: {
  line: string
  municipalities: readonly (Municipality | null)[]
  localities: Map<string, Locality>
}): void {
  const [zip = '', at = '', lat, lng, ...own] = line.split('|')
  const municipality = municipalities[Number(at)]
  if (!municipality) return
  const point = { zip, lat: Number(lat) / perDegree, lng: Number(lng) / perDegree }
  const { names: common } = municipality.node.place
  const names = own.length > 0 ? readNames(own, municipality.isFlemish) : common
  const key = `${at}|${placeKey(names.fr)}`
  const locality = localities.get(key) ?? { municipality, names, points: [] }
  locality.points.push(point)
  municipality.points.push(point)
  if (isCalled(names, common)) municipality.core ??= point
  localities.set(key, locality)
}

/** A place for each postcode of a locality, and one for all of them if they are several. */
function addLocality(nodes: Nodes, { municipality, names, points }: Locality): void {
  const { node, isFlemish } = municipality
  const name = ownName(names, isFlemish)
  const zips = zipsOf(points)
  // The name of a municipality finds all of it, its villages included.
  const isTown = isCalled(names, node.place.names)
  for (const zip of zips) {
    const added = addNode(nodes, { kind: 'locality', within: node, names, idName: `${zip} ${name}` })
    // Four villages of Luxembourg lie in two municipalities each.
    if (added.place.zips.length > 0) continue
    locate(added, { points: points.filter((point) => point.zip === zip), core: null })
    if (isTown || zips.length > 1) nodes.set(added.place.id, { ...added, isNamed: false, isTown })
  }
  if (isTown || zips.length === 1) return
  const idName = `${ownName(node.place.names, isFlemish)} ${name}`
  locate(addNode(nodes, { kind: 'locality', within: node, names, idName }), { points, core: null })
}

/** Larger places have all postcodes of their municipalities, and lie in the middle of them. */
function placeAreas({ nodes, municipalities }: { nodes: Nodes; municipalities: readonly Municipality[] }) {
  const inside = new Map<string, Point[]>()
  for (const { node, points, core } of municipalities) {
    locate(node, { points, core })
    for (const id of node.within) inside.set(id, [...(inside.get(id) ?? []), ...points])
  }
  for (const [id, points] of inside) {
    const node = nodes.get(id)
    if (node) locate(node, { points, core: null })
  }
}

const zipsOf = (points: readonly Point[]): string[] => [...new Set(points.map(({ zip }) => zip))].sort()

const meanOf = (numbers: readonly number[]): number => {
  const sum = numbers.reduce((total, number) => total + number, 0)
  return Math.round((sum / numbers.length) * perDegree) / perDegree
}

function locate(
  { place }: PlaceNode,
  { points, core }: { points: readonly Point[]; core: Point | null },
): void {
  place.zips = zipsOf(points)
  place.lat = core?.lat ?? meanOf(points.map(({ lat }) => lat))
  place.lng = core?.lng ?? meanOf(points.map(({ lng }) => lng))
}
