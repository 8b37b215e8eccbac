import { expect, it } from 'vitest'
import { floodSymbol } from './flood-symbol'

it.each([
  ['D', 'D', 'both'],
  ['D', 'A', 'building'],
  ['D', null, 'building'],
  ['C', 'D', 'plot'],
  [undefined, ' d ', 'plot'],
  ['C', 'C', null],
  ['A', 'B', null],
  [null, undefined, null],
] as const)('scores G %j and P %j ask for the symbol of: %s', (buildingScore, plotScore, symbol) => {
  expect(floodSymbol({ buildingScore, plotScore })).toBe(symbol)
})
