import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { commonWords } from './common-words'

// Guesses as powers of ten. Guessing through the login page stays far below the first; the second is for what remains of a
// password once its common words are taken out.
const FEWEST_GUESSES = 8.01
const FEWEST_GUESSES_OF_REST = 6

// The estimate takes far longer for long texts, and a longer password is at least as strong as its beginning.
const LONGEST_JUDGED = 64

let estimator: ZxcvbnFactory | null = null

/** The dictionaries are unpacked for the first password, not when a program starts. */
function guessesOf(password: string): number {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, agency: [...commonWords] },
    graphs: adjacencyGraphs,
  })
  return password === '' ? 0 : estimator.check(password).guessesLog10
}

/** Lower case without accents, one character for each character of the text. */
const plainly = (text: string): string =>
  [...text].map((character) => [...character.normalize('NFKD')][0]?.toLowerCase() ?? character).join('')

const disguises: readonly Readonly<Record<string, string>>[] = [
  {},
  { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i' },
  { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'l' },
]

/** Where these words stand in the text, also backwards and with digits for letters. */
function coveredBy(text: readonly string[], words: readonly string[]): boolean[] {
  const isCovered = text.map(() => false)
  for (const disguise of disguises) {
    const read = text.map((character) => disguise[character] ?? character)
    // An emoji takes two units of a string, so one letter replaces it to keep the positions in text and string equal.
    const line = read.map((character) => (character.length === 1 ? character : ' ')).join('')
    for (const word of words)
      for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1))
        isCovered.fill(true, at, at + word.length)
  }
  return isCovered
}

/** The text without these words, and how many characters they took. */
function withoutWords(password: string, words: readonly string[]): { rest: string; taken: number } {
  const text = [...plainly(password)]
  const backwards = words.map((word) => [...word].reverse().join(''))
  const isCovered = coveredBy(text, [...words, ...backwards])
  const rest = text.filter((_, index) => !isCovered[index]).join('')
  return { rest, taken: isCovered.filter(Boolean).length }
}

const isMadeOf = (password: string, words: readonly string[]): boolean => {
  const { rest, taken } = withoutWords(password, words)
  return taken > 0 && guessesOf(rest) < FEWEST_GUESSES_OF_REST
}

const beginningOf = (password: string): string => [...password].slice(0, LONGEST_JUDGED).join('')

/** Whether attackers try this password first: a known one, a row of keys, or common words followed by a year. */
export function isCommonPassword(password: string): boolean {
  const beginning = beginningOf(password)
  return guessesOf(beginning) < FEWEST_GUESSES || isMadeOf(beginning, commonWords)
}

/** Whether a password is little more than a mail address or parts of it. */
export function isMadeFromAddress(password: string, email: string): boolean {
  const address = plainly(email.trim())
  const [local = '', host = ''] = address.split('@')
  const parts = [address, local, host, ...local.split(/[^a-z0-9]+/), ...host.split(/[^a-z0-9]+/)]
  return isMadeOf(
    beginningOf(password),
    parts.filter((part) => part.length >= 3),
  )
}
