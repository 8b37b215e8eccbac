import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { isLocale, locales, type Locale } from '@/domain/shared/locale'
import { specifiedWords } from '../../support/words/specified-texts'
import { findTexts } from '../../support/words/texts-of-language'

const rows = readFileSync('docs/words.md', 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .flatMap(([, language, thing = '', word = '', not = '']) =>
    isLocale(language) ? [{ language, thing, word, rejected: not.split(', ') }] : [],
  )

// The last entries of tables that contain others.
const lastWords: Record<Locale, string> = {
  nl: 'Geen maandverslag meer ontvangen',
  fr: 'Ne plus recevoir le rapport mensuel',
  en: 'Receive no more monthly reports',
  de: 'Keinen Monatsbericht mehr erhalten',
}

const hasWord = (text: string, word: string): boolean =>
  new RegExp(String.raw`(?<![\p{L}-])${word}(?![\p{L}])`, 'iu').test(text)

describe.each(locales)('the texts in %s', (locale) => {
  const texts = findTexts(locale)

  it('are found', () => {
    const files = new Set(texts.map(({ file }) => file.split('/').slice(0, 2).join('/')))
    expect([...files].sort()).toEqual(['seed/snapshot', 'src/cms', 'src/domain', 'src/messages'])
    expect(texts.length).toBeGreaterThan(2000)
    expect(texts.map(({ text }) => text)).toContain(lastWords[locale])
  })

  it.each(rows.filter(({ language }) => language === locale))('use one word for $thing', ({ rejected }) => {
    const wrong = texts.filter(
      ({ text }) => !specifiedWords.includes(text) && rejected.some((word) => hasWord(text, word)),
    )
    expect(wrong.map(({ file, text }) => `${file}: ${text.slice(0, 80)}`)).toEqual([])
  })
})

it.each(specifiedWords)('the word of the specification is used once: %s', (specified) => {
  const used = locales.flatMap(findTexts).filter(({ text }) => text === specified)
  expect(used).toHaveLength(1)
})
