import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isRecord } from '../../src/domain/shared/is-record'

type EqualTexts = {
  /** Each place with its file: 'site.json facts.groups.rooms'. */
  keys: string[]
  text: string
  /** Too short to be more than the same letters: 'Gas', 'To'. */
  isTrivial: boolean
}

const flatten = (value: unknown, key: string): [key: string, text: string][] =>
  isRecord(value) || Array.isArray(value)
    ? Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
        flatten(inner, key === '' ? name : `${key}.${name}`),
      )
    : [[key, String(value)]]

const textsIn = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder).flatMap((file) =>
      flatten(JSON.parse(readFileSync(path.join(folder, file), 'utf8')), '').map(
        ([key, text]): [string, string] => [`${file} ${key}`, text],
      ),
    ),
  )

const isTrivial = (text: string): boolean => text.replace(/\{\w+\}|\P{L}/gu, '').length < 4

/** A text without what the writing of it may differ in: the sign of the apostrophe, capitals, names of values, the end. */
const sameWords = (text: string): string =>
  text
    .replaceAll('’', "'")
    // A brace after `one` or `other` opens a branch of a plural.
    .replace(/(?<!(?:one|other|=\d) )\{\w+(?:, number)?\}/g, '{}')
    .replace(/[.:!?…\s]+$/, '')
    .toLowerCase()

/**
 * The places of the messages that say the same: in every language, or in one of them. Apostrophes, capitals, names of
 * values and the sign at the end make no difference.
 */
export function equalTexts(root: string, locales: readonly string[]): EqualTexts[] {
  const folders = locales.map((locale) => path.join(root, 'src/messages', locale)).filter(existsSync)
  const [first = new Map<string, string>(), ...others] = folders.map(textsIn)
  const places = new Map<string, EqualTexts>()
  for (const [key, text] of first) {
    const all = JSON.stringify([text, ...others.map((texts) => texts.get(key) ?? '')].map(sameWords))
    const known = places.get(all) ?? { keys: [], text, isTrivial: isTrivial(text) }
    places.set(all, { ...known, keys: [...known.keys, key] })
  }
  return [...places.values()].filter(({ keys }) => keys.length > 1)
}
