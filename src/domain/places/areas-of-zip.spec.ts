import { expect, it } from 'vitest'
import { areasOfZip } from './areas-of-zip'

it.each([
  ['1300', ['brabantWallon']],
  ['1000', ['brussels']],
  ['5000', ['namur']],
  ['9000', ['oostVlaanderen']],
  ['0000', []],
  ['', []],
])('the provinces of %s', (zip, areas) => {
  expect(areasOfZip(zip)).toEqual(areas)
})
