import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { findEditorTexts } from '../support/editor-texts'
import { isSameWord } from '../support/same-words'

const texts = findEditorTexts()

describe('the texts of the back office and the mails', () => {
  it('exist', () => {
    expect(texts.length).toBeGreaterThan(500)
  })

  it('exist in all four languages', () => {
    const missing = texts.filter(({ said }) => locales.some((locale) => !said.get(locale)?.trim()))
    expect(missing.map(({ file, said }) => [file, ...said.values()])).toEqual([])
  })

  it.each(['nl', 'fr', 'de'] as const)('are not left in English in %s', (locale) => {
    const english = texts
      .map(({ file, said }) => ({ file, own: said.get(locale) ?? '', text: said.get('en') ?? '' }))
      .filter(({ own, text }) => own === text && !isSameWord(text, locale))
    expect(english.map(({ file, text }) => `${file}: ${text}`)).toEqual([])
  })
})
