import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { commonWords } from './common-words'

// Guesses as powers of ten. What a site looks at in a second stays far below the first; the second is for what is left
// of a password when its common words are taken out.
const FEWEST_GUESSES = 8.01
const FEWEST_GUESSES_OF_REST = 6

// The estimate takes far longer for longer texts, and whatever is longer is as strong as its beginning.
const LONGEST_JUDGED = 64

let estimator: ZxcvbnFactory | null = null

/** The dictionaries are unpacked at the first password, not at the start of every program. */
function guessesOf(password: string): number {
  estimator ??= new ZxcvbnFactory({
    dictionary: { ...dictionary, agency: [...commonWords] },
    graphs: adjacencyGraphs,
  })
  return password === '' ? 0 : estimator.check(password).guessesLog10
}

/** Lower case without accents, one character for each of the text's. */
const plainly = (text: string): string =>
  [...text].map((character) => [...character.normalize('NFKD')][0]?.toLowerCase() ?? character).join('')

const disguises: readonly Readonly<Record<string, string>>[] = [
  {},
  { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i' },
  { '0': 'o', '1': 'l', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'l' },
]

/** Where each of these words stands in the text, backwards and with digits for letters too. */
function marksOf(text: readonly string[], words: readonly string[]): boolean[] {
  const marks = text.map(() => false)
  for (const disguise of disguises) {
    const read = text.map((character) => disguise[character] ?? character)
    // Emoji are two units of a string: one letter stands for each, so that places in text and string are the same.
    const line = read.map((character) => (character.length === 1 ? character : ' ')).join('')
    for (const word of words)
      for (let at = line.indexOf(word); at >= 0; at = line.indexOf(word, at + 1))
        marks.fill(true, at, at + word.length)
  }
  return marks
}

/** The text without these words, and how many characters they took. */
function withoutWords(password: string, words: readonly string[]): { rest: string; taken: number } {
  const text = [...plainly(password)]
  const backwards = words.map((word) => [...word].reverse().join(''))
  const marks = marksOf(text, [...words, ...backwards])
  const rest = text.filter((_, index) => !marks[index]).join('')
  return { rest, taken: marks.filter(Boolean).length }
}

const isMadeOf = (password: string, words: readonly string[]): boolean => {
  const { rest, taken } = withoutWords(password, words)
  return taken > 0 && guessesOf(rest) < FEWEST_GUESSES_OF_REST
}

const beginningOf = (password: string): string => [...password].slice(0, LONGEST_JUDGED).join('')

/** Whether a password is among those that are tried first: known ones, rows of keys, common words with a year behind. */
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
