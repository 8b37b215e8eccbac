import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { findEditorTexts } from '../../support/words/editor-texts'
import { isSameWord } from '../../support/words/same-words'

const texts = findEditorTexts()

describe('the texts of the back office and the mails', () => {
  it('exist', () => {
    expect(texts.length).toBeGreaterThan(500)
  })

  it('exist in all four languages', () => {
    const missing = texts.filter(({ translations }) =>
      locales.some((locale) => !translations.get(locale)?.trim()),
    )
    expect(missing.map(({ file, translations }) => [file, ...translations.values()])).toEqual([])
  })

  it.each(['nl', 'fr', 'de'] as const)('are not left in English in %s', (locale) => {
    const english = texts
      .map(({ file, translations }) => ({
        file,
        own: translations.get(locale) ?? '',
        text: translations.get('en') ?? '',
      }))
      .filter(({ own, text }) => own === text && !isSameWord(text, locale))
    expect(english.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })
})
