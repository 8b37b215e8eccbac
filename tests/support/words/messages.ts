import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { isRecord } from '@/domain/shared/is-record'
import { perLocale, type Locale } from '@/domain/shared/locale'
import { textOf } from '@/domain/shared/text'

const folder = 'src/messages'

/** The names of the message files that each language has. */
export const messageFiles: readonly string[] = readdirSync(`${folder}/fr`).sort()

const flatten = (value: unknown, path: readonly string[] = []): [key: string, text: string][] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, inner]) => flatten(inner, [...path, key]))
    : [[path.join('.'), textOf(value)]]

/** The texts of a message file by their keys, in each language. */
export const textsOfFile = (file: string): Record<Locale, Map<string, string>> =>
  perLocale((locale) => new Map(flatten(JSON.parse(readFileSync(`${folder}/${locale}/${file}`, 'utf8')))))

/** The sources that can use a message, joined into one text. */
export const sourcesIn = (...folders: string[]): string =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')

/** The paths that code reads of an object of texts: 'leads.labels' of `officeTexts.leads.labels`. */
export const pathsOf = (sources: string, name: string): string[] =>
  [...sources.matchAll(new RegExp(String.raw`\b${name}((?:\s*\.\w+|\['[\w-]+'\])+)`, 'g'))].map(([, path]) =>
    (path ?? '')
      .replace(/\s|'\]/g, '')
      .replace(/\['/g, '.')
      .slice(1),
  )

/** The keys of a file that another key refers to. */
export const referredIn = (sources: string, file: string): string[] =>
  [...sources.matchAll(new RegExp(`'${file}\\.([\\w.-]+)'`, 'g'))].map(([, key]) => key ?? '')

/** Whether a key is a path, or in the group at it. */
export const isBelow = (key: string, path: string): boolean => `${key}.`.startsWith(`${path}.`)
