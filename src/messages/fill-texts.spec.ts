import { expect, it } from 'vitest'
import { fillTexts } from './fill-texts'

it('a value may differ by language', () => {
  const texts = { nl: 'Ontbreekt: {what}', fr: 'Manque : {what}', en: 'Missing: {what}', de: 'Fehlt: {what}' }
  const what = { nl: 'huur', fr: 'loyer', en: 'rent', de: 'Miete' }
  expect(fillTexts(texts, { what })).toEqual({
    ...{ nl: 'Ontbreekt: huur', fr: 'Manque : loyer', en: 'Missing: rent', de: 'Fehlt: Miete' },
  })
})
