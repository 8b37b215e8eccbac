import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isLocale, type Locale } from '@/domain/shared/locale'
import { isRecord } from '@/domain/shared/is-record'

export type Text = { file: string; text: string }

const filesIn = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)

const literal = String.raw`'((?:[^'\\\n]|\\.)*)'|"([^"\n]*)"|\`([^\`]*)\``

const literalsIn = (source: string): string[] =>
  [...source.matchAll(new RegExp(literal, 'g'))].map(([, one, two, three]) => one ?? two ?? three ?? '')

/** The texts of a language in a source: `nl: '…'`, and those in a table or a file of that language. */
function textsOfSource(file: string, locale: Locale): string[] {
  const source = readFileSync(file, 'utf8')
  if (file.endsWith(`/${locale}.ts`)) return literalsIn(source)
  const own = [...source.matchAll(new RegExp(String.raw`\b${locale}:\s*(${literal})`, 'g'))].map(
    ([, text]) => text ?? '',
  )
  // A table ends at the brace below its first letter: inner braces are indented further.
  const tables = source.matchAll(
    new RegExp(
      String.raw`^( *)(?:(?:export )?const ${locale}\b[^=\n]*=|${locale}:) \{\n([\s\S]*?)^\1\}`,
      'gm',
    ),
  )
  return [...own, ...[...tables].map(([, , table]) => table ?? '')].flatMap(literalsIn)
}

/** The texts of a language in JSON: under the key of the language, and in records that name it as theirs. */
function textsOfJson(value: unknown, locale: Locale, isOwn: boolean): string[] {
  if (typeof value === 'string') return isOwn ? [value] : []
  if (!isRecord(value) && !Array.isArray(value)) return []
  const entries = Object.entries(value)
  const language: unknown = entries.find(([key, text]) => key === 'language' && isLocale(text))?.[1]
  return entries.flatMap(([key, inner]: [string, unknown]) =>
    textsOfJson(inner, locale, isLocale(key) ? key === locale : isOwn || language === locale),
  )
}

const isAddress = (text: string): boolean => /^(?:\/|https?:)/.test(text)

// An address may contain the words that its page used earlier.
const withoutAddresses = (text: string): string =>
  text.replace(/(?:href|src)="[^"]*"/g, '').replace(/\{\w+\}/g, '')

/** Every text of a language in the repository: of the site, the mails, the back office and the sample. */
export function findTexts(locale: Locale): Text[] {
  const sources = filesIn('src/cms', 'src/domain').filter(
    (file) => /\.tsx?$/.test(file) && !/\.spec\.|payload-types/.test(file),
  )
  const found = [
    ...sources.flatMap((file) => textsOfSource(file, locale).map((text) => ({ file, text }))),
    ...filesIn('seed/snapshot').flatMap((file) =>
      textsOfJson(JSON.parse(readFileSync(file, 'utf8')), locale, false).map((text) => ({ file, text })),
    ),
    ...filesIn(`src/messages/${locale}`).flatMap((file) =>
      textsOfJson(JSON.parse(readFileSync(file, 'utf8')), locale, true).map((text) => ({ file, text })),
    ),
  ]
  return found
    .filter(({ text }) => !isAddress(text))
    .map(({ file, text }) => ({ file, text: withoutAddresses(text) }))
}
