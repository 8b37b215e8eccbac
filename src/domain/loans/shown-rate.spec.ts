import { expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { typedNumber } from './loan'
import { shownRate } from './shown-rate'

it.each(locales)('a rate keeps its decimals in %s, and is read again', (locale) => {
  const shown = shownRate(3.125, locale)
  expect(shown).toBe('3,125')
  expect(typedNumber(shown)).toBe(3.125)
})
