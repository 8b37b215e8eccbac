import { expect, it } from 'vitest'
import { countText, fillTexts } from './fill-texts'

it('a value may differ by language', () => {
  const texts = { nl: 'Ontbreekt: {what}', fr: 'Manque : {what}', en: 'Missing: {what}', de: 'Fehlt: {what}' }
  const what = { nl: 'huur', fr: 'loyer', en: 'rent', de: 'Miete' }
  expect(fillTexts(texts, { what })).toEqual({
    ...{ nl: 'Ontbreekt: huur', fr: 'Manque : loyer', en: 'Missing: rent', de: 'Fehlt: Miete' },
  })
})

it('a count is written as its language writes numbers', () => {
  const forms = { one: '{count} huis', other: '{count} huizen' }
  expect(countText({ forms, count: 1, locale: 'nl' })).toBe('1 huis')
  expect(countText({ forms, count: 12_345, locale: 'nl' })).toBe('12.345 huizen')
  expect(countText({ forms, count: 12_345, locale: 'fr' })).toMatch(/^12\s345 huizen$/)
})
