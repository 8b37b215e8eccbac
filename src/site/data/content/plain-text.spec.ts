import { describe, expect, it } from 'vitest'
import { toDescription, toPlainText } from './plain-text'
import type { RichText, RichTextInline } from '@/site/data/view-models'

const text = (words: string): RichTextInline => ({
  type: 'text',
  text: words,
  bold: false,
  italic: false,
  strike: false,
})

const blocks: RichText = [
  { type: 'heading', level: 2, children: [text('Le prix')] },
  {
    type: 'paragraph',
    children: [
      text('Voir '),
      { type: 'link', href: '/fr/', newTab: false, children: [text('ici')] },
      text('.'),
    ],
  },
  {
    type: 'list',
    ordered: false,
    items: [
      {
        children: [text('un')],
        sublist: { type: 'list', ordered: true, items: [{ children: [text('deux')], sublist: null }] },
      },
    ],
  },
  { type: 'paragraph', children: [text('fin'), { type: 'break' }, text('fin')] },
]

describe('toPlainText', () => {
  it('gives the words of every block, a line each', () => {
    expect(toPlainText(blocks)).toBe('Le prix\nVoir ici.\nun\ndeux\nfin fin')
  })

  it('gives null without words', () => {
    expect(toPlainText([{ type: 'paragraph', children: [text('  ')] }])).toBeNull()
  })
})

describe('toDescription', () => {
  it('takes paragraphs only', () => {
    expect(toDescription(blocks)).toBe('Voir ici. fin fin')
  })

  it('ends within 155 characters', () => {
    const long = toDescription([{ type: 'paragraph', children: [text('mot '.repeat(100))] }])
    expect(long?.length).toBeLessThanOrEqual(155)
    expect(long).toMatch(/mot…$/)
  })

  it('gives null without words', () => {
    expect(toDescription([])).toBeNull()
  })
})
