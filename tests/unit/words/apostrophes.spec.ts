import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { specifiedTexts } from '../../support/words/specified-texts'
import { findTexts } from '../../support/words/texts-of-language'

/** Names of towns as the State writes them. */
const towns = ["Braine-l'Alleud"]

const withoutExceptions = (text: string): string =>
  [...specifiedTexts, ...towns].reduce((rest, exception) => rest.replaceAll(exception, ''), text)

describe.each(locales)('the texts in %s', (locale) => {
  const texts = findTexts(locale)

  it('have one apostrophe: ’', () => {
    const straight = texts.filter(({ text }) => /(?<=\p{L})'|'(?=\p{L})/u.test(withoutExceptions(text)))
    expect(straight.map(({ file, text }) => `${file}: ${text.slice(0, 80)}`)).toEqual([])
  })
})

it.each(specifiedTexts)('%s is written as the specification writes it', (specified) => {
  const written = findTexts('fr').filter(
    ({ file, text }) => /^src\/messages/.test(file) && text === specified,
  )
  expect(written).toHaveLength(1)
})
