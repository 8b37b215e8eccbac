import { describe, expect, it } from 'vitest'
import type { DocumentText } from './document-texts'
import { segmentName, textsToTranslate, typedValue } from './segments'

const word = (text: string) => ({
  ...{ type: 'text', version: 1, mode: 'normal', style: '', detail: 0, format: 0 },
  text,
})
const state = (...words: string[]) => ({
  root: { type: 'root', children: words.map((text) => ({ type: 'paragraph', children: [word(text)] })) },
})

const none = { nl: null, fr: null, en: null, de: null }
const title: DocumentText = {
  ...{ place: 'title', path: 'title', kind: 'line', isAddress: false },
  values: { ...none, fr: 'Maison', nl: 'Huis' },
}
const text: DocumentText = {
  ...{ place: 'text', path: 'text', kind: 'rich', isAddress: false },
  values: { ...none, fr: state('Un', 'Deux'), nl: state('Een', 'Twee'), en: state('Only one') },
}
const address: DocumentText = {
  ...{ place: 'path', path: 'path', kind: 'line', isAddress: true },
  values: { ...none, nl: '/huis/' },
}

describe('the texts to translate', () => {
  it('are those that the source has, in segments', () => {
    expect(textsToTranslate([title, text, address], { from: 'fr', to: 'nl' })).toEqual([
      {
        ...{ place: 'title', path: 'title', kind: 'line', isAddress: false, replaced: null },
        segments: [{ kind: '', source: 'Maison', target: 'Huis' }],
      },
      {
        ...{ place: 'text', path: 'text', kind: 'rich', isAddress: false, replaced: null },
        segments: [
          { kind: 'paragraph', source: 'Un', target: 'Een' },
          { kind: 'paragraph', source: 'Deux', target: 'Twee' },
        ],
      },
    ])
  })

  it('say what they replace where the paragraphs differ', () => {
    const [found] = textsToTranslate([text], { from: 'fr', to: 'en' })
    expect(found).toMatchObject({ replaced: 'Only one', segments: [{ target: '' }, { target: '' }] })
  })
})

describe('a typed text', () => {
  const typed = (which: DocumentText, ...words: string[]) =>
    typedValue(which, { from: 'fr', to: 'nl', typed: words })

  it.each([
    ['is nothing to store where it is the same', title, ['Huis'], null],
    ['is stored as typed', title, ['Woning'], { value: 'Woning' }],
    ['is taken out', title, [' '], { value: null }],
    ['is the same paragraph by paragraph', text, ['Een', 'Twee'], null],
    ['changes a paragraph', text, ['Een', 'Drie'], { value: state('Een', 'Drie') }],
    ['has as many segments as the source', text, ['Een'], { wrong: [0] }],
    ['has the marks of its paragraph alone', text, ['Een', '<1>Drie</1>'], { wrong: [1] }],
  ])('%s', (_case, which, words, expected) => {
    expect(typed(which, ...words)).toEqual(expected)
  })
})

describe('the name of a segment', () => {
  it('has a number where the text has several', () => {
    const one = { kind: '', source: 'x', target: '' }
    expect(segmentName({ label: 'Title', segments: [one] }, 0)).toBe('Title')
    expect(segmentName({ label: 'Text', segments: [one, one] }, 1)).toBe('Text 2')
  })
})
