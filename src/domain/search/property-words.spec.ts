import { expect, it } from 'vitest'
import { propertyWords } from './property-words'

it.each([
  ['Rue de Nivelles, 47 (1300 Wavre)', ['Rue', 'de', 'Nivelles', '47', '1300', 'Wavre']],
  ['  2104\t', ['2104']],
  ['#2104', ['2104']],
  ['#', []],
  ['', []],
  [' , ; ( ) - ', []],
  ['Gros-Chêne;12', ['Gros-Chêne', '12']],
  ["l'Été", ["l'Été"]],
  ['odette@example.com', ['odette@example.com']],
  ['ß', ['ß']],
])('%j is looked for as %j', (text, words) => {
  expect(propertyWords(text)).toEqual(words)
})

it('looks for eight words at most', () => {
  expect(propertyWords('a b c d e f g h i j')).toHaveLength(8)
})
