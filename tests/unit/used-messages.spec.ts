import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import de from '@/messages/de/site.json'
import en from '@/messages/en/site.json'
import fr from '@/messages/fr/site.json'
import nl from '@/messages/nl/site.json'

const messages = { nl, fr, en, de }

const keysOf = (texts: object, path: string[] = []): string[] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null ? keysOf(value, [...path, key]) : [[...path, key].join('.')],
  )

const read = (file: string): string => readFileSync(file, 'utf8')

const filesIn = (...folders: string[]): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...folders], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && !/\.spec\.tsx?$/.test(file))

const sources = filesIn('src/site', 'src/app', 'src/domain', 'src/messages').map(read).join('\n')

const keys = [...sources.matchAll(/['"`]([a-zA-Z][\w-]*(?:\.(?:[\w-]+|\$\{[^}]*\}))+)['"`]/g)].map(
  ([, key]) => key ?? '',
)
const whole = new Set(keys.filter((key) => !key.includes('$')))
const patterns = keys
  .filter((key) => key.includes('$'))
  .map((key) => new RegExp(`^${key.replace(/[.-]/g, '\\$&').replace(/\$\{[^}]*\}/g, '[\\w.-]+')}$`))

// Their ends are names of fields and choices, and are put behind them where these are told.
const named = {
  'mentions.': read('src/site/data/content/site-frame.ts'),
  'facts.': [
    ...filesIn('src/cms/collections/properties'),
    'src/site/data/properties/property-detail.ts',
    'src/site/seo/home-facts.ts',
  ]
    .map(read)
    .join('\n'),
  'lead.options.': filesIn('src/domain/leads').map(read).join('\n'),
}

const isNamed = (key: string): boolean =>
  Object.entries(named).some(
    ([prefix, text]) =>
      key.startsWith(prefix) && new RegExp(`\\b${key.split('.').at(-1) ?? ''}\\b`).test(text),
  )

const isUsed = (key: string): boolean =>
  whole.has(key) || patterns.some((pattern) => pattern.test(key)) || isNamed(key)

describe('every text of the site', () => {
  it('is there in all languages', () => {
    for (const locale of locales) expect(keysOf(messages[locale])).toEqual(keysOf(fr))
  })

  it('is used', () => {
    expect(keysOf(fr).filter((key) => !isUsed(key))).toEqual([])
  })
})
