import { expect, it } from 'vitest'
import { fillText, fillTexts } from './fill-texts'

it.each([
  ['{count} homes', { count: 3 }, '3 homes'],
  ['{count} of {count}', { count: 0 }, '0 of 0'],
  ['{title} ({id})', { title: '{id} $& $1', id: 7 }, '{id} $& $1 (7)'],
  ['{unknown}', { count: 1 }, '{unknown}'],
  ['no place', { count: 1 }, 'no place'],
])('%s with %j says %s', (text, values, filled) => {
  expect(fillText(text, values)).toBe(filled)
})

it('a value may differ by language', () => {
  const texts = { nl: 'Ontbreekt: {what}', fr: 'Manque : {what}', en: 'Missing: {what}', de: 'Fehlt: {what}' }
  const what = { nl: 'huur', fr: 'loyer', en: 'rent', de: 'Miete' }
  expect(fillTexts(texts, { what })).toEqual({
    ...{ nl: 'Ontbreekt: huur', fr: 'Manque : loyer', en: 'Missing: rent', de: 'Fehlt: Miete' },
  })
})
