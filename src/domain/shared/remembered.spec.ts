import { expect, it, vi } from 'vitest'
import { remembered } from './remembered'

it('makes each value once', () => {
  const make = vi.fn((locale: string) => ({ locale }))
  const formatOf = remembered(make)
  expect(formatOf('fr')).toBe(formatOf('fr'))
  expect(formatOf('nl')).toEqual({ locale: 'nl' })
  expect(make).toHaveBeenCalledTimes(2)
})
