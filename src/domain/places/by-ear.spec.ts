import { expect, it } from 'vitest'
import { soundOf, townBySound } from './by-ear'

it.each([
  ['ottini', 'ottignies'],
  ['ottigny', 'ottignies'],
  ['charlerwa', 'charleroi'],
  ['kortryk', 'kortrijk'],
  ['jodouanie', null],
  ['garage', null],
  ['gant', null],
])('hears the town in "%s"', (key, town) => {
  expect(townBySound(key)).toBe(town)
})

it('writes names that sound alike in one way', () => {
  expect(soundOf('soignies')).toBe(soundOf('swanie'))
})
