import { describe, expect, it } from 'vitest'
import { packTexts } from './pack-texts'
import { unpackTexts } from './unpack-texts'

const expectSame = (texts: readonly string[]) => expect(unpackTexts(packTexts(texts))).toEqual(texts)

const pieces = [
  'a',
  '`',
  '$',
  '`.',
  '$a00',
  'é',
  '€',
  '😀',
  '\ud83d',
  '\n',
  '"',
  'Maison de ville ',
  '{0^/fr/|x}',
] as const

const random = (most: number): number => Math.floor(Math.random() * most)
const randomText = (): string =>
  Array.from({ length: random(200) }, () => pieces[random(pieces.length)]).join('')

describe('packed texts', () => {
  it.each([
    ['none', []],
    ['an empty one', ['']],
    ['empty ones among others', ['', 'a', '', 'b', '']],
    ['their own signs', ['`', '`.', '``', '`a000']],
    ['a repeat of itself', ['ab'.repeat(500)]],
    ['a repeat of another', ['Maison de ville 3 chambres avec cour', 'de ville 3 chambres avec cour-jardin']],
    ['signs of two halves', ['😀😁'.repeat(30), `😁${'😀😁'.repeat(30)}😂`]],
  ])('of %s are the same texts', (_, texts) => expectSame(texts))

  it('of any kind are the same texts', () => {
    for (let round = 0; round < 300; round += 1) expectSame(Array.from({ length: random(8) }, randomText))
  })

  it('point as far as a place can be, and no further', () => {
    const start = 'What stands at the beginning of all'
    const fill = (length: number) =>
      Array.from({ length }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20000))).join('')
    for (const length of [4000, 5000, 70_000, 263_000]) expectSame([start, fill(length), start, 'z', start])
  })

  it('never hold half of a sign, which could not be sent', () => {
    const emoji = ['😀', '😁', '😂', '🤣', 'a'] as const
    const text = Array.from({ length: 400 }, () => emoji[random(emoji.length)]).join('')
    expect(packTexts([text, text])).not.toMatch(
      /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/,
    )
  })

  it('hold what stands in them twice once', () => {
    const card = '{1r|{26^/fr/a-vendre/wavre/maison-de-ville/|Maison de ville}}'
    expect(packTexts([card, card, card]).length).toBeLessThan(card.length + 20)
  })
})
