import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { sourcesIn, textsOfFile } from '../../support/words/messages'

const keysOf = (file: string): string[] => [...textsOfFile(file).fr.keys()]

describe('every text of the site', () => {
  const sources = sourcesIn('src/site', 'src/app', 'src/domain', 'src/messages', 'src/cms')
  const keys = [...sources.matchAll(/['"`]([a-zA-Z][\w-]*(?:\.(?:[\w-]+|\$\{[^}]*\}))+)['"`]/g)].map(
    ([, key]) => key ?? '',
  )
  const whole = new Set(keys.filter((key) => !key.includes('$')))
  const patterns = keys
    .filter((key) => key.includes('$'))
    .map((key) => new RegExp(`^${key.replace(/[.-]/g, '\\$&').replace(/\$\{[^}]*\}/g, '[\\w.-]+')}$`))

  // Keys that end with the name of a field or choice, which is appended in code.
  const named = {
    'mentions.': readFileSync('src/site/data/content/site-frame.ts', 'utf8'),
    'facts.': sourcesIn(
      'src/cms/collections/properties',
      'src/site/data/properties/property-detail.ts',
      'src/site/seo/property-facts.ts',
    ),
    'lead.options.': sourcesIn('src/domain/leads'),
  }

  const isNamed = (key: string): boolean =>
    Object.entries(named).some(
      ([prefix, text]) =>
        key.startsWith(prefix) && new RegExp(`\\b${key.split('.').at(-1) ?? ''}\\b`).test(text),
    )

  const isUsed = (key: string): boolean =>
    whole.has(key) || patterns.some((pattern) => pattern.test(key)) || isNamed(key)

  it('is used', () => {
    expect(keysOf('site.json').filter((key) => !isUsed(key))).toEqual([])
  })
})

describe.each([
  ['office.json', 'officeTexts'],
  ['screens.json', 'screenTexts'],
  ['mail.json', String.raw`mailTexts\[\w+\]`],
])('every text of %s', (file, name) => {
  const paths = [...sourcesIn('src/cms').matchAll(new RegExp(`\\b${name}((?:\\.\\w+)+)`, 'g'))].map(
    ([, path]) => (path ?? '').slice(1),
  )

  it('is used, alone or with its group', () => {
    const unread = keysOf(file).filter((key) => !paths.some((path) => `${key}.`.startsWith(`${path}.`)))
    expect(unread).toEqual([])
  })
})
