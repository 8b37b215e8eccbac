import { expect, it } from 'vitest'
import { readPattern, writePattern } from './tree-text'

it.each([
  'div',
  'a^href^.=x y',
  'p^.',
  'img^src@^srcSet*',
  'input^type=checkbox^defaultChecked?^hidden!^style%^data-x=a=b',
])('the pattern %s is read as it was written', (text) => {
  expect(writePattern(readPattern(text))).toBe(text)
})
