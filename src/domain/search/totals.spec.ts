import { expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { fillTotals } from './totals'

it.each([
  ['{sale} à vendre, {rent} à louer', '16 à vendre, 6 à louer'],
  ['{sale} et encore {sale}', '16 et encore 16'],
  ['sans nombre, {autre}', 'sans nombre, {autre}'],
  ['', ''],
])('fills %s', (text, filled) => {
  expect(fillTotals(text, { sale: 16, rent: 6, locale: 'fr' })).toBe(filled)
})

it.each(locales)('writes numbers as the language does, in %s', (locale) => {
  const shown = locale === 'fr' ? '1\u202f234' : '1.234'
  expect(fillTotals('{sale}', { sale: 1234, rent: 0, locale })).toBe(shown)
})
