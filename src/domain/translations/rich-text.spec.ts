import { describe, expect, it } from 'vitest'
import { hasSameShape, pairedBlocks, richBlocks, withTypedBlocks } from './rich-text'

const word = (text: string) => ({
  ...{ type: 'text', version: 1, mode: 'normal', style: '', detail: 0, format: 0 },
  text,
})
const block = (type: string, ...words: string[]) => ({ type, children: words.map(word) })
const heading = (tag: string, text: string) => ({ ...block('heading', text), tag })
const list = (...items: string[]) => ({
  type: 'list',
  listType: 'bullet',
  children: items.map((item) => block('listitem', item)),
})
const picture = { type: 'upload', value: 3 }
const state = (...children: object[]) => ({ root: { type: 'root', children } })

const source = state(
  heading('h2', 'Titre'),
  block('paragraph'),
  picture,
  list('un', 'deux'),
  block('paragraph', 'Fin.'),
)
const target = state(
  heading('h2', 'Titel'),
  block('paragraph'),
  list('een', ''),
  picture,
  block('paragraph', 'Einde.'),
)

describe('a text of the editor', () => {
  it('is read as paragraphs, headings and items of lists', () => {
    expect(richBlocks(source).map(({ kind, text }) => [kind, text])).toEqual([
      ['heading h2', 'Titre'],
      ['paragraph', ''],
      ['listitem', 'un'],
      ['listitem', 'deux'],
      ['paragraph', 'Fin.'],
    ])
    for (const nothing of [null, undefined, 'text', {}, { root: null }, state()])
      expect(richBlocks(nothing)).toEqual([])
  })

  it('has the shape of another with the same paragraphs', () => {
    expect(hasSameShape(source, target)).toBe(true)
    expect(hasSameShape(source, state(heading('h2', 'Titel')))).toBe(false)
    expect(hasSameShape(state(heading('h2', 'a')), state(heading('h3', 'a')))).toBe(false)
  })

  it('is paired with what another language says, paragraph by paragraph', () => {
    const pairs = pairedBlocks({ source, target })
    expect(pairs.map(({ block: { text }, translated }) => [text, translated?.text])).toEqual([
      ['Titre', 'Titel'],
      ['un', 'een'],
      ['deux', ''],
      ['Fin.', 'Einde.'],
    ])
    const apart = pairedBlocks({ source, target: state(block('paragraph', 'Iets anders')) })
    expect(apart.map(({ translated }) => translated)).toEqual([null, null, null, null])
  })
})

describe('typed paragraphs', () => {
  const typed = ['Kop', 'een', 'twee', '']

  it('stand in the structure of the other language', () => {
    expect(withTypedBlocks({ source, target, typed })).toEqual({
      value: state(
        heading('h2', 'Kop'),
        block('paragraph'),
        list('een', 'twee'),
        picture,
        block('paragraph'),
      ),
    })
  })

  it.each([null, state(block('paragraph', 'Iets anders'))])(
    'stand in that of the source where there is none: %#',
    (other) => {
      expect(withTypedBlocks({ source, target: other, typed })).toEqual({
        value: state(
          heading('h2', 'Kop'),
          block('paragraph'),
          picture,
          list('een', 'twee'),
          block('paragraph'),
        ),
      })
    },
  )

  it('are no text where none has a word', () => {
    expect(withTypedBlocks({ source, target, typed: ['', ' ', '', ''] })).toEqual({ value: null })
  })

  it('are refused with wrong marks, each by its position', () => {
    expect(withTypedBlocks({ source, target, typed: ['<1>Kop</1>', 'een', '<1/>', ''] })).toEqual({
      wrong: [0, 2],
    })
  })

  it('may have the marks of the source or of the text that is there', () => {
    const link = { type: 'link', fields: { url: '/fr/' }, children: [word('ici')] }
    const french = state({ type: 'paragraph', children: [word('Voir '), link] })
    const dutch = state(block('paragraph', 'Kijk hier'))
    expect(withTypedBlocks({ source: french, target: dutch, typed: ['Kijk'] })).toEqual({
      value: state(block('paragraph', 'Kijk')),
    })
    expect(withTypedBlocks({ source: french, target: dutch, typed: ['Kijk <1>hier</1>'] })).toEqual({
      value: state({ type: 'paragraph', children: [word('Kijk '), { ...link, children: [word('hier')] }] }),
    })
  })
})
