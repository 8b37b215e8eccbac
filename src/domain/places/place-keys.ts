import { panelKey } from '@/domain/search/panel'

/** What somebody writes before or after a name to say what kind of place they mean. */
export type NamedKind = 'region' | 'province' | 'district' | 'municipality'

/** A typed name: its key, and the kind that stands beside it (`Province de Namur`). */
export type TypedName = { key: string; kind: NamedKind | null }

const kindWords: Readonly<Record<string, NamedKind>> = {
  region: 'region',
  gewest: 'region',
  regio: 'region',
  province: 'province',
  provincie: 'province',
  provinz: 'province',
  arrondissement: 'district',
  district: 'district',
  bezirk: 'district',
  canton: 'district',
  kanton: 'district',
  commune: 'municipality',
  ville: 'municipality',
  gemeente: 'municipality',
  stad: 'municipality',
  municipality: 'municipality',
  city: 'municipality',
  town: 'municipality',
  gemeinde: 'municipality',
  stadt: 'municipality',
}

// Two words that mean the country, which is a region of the gazetteer.
const grandDuchy = /^(?:grand duche|grand duchy|groothertogdom|grossherzogtum)(?= )/

const particles = /^(?:(?:de la|de l|der|des|du|de|d|of|von|van|la|le|l|the) )+/

const saints: Readonly<Record<string, string>> = {
  saint: 'st',
  sint: 'st',
  sankt: 'st',
  sainte: 'ste',
}

/** The form in which names of places are compared: no accents, no case, one space between words, `St` for `Saint`. */
export const placeKey = (name: string): string =>
  panelKey(name)
    .split(' ')
    .map((word) => saints[word] ?? word)
    .join(' ')

/** The form of a name in addresses: `Braine-l’Alleud` gives `braine-l-alleud`. */
export const placeSlug = (name: string): string => panelKey(name).replaceAll(' ', '-')

/**
 * The ways to read a typed name, the whole of it first: `Ville-Pommerœul` is a name, `ville de Wavre` is Wavre, and so is
 * `Wavre commune`.
 */
export function readTypedName(name: string): TypedName[] {
  const key = placeKey(name)
  if (key === '') return []
  const [first = '', last = ''] = [key.split(' ')[0], key.split(' ').at(-1)]
  const readings: TypedName[] = [{ key, kind: null }]
  const add = (rest: string, kind: NamedKind | undefined) => {
    if (!kind) return
    // 'ville de La Louvière' keeps its article, 'province du Hainaut' loses it.
    for (const each of [rest.replace(/^(?:de|d|of|von|van) /, ''), rest.replace(particles, '')]) {
      if (each !== '') readings.push({ key: each, kind })
    }
  }
  add(key.slice(first.length + 1), kindWords[first])
  add(key.slice(0, -(last.length + 1)), kindWords[last])
  if (grandDuchy.test(key)) add(key.replace(grandDuchy, '').trim(), 'region')
  return readings
}
