import { expect, it } from 'vitest'
import { townsInText } from './towns-in-text'

const towns = [
  { id: 1, name: 'Wavre' },
  { id: 2, name: 'Liège' },
  { id: 3, name: 'Braine-l’Alleud' },
  { id: 4, name: 'Spa' },
  { id: 5, name: '' },
]

const inText = (text: string) => townsInText({ text, towns })

it('a text names a town by its whole name, however it is written', () => {
  expect(inText('Une maison à Wavre, près de LIEGE.')).toEqual([1, 2])
  expect(inText("De Braine-l'Alleud à la mer")).toEqual([3])
})

it('a part of a word is no town', () => {
  expect(inText('L’espace est grand.')).toEqual([])
  expect(inText('')).toEqual([])
})
