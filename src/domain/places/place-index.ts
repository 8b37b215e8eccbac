import { BELGIUM, LUXEMBOURG } from '@/domain/shared/country'
import { editDistance } from './edit-distance'
import gazetteer from './gazetteer.json'
import { placeKey, readTypedName, type TypedName } from './place-keys'
import { readPlaces, type Place, type PlaceKind, type PlaceNode } from './place-tree'

export type { Place } from './place-tree'

type Key = { key: string; letters: number }

type PlaceIndex = {
  nodes: ReadonlyMap<string, PlaceNode>
  /** By `placeKey` of a name, the most important place first. */
  named: ReadonlyMap<string, readonly PlaceNode[]>
  /** The localities by postcode, without a country. */
  byZip: ReadonlyMap<string, readonly PlaceNode[]>
  /** The localities by the id of their municipality. */
  inside: ReadonlyMap<string, readonly PlaceNode[]>
  /** The names that a slip may be meant for. */
  keys: readonly Key[]
}

// Names of regions beside those of the gazetteer: 'Brussels' means the nineteen communes.
const regionNames: Readonly<Record<string, readonly string[]>> = {
  'be-region-brussels': [
    'Bruxelles',
    'Brussel',
    'Brussels',
    'Brüssel',
    'Région bruxelloise',
    'Région de Bruxelles-Capitale',
    'Brussels Gewest',
    'Brussels-Capital Region',
    'Region Brüssel-Hauptstadt',
  ],
  'be-region-flanders': ['Région flamande', 'Vlaams Gewest', 'Flemish Region', 'Flämische Region'],
  'be-region-wallonia': ['Région wallonne', 'Waals Gewest', 'Walloon Region', 'Wallonische Region'],
}

const [grandDuchy, capital] = ['lu-region-luxembourg', 'lu-municipality-luxembourg']

const order: readonly PlaceKind[] = ['region', 'municipality', 'province', 'district', 'locality']

const suggestions = 10

// A name of three letters is another name after one slip.
const fewestLetters = 4
const lettersOfTwoSlips = 8

let kept: PlaceIndex | undefined

/** The places of Belgium and Luxembourg, indexed at the first use: for the server, never for a browser. */
const places = (): PlaceIndex => (kept ??= indexPlaces(readPlaces(gazetteer)))

/** The place with this id, null for an unknown one. */
export const placeById = (id: string): Place | null => nodeById(id)?.place ?? null

/** A place with all larger places around it, null for an unknown id. */
export const nodeById = (id: string): PlaceNode | null => places().nodes.get(id) ?? null

/** The localities of a postcode, in both countries, its town first. */
export const localitiesWith = (zip: string): readonly PlaceNode[] => places().byZip.get(zip) ?? []

/** The localities of all postcodes, one for each postcode that a locality has. */
export const zipLocalities = (): PlaceNode[] => [...places().byZip.values()].flat()

/** The places with a name, by its `placeKey`. */
export const nodesCalled = (key: string): readonly PlaceNode[] => places().named.get(key) ?? []

/** The localities of a municipality. */
export const placesIn = (id: string): readonly PlaceNode[] => places().inside.get(id) ?? []

/** The town that a country is called after, for distances: "20 km from Luxembourg" is from the town. Any other place is itself. */
export const townCalledLike = (place: Place): Place =>
  place.id === grandDuchy ? (placeById(capital) ?? place) : place

/** The country (`CountryID`) of a place. */
export const countryOfPlace = ({ id }: Place): number => (id.startsWith('lu-') ? LUXEMBOURG : BELGIUM)

/**
 * The places with this name in any of the four languages, the most important first, ignoring accents, case and hyphens. What
 * kind of place it is may stand beside the name (`Province de Namur`). A postcode (`1300`, `B-1300`, `1300 Limal`) finds
 * its localities; without a letter Belgium's come before Luxembourg's.
 */
export function findPlaces(name: string): Place[] {
  const zip = /^\s*(?:([BL])\s?-?\s?)?(\d{4})(?:\s+(.*))?$/i.exec(name)
  if (zip) return localitiesOf({ country: zip[1], zip: zip[2] ?? '', name: zip[3] ?? '' })
  for (const reading of readTypedName(name)) {
    const found = placesCalled(reading)
    if (found.length > 0) return found
  }
  return []
}

/** A name that a mistyped one may be meant for: its `placeKey`, its most important place, and how many slips away it is. */
export type SuggestedName = { key: string; place: Place; distance: number }

/**
 * The names that differ from a word by a typing slip, or two in a word of 8 letters: the nearest first, of equals that of the
 * most important place; at most ten.
 */
export function suggestNames(word: string): SuggestedName[] {
  const key = placeKey(word)
  if (key.length < fewestLetters || /^\d/.test(key)) return []
  const most = key.length < lettersOfTwoSlips ? 1 : 2
  const letters = lettersOf(key)
  const { keys, named } = places()
  const near = keys.flatMap((known) => {
    if (Math.abs(known.key.length - key.length) > most) return []
    if (countBits(known.letters ^ letters) > 2 * most) return []
    const distance = editDistance(key, { other: known.key, most })
    const [node] = named.get(known.key) ?? []
    return distance > most || !node ? [] : [{ key: known.key, distance, node }]
  })
  return near
    .sort((one, other) => one.distance - other.distance || compareNodes(one.node, other.node))
    .slice(0, suggestions)
    .map(({ node, ...name }) => ({ ...name, place: node.place }))
}

function placesCalled({ key, kind }: TypedName): Place[] {
  return nodesCalled(key)
    .filter(({ place }) => kind === null || place.kind === kind)
    .map(({ place }) => place)
}

function localitiesOf({ country, zip, name }: { country?: string; zip: string; name: string }): Place[] {
  const key = placeKey(name)
  return localitiesWith(zip)
    .filter((node) => !country || node.country.startsWith(country.toLowerCase()))
    .filter(({ keys }) => key === '' || keys.includes(key))
    .map(({ place }) => place)
}

const keysOf = ({ place, keys }: PlaceNode): string[] => [
  ...new Set([...keys, ...(regionNames[place.id] ?? []).map(placeKey)]),
]

function indexPlaces(nodes: ReadonlyMap<string, PlaceNode>): PlaceIndex {
  const named = new Map<string, PlaceNode[]>()
  const byZip = new Map<string, PlaceNode[]>()
  const inside = new Map<string, PlaceNode[]>()
  for (const node of nodes.values()) {
    const { kind, zips } = node.place
    for (const key of node.isNamed ? keysOf(node) : []) addTo(named, { key, node })
    const [zip, further] = zips
    if (kind === 'locality') addTo(inside, { key: node.within.at(-1) ?? '', node })
    if (kind === 'locality' && zip && !further) addTo(byZip, { key: zip, node })
  }
  const sorted = new Map([...named].map(([key, found]) => [key, sortNamesakes(found)]))
  for (const found of byZip.values()) found.sort(compareInZip)
  const keys = [...named.keys()].filter((key) => key.length >= fewestLetters - 1)
  return { nodes, named: sorted, byZip, inside, keys: keys.map((key) => ({ key, letters: lettersOf(key) })) }
}

function addTo(index: Map<string, PlaceNode[]>, { key, node }: { key: string; node: PlaceNode }): void {
  const found = index.get(key)
  if (found) found.push(node)
  else index.set(key, [node])
}

/** By rank, then those with more postcodes, Belgium's first. */
const compareNodes = (one: PlaceNode, other: PlaceNode): number =>
  order.indexOf(one.place.kind) - order.indexOf(other.place.kind) ||
  other.place.zips.length - one.place.zips.length ||
  (one.place.id < other.place.id ? -1 : 1)

/**
 * Places of the same name: larger kinds first, but a town before the province that is named after it (Namur), and after one
 * that is not (Limburg).
 */
function sortNamesakes(nodes: readonly PlaceNode[]): PlaceNode[] {
  const sorted = [...nodes].sort(compareNodes)
  const provinces = sorted.filter(({ place }) => place.kind === 'province')
  const isElsewhere = ({ place, within }: PlaceNode) =>
    place.kind === 'municipality' && provinces.some((province) => !within.includes(province.place.id))
  const regions = sorted.filter(({ place }) => place.kind === 'region')
  const others = sorted.filter((node) => !regions.includes(node))
  const towns = others.filter(isElsewhere)
  const rest = others.filter((node) => !towns.includes(node) && !provinces.includes(node))
  const isTown = ({ place }: PlaceNode) => place.kind === 'municipality'
  const smaller = rest.filter((node) => !isTown(node))
  return [...regions, ...rest.filter(isTown), ...provinces, ...towns, ...smaller]
}

/** The town of a postcode before its villages. */
const compareInZip = (one: PlaceNode, other: PlaceNode): number =>
  Number(one.country !== 'be') - Number(other.country !== 'be') ||
  Number(one.isNamed) - Number(other.isNamed) ||
  (one.place.id < other.place.id ? -1 : 1)

/** Which letters a name has, a bit each: names that differ in many cannot be a slip apart. */
function lettersOf(key: string): number {
  let letters = 0
  for (let at = 0; at < key.length; at += 1) letters |= 1 << (key.charCodeAt(at) % 32)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
