import { expect, it } from 'vitest'
import { isWholePrice } from './price-unit'

it.each([
  null,
  undefined,
  '',
  '/mois',
  'par mois',
  '/maand',
  'per month',
  'pro Monat',
  'hors TVA',
  'à partir de',
])('a price with the note %j is that of the whole home', (text) => {
  expect(isWholePrice(text)).toBe(true)
})

it.each([
  '/m²',
  'par m²',
  'per m2',
  'par m²/an',
  '/an',
  'par an',
  'per jaar',
  'per year',
  'pro Jahr',
  'par nuit',
  'pro Woche',
  'par are',
])('a price with the note %j is that of something else', (text) => {
  expect(isWholePrice(text)).toBe(false)
})
