import { describe, expect, it } from 'vitest'
import { markedText, readMarks, withMarkedText } from './inline-marks'

const word = (text: string, format = 0) => ({
  ...{ type: 'text', version: 1, mode: 'normal', style: '', detail: 0 },
  format,
  text,
})
const breaks = { type: 'linebreak', version: 1 }
const link = (url: string, ...children: object[]) => ({ type: 'link', version: 3, fields: { url }, children })
const icon = { type: 'inlineBlock', fields: { id: 'x' } }
const block = (...children: object[]) => ({ type: 'paragraph', version: 1, children })

const rich = block(
  word('Voir '),
  link('/fr/', word('nos '), word('biens', 1)),
  breaks,
  word('et '),
  icon,
  word('!', 2),
)

describe('the words of a paragraph', () => {
  it.each([
    [block(word('Une maison')), 'Une maison'],
    [block(), ''],
    [block(word('Un'), breaks, word('deux')), 'Un\ndeux'],
    [rich, 'Voir <1>nos <2>biens</2></1>\net <3/><4>!</4>'],
  ])('have a mark around what is formatted or a link: %#', (node, expected) => {
    expect(markedText(node)).toBe(expected)
  })

  it.each([rich, block(word('Un'), breaks, word('deux')), block()])('come back as they were: %#', (node) => {
    expect(withMarkedText(node, markedText(node))).toEqual(node)
  })

  it('take the marks along, in another order too', () => {
    expect(withMarkedText(rich, '<4>Ja</4>: <1><2>panden</2> hier</1> <3/>')).toEqual(
      block(word('Ja', 2), word(': '), link('/fr/', word('panden', 1), word(' hier')), word(' '), icon),
    )
  })

  it('keep the form in every line of what is formatted', () => {
    const bold = block(word('Un', 1))
    expect(withMarkedText(bold, '<1>Een\ntwee</1>')).toEqual(block(word('Een', 1), breaks, word('twee', 1)))
  })

  it('may be none', () => {
    expect(withMarkedText(rich, ' \n')).toEqual({ ...rich, children: [] })
  })

  it.each([
    ['without the marks', 'Zie onze panden'],
    ['with one too few', 'Zie <1>onze panden</1> <3/><4>!</4>'],
    ['with one twice', '<1><2>a</2></1><3/><4>!</4><4>!</4>'],
    ['with an unknown one', '<1><2>a</2></1><3/><4>!</4><5>b</5>'],
    ['with number nought', '<0>a</0><1><2>a</2></1><3/><4>!</4>'],
    ['not closed', '<1><2>a</2><3/><4>!</4>'],
    ['closed crosswise', '<1><2>a</1></2><3/><4>!</4>'],
    ['closed before it is opened', '</1><1><2>a</2><3/><4>!</4>'],
    ['with words where none can be', '<1><2>a</2></1><3>b</3><4>!</4>'],
    ['with nothing where words must be', '<1><2>a</2></1><3/><4/>'],
    ['with a mark inside formatted text', '<4><1>a</1>!</4><2>b</2><3/>'],
  ])('are refused %s', (_case, text) => {
    expect(withMarkedText(rich, text)).toBeNull()
  })
})

describe('marks', () => {
  it.each([
    ['a < b > c', ['a < b > c']],
    ['<b>x</b>', ['<b>x</b>']],
    ['', []],
    ['</0>', null],
  ])('are numbers in angle brackets alone: %s', (text, expected) => {
    expect(readMarks(text)).toEqual(expected)
  })
})
