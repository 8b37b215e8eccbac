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

let kept: ReadonlyMap<string, ReadonlySet<string>> | undefined

/** The names of towns by their sound, with the towns that are called so. */
function makeIndex(): ReadonlyMap<string, ReadonlySet<string>> {
  const bySound = new Map<string, Set<string>>()
  for (const { keys, within, isTown } of zipLocalities()) {
    const town = nodeById(within.at(-1) ?? '')
    // 'Ottignies' is the first name of 'Ottignies-Louvain-la-Neuve'.
    const isFirst = (key: string) => isTown || town?.keys.some((name) => name.startsWith(`${key} `)) === true
    for (const key of [...(town?.keys ?? []), ...keys.filter(isFirst)]) {
      const sound = soundOf(key)
      bySound.set(sound, (bySound.get(sound) ?? new Set()).add(key))
    }
  }
  return bySound
}

/** The name of the town that is written as it sounds, both by `placeKey`; null for none, or for several. The first letter is right. */
export function townBySound(key: string): string | null {
  const sound = key.length < fewestLetters ? '' : soundOf(key)
  if (sound.length < fewestSounds) return null
  const isFirstRight = (name: string) => name.charAt(0) === key.charAt(0)
  const [name, ...others] = [...((kept ??= makeIndex()).get(sound) ?? [])].filter(isFirstRight)
  return name !== undefined && others.length === 0 ? name : null
}
