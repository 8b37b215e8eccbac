import { isRecord } from '@/domain/shared/is-record'
import { textAt } from '@/messages/text-at'

/** The path of each text of a file: 'facts.groups.rooms'. */
type KeyOf<Words> = {
  [Name in keyof Words & string]: Words[Name] extends string ? Name : `${Name}.${KeyOf<Words[Name]>}`
}[keyof Words & string]

/** The path of each text of several files, after the name of its file: 'site.facts.groups.rooms'. */
export type KeyIn<Files> = { [File in keyof Files & string]: `${File}.${KeyOf<Files[File]>}` }[keyof Files &
  string]

/** Keys that say what is written at another key, by its path. */
export type References<Key extends string> = { readonly [name: string]: Key | References<Key> }

/** The texts behind references: a text for each. */
type ReferredTexts<Named> = {
  [Name in keyof Named]: Named[Name] extends string ? string : ReferredTexts<Named[Name]>
}

type WithReferencesInput<Words, Named> = { words: Words; references: Named; files: Record<string, unknown> }

/** The texts of a language, and at each key that refers the text that it names. */
export function withReferences<Words, Named>(
  input: WithReferencesInput<Words, Named>,
): Words & ReferredTexts<Named>
export function withReferences({ words, references, files }: WithReferencesInput<unknown, unknown>): unknown {
  if (typeof references === 'string') return referredText(references, files)
  if (!isRecord(references)) return words
  const own = isRecord(words) ? words : {}
  const referred = Object.entries(references).map(([name, inner]) => [
    name,
    withReferences({ words: own[name], references: inner, files }),
  ])
  return { ...own, ...Object.fromEntries(referred) }
}

function referredText(path: string, files: Record<string, unknown>): string {
  const text = textAt(files, path.split('.'))
  if (text === null) throw new Error(`No text is written at ${path}.`)
  return text
}
