import { nodeById, zipLocalities } from './place-index'

// In this order; a name is in the form of `placeKey`.
const sounds: readonly (readonly [RegExp, string])[] = [
  [/\s+/g, ''],
  [/igne?(?:ies|y|ie|ee|i)$/, 'ini'],
  [/gn/g, 'n'],
  [/(?:eaux|eau|aux|au)/g, 'o'],
  [/oux$/, 'ou'],
  [/(?:oi|oy|oua)/g, 'wa'],
  [/ph/g, 'f'],
  [/sch|sh|ch/g, '$'],
  [/gh/g, 'g'],
  [/(?:dt|th)/g, 't'],
  [/(?:qu|ck|k|q|c(?![eiy]))/g, 'k'],
  [/(?:x|ss|c|z)/g, 's'],
  [/(?:ij|y)/g, 'i'],
  [/ae/g, 'a'],
  [/(?:oo|oe)/g, 'o'],
  [/(?:ies|ie|ee|ij)$/, 'i'],
  [/(.)\1+/g, '$1'],
  [/(?:es|s|e|t|d)$/, ''],
]

/** How a name sounds, roughly, to somebody who speaks French or Dutch: "ottini" and "Ottignies" sound alike. */
export const soundOf = (key: string): string =>
  sounds.reduce((sound, [letters, written]) => sound.replace(letters, written), key)

const fewestLetters = 5
const fewestSounds = 5

// 'Saint', 'Sint' and the like begin too many names, and so do short words.
const fewestLettersOfFirst = 6

type Called = readonly [typed: string, name: string]

function addTo<Value>(lists: Map<string, Value[]>, { key, value }: { key: string; value: Value }): void {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}

/** The first words that only one name begins with: 'Céroux' of 'Céroux-Mousty'. */
function firstWords(names: Iterable<string>): Called[] {
  const byFirst = new Map<string, string[]>()
  for (const name of names) addTo(byFirst, { key: name.split(' ')[0] ?? '', value: name })
  return [...byFirst].flatMap(([first, [name = '', ...others]]): Called[] =>
    others.length === 0 && first !== name && first.length >= fewestLettersOfFirst ? [[first, name]] : [],
  )
}

/** 'Ottignies' is the first name of 'Ottignies-Louvain-la-Neuve'. */
const isTownKey = (key: string, { isTown, townKeys }: { isTown: boolean; townKeys: readonly string[] }) =>
  isTown || townKeys.some((name) => name.startsWith(`${key} `))

/** The names of towns and the first words of names, by their first letter, with the name of the place that is called so. */
function makeNames(): ReadonlyMap<string, readonly Called[]> {
  const all = new Set<string>()
  const towns = new Set<string>()
  for (const { keys, within, isTown } of zipLocalities()) {
    const townKeys = nodeById(within.at(-1) ?? '')?.keys ?? []
    for (const key of [...townKeys, ...keys]) all.add(key)
    for (const key of townKeys) towns.add(key)
    for (const key of keys) if (isTownKey(key, { isTown, townKeys })) towns.add(key)
  }
  const names = new Map<string, Called[]>()
  const called = [...[...towns].map((key): Called => [key, key]), ...firstWords(all)]
  for (const value of called) addTo(names, { key: value[0].charAt(0), value })
  return names
}

type Index = ReadonlyMap<string, ReadonlySet<string>>

let keptNames: ReadonlyMap<string, readonly Called[]> | undefined
const kept = new Map<string, Index>()

/** The names with a first letter, by their sound: each letter at its first use, because all of them take a while. */
function indexOf(initial: string): Index {
  const known = kept.get(initial)
  if (known) return known
  const bySound = new Map<string, Set<string>>()
  for (const [typed, name] of (keptNames ??= makeNames()).get(initial) ?? []) {
    const sound = soundOf(typed)
    bySound.set(sound, (bySound.get(sound) ?? new Set()).add(name))
  }
  kept.set(initial, bySound)
  return bySound
}

/** The name of the town that is written as it sounds, both by `placeKey`; null for none, or for several. The first letter is right. */
export function townBySound(key: string): string | null {
  const sound = key.length < fewestLetters ? '' : soundOf(key)
  if (sound.length < fewestSounds) return null
  const [name, ...others] = indexOf(key.charAt(0)).get(sound) ?? []
  return name !== undefined && others.length === 0 ? name : null
}
