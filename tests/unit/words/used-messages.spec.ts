import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isBelow, pathsOf, referredIn, sourcesIn, textsOfFile } from '../../support/words/messages'

const keysOf = (file: string): string[] => [...textsOfFile(file).fr.keys()]

const all = sourcesIn('src/site', 'src/app', 'src/domain', 'src/messages', 'src/cms')

describe('every text of the site', () => {
  const keys = [...all.matchAll(/['"`]([a-zA-Z][\w-]*(?:\.(?:[\w-]+|\$\{[^}]*\}))+)['"`]/g)].map(
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

  const ofOthers = [...pathsOf(all, 'siteTexts'), ...referredIn(all, 'site')]

  const isUsed = (key: string): boolean =>
    ofOthers.some((path) => isBelow(key, path)) ||
    whole.has(key) ||
    patterns.some((pattern) => pattern.test(key)) ||
    isNamed(key)

  it('is used', () => {
    expect(keysOf('site.json').filter((key) => !isUsed(key))).toEqual([])
  })
})

describe.each([
  ['office.json', 'officeTexts'],
  ['screens.json', 'screenTexts'],
  ['mail.json', String.raw`(?:mailTexts\[\w+\]|wordsFor\([\w.]+, locale\))`],
  ['shared.json', 'sharedTexts'],
])('every text of %s', (file, name) => {
  const paths = [...pathsOf(all, name), ...referredIn(all, file.replace('.json', ''))]

  it('is used, alone or with its group', () => {
    const unread = keysOf(file).filter((key) => !paths.some((path) => isBelow(key, path)))
    expect(unread).toEqual([])
  })
})
