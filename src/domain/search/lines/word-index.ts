import { editDistance } from '@/domain/places/edit-distance'
import { lineFlags, propertyKinds, roomUnits, wordRoles, type Vocabulary, type WordRole } from './line-words'
import { dutch } from './vocabulary/dutch'
import { english } from './vocabulary/english'
import { everydayWords } from './vocabulary/everyday-words'
import { french } from './vocabulary/french'
import { german } from './vocabulary/german'
import { joinedNames } from './vocabulary/joined-names'
import { numberWords } from './vocabulary/number-words'
import { signs } from './vocabulary/signs'

type Roles = ReadonlySet<WordRole>

type WordIndex = {
  phrases: ReadonlyMap<string, Roles>
  rewrites: ReadonlyMap<string, readonly string[]>
  /** The single words that a slip may be meant for, by their first letter. */
  words: ReadonlyMap<string, readonly string[]>
  /** The words that phrases are made of. */
  parts: ReadonlySet<string>
}

/** The most words of a phrase. */
export const longestPhrase = 6

const fewestLettersOfSlip = 5
const lettersOfShortSlip = 4
const lettersOfTwoSlips = 8

let kept: WordIndex | undefined

const index = (): WordIndex => (kept ??= makeIndex([french, dutch, english, german]))

const phrasesOf = (written: string): string[] =>
  written
    .split(',')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter(Boolean)

function makeIndex(vocabularies: readonly Vocabulary[]): WordIndex {
  const phrases = new Map<string, Set<WordRole>>()
  const add = (phrase: string, role: WordRole) =>
    phrases.set(phrase, (phrases.get(phrase) ?? new Set()).add(role))
  for (const vocabulary of vocabularies)
    for (const role of wordRoles) for (const phrase of phrasesOf(vocabulary[role])) add(phrase, role)
  for (const [sign, roles] of Object.entries(signs)) for (const role of roles) add(sign, role)
  const written = vocabularies.flatMap((vocabulary) => Object.entries(vocabulary.rewrites))
  const rewrites = new Map(
    [...written, ...numberWords, ...joinedNames].map(([short, long]) => [short, long.split(' ')] as const),
  )
  const words = new Map<string, string[]>()
  for (const phrase of [...phrases.keys(), ...rewrites.keys()]) {
    if (phrase.length < fewestLettersOfSlip - 1 || !/^\p{L}+$/u.test(phrase)) continue
    const initial = phrase.slice(0, 1)
    words.set(initial, [...(words.get(initial) ?? []), phrase])
  }
  const parts = new Set([...phrases.keys(), ...rewrites.keys()].flatMap((phrase) => phrase.split(' ')))
  return { phrases, rewrites, words, parts }
}

/** What a phrase can be, in any of the four languages; null for an unknown one. */
export const rolesOf = (phrase: string): Roles | null => index().phrases.get(phrase) ?? null

/** The words that a phrase is short for. */
export const rewriteOf = (phrase: string): readonly string[] | null => index().rewrites.get(phrase) ?? null

/** Whether a word stands in a phrase or is one of every day, so that it is no slip. */
export const isWhole = (word: string): boolean => index().parts.has(word) || everydayWords.has(word)

/** How many slips are forgiven in a word: none in a short one. */
export const mostSlips = (word: string): number =>
  word.length < fewestLettersOfSlip ? 0 : word.length < lettersOfTwoSlips ? 1 : 2

// In a short word a slip is forgiven where a home or its rooms are meant: too many other words are like it.
const rolesOfShortSlips: readonly WordRole[] = [...propertyKinds, ...lineFlags, ...roomUnits, 'sale', 'rent']

const once = (word: string): string => word.replace(/(.)\1/g, '$1')

/** "kopn" and "vlla": the vowel is left out between two consonants. */
const lacksVowelOf = (word: string, known: string): boolean =>
  [1, 2, 3].some(
    (at) =>
      /^[^aeiouy][aeiou][^aeiouy]$/.test(known.slice(at - 1, at + 2)) &&
      known.slice(0, at) + known.slice(at + 1) === word,
  )

/** "hius" and "vila": two neighbours after the first letter are swapped, or one letter stands for two. */
function isShortSlip(word: string, known: string): boolean {
  if (known.length === word.length + 1) return once(known) === once(word) || lacksVowelOf(word, known)
  if (known.length !== word.length) return false
  // "hurr" is "huur", "tuyn" is "tuin".
  if (once(known) === once(word) || known === word.replace('y', 'i')) return true
  return [1, 2].some(
    (at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2) === known,
  )
}

/** The known word that one of four letters is a slip of; null if none is. */
function wordOfShortSlip(word: string): string | null {
  if (word.length !== lettersOfShortSlip) return null
  const isMeant = (known: string) => rolesOfShortSlips.some((role) => rolesOf(known)?.has(role))
  const meant = (index().words.get(word.slice(0, 1)) ?? []).filter(
    (known) => isShortSlip(word, known) && isMeant(known),
  )
  return meant[0] ?? null
}

const isEmpty = (role: WordRole): boolean => role === 'unstored' || role === 'filler'

/** How little a word asks for: "wonig" is "woning" rather than "wenig", "maisn" is "maison" rather than "mais". */
function emptinessOf(word: string): number {
  const roles = [...(rolesOf(word) ?? [])]
  return roles.length > 0 && roles.every(isEmpty) ? 2 : Number(roles.some(isEmpty))
}

const fewestLettersOfCut = 4

/** The shortest word that begins with these letters and asks for something; null if there is none. */
export function wordBeginning(letters: string): string | null {
  if (letters.length < fewestLettersOfCut) return null
  const longer = (index().words.get(letters.slice(0, 1)) ?? []).filter(
    (known) => known.startsWith(letters) && known.length > letters.length && emptinessOf(known) === 0,
  )
  const [shortest = null] = longer.sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
  return shortest
}

const lettersOf = (word: string): string => [...word].sort().join('')

const lettersOfTwistedSlip = 7

/** "woonign" has a letter too many and two that are swapped: in a word of seven letters that is forgiven too where a home is meant. */
function wordOfTwistedSlip(word: string): { word: string; distance: number } | null {
  if (word.length < lettersOfTwistedSlip) return null
  const isMeant = (known: string) => rolesOfShortSlips.some((role) => rolesOf(known)?.has(role))
  const letters = lettersOf(word)
  const found = (index().words.get(word.slice(0, 1)) ?? []).find(
    (known) =>
      Math.abs(known.length - word.length) === 1 &&
      known.length >= lettersOfTwistedSlip - 1 &&
      editDistance(lettersOf(known), { other: letters, most: 1 }) === 1 &&
      editDistance(word, { other: known, most: 2 }) === 2 &&
      isMeant(known),
  )
  return found === undefined ? null : { word: found, distance: 2 }
}

/** "terase" and "apartement": who writes single letters for double ones does so throughout a word. */
const lacksDoublesOf = (word: string, known: string): boolean =>
  known.length === word.length + 2 && once(known) === word

/** The known word that a mistyped one is nearest to, and how many slips away; null if none is near. */
export function wordOfSlip(word: string): { word: string; distance: number } | null {
  const most = mostSlips(word)
  if (most === 0) {
    const short = wordOfShortSlip(word)
    return short === null ? null : { word: short, distance: 1 }
  }
  const near = (index().words.get(word.slice(0, 1)) ?? [])
    .filter((known) => Math.abs(known.length - word.length) <= most || lacksDoublesOf(word, known))
    .map((known) => ({
      word: known,
      distance: lacksDoublesOf(word, known) ? 1 : editDistance(word, { other: known, most }),
    }))
    .filter(({ distance }) => distance <= most)
    .sort(
      (one, other) =>
        one.distance - other.distance ||
        emptinessOf(one.word) - emptinessOf(other.word) ||
        (one.word < other.word ? -1 : 1),
    )
  return near[0] ?? (most === 1 ? wordOfTwistedSlip(word) : null)
}
