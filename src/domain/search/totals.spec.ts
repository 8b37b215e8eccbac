import { expect, it } from 'vitest'
import { fillTotals } from './totals'

it.each([
  ['{sale} à vendre, {rent} à louer', '16 à vendre, 6 à louer'],
  ['{sale} et encore {sale}', '16 et encore 16'],
  ['sans nombre, {autre}', 'sans nombre, {autre}'],
  ['', ''],
])('fills %s', (text, filled) => {
  expect(fillTotals(text, { sale: 16, rent: 6 })).toBe(filled)
})
