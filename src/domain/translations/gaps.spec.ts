import { describe, expect, it } from 'vitest'
import { locales, type Locale } from '@/domain/shared/locale'
import { countGaps, gapsOf, isFilled, shownLanguages, sourceFor } from './gaps'

const state = (...children: unknown[]) => ({ root: { type: 'root', children } })
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children })
const word = (text: string) => ({ type: 'text', text })

describe('a text is filled', () => {
  it.each([
    ['Huis', true],
    ['', false],
    [' \n\u00a0', false],
    [null, false],
    [undefined, false],
    [7, false],
    [state(), false],
    [state(paragraph()), false],
    [state(paragraph(word(' '))), false],
    [state({ type: 'upload', value: 3 }), false],
    [state(paragraph(), paragraph(word('Huis'))), true],
    [state({ type: 'list', children: [{ type: 'listitem', children: [word('één')] }] }), true],
    [state(paragraph({ type: 'link', fields: { url: '/nl/' }, children: [word('hier')] })), true],
  ])('%j: %s', (value, expected) => {
    expect(isFilled(value)).toBe(expected)
  })
})

describe('a document is shown', () => {
  it.each<[Locale[], Locale[] | null, Locale[]]>([
    [['nl', 'fr'], null, ['nl', 'fr']],
    [['nl', 'fr'], ['fr', 'de'], ['fr']],
    [['nl', 'fr'], [], []],
    [
      ['de', 'nl'],
      ['nl', 'de'],
      ['nl', 'de'],
    ],
  ])('with the site in %j and listed in %j: in %j', (site, listed, expected) => {
    expect(shownLanguages({ site, listed })).toEqual(expected)
  })
})

describe('a language lacks a text', () => {
  const all = [...locales]
  const none = { nl: null, fr: null, en: null, de: null }

  it.each<[string, Partial<Record<Locale, string>>, Locale[], Locale[]]>([
    ['that no language has', {}, all, []],
    ['that every language has', { nl: 'a', fr: 'b', en: 'c', de: 'd' }, all, []],
    ['that one other language has', { fr: 'Maison' }, all, ['nl', 'en', 'de']],
    ['that is blank', { fr: 'Maison', nl: ' ' }, ['nl', 'fr'], ['nl']],
    ['but not where it is not shown', { fr: 'Maison' }, ['fr', 'nl'], ['nl']],
    ['but not for a language that is not shown', { de: 'Haus' }, ['fr', 'nl'], []],
    ['and is shown nowhere', { de: 'Haus' }, [], []],
    ['and is shown in one language alone', { de: 'Haus' }, ['nl'], []],
  ])('%s', (_case, values, shown, expected) => {
    expect(gapsOf({ values: { ...none, ...values }, shown })).toEqual(expected)
  })
})

describe('the language to translate from', () => {
  it.each<[string, Locale, Locale[], Record<Locale, number>, Locale]>([
    ['lacks least', 'nl', ['nl', 'fr', 'en'], { nl: 4, fr: 2, en: 1, de: 0 }, 'en'],
    ['is the first of equal ones', 'de', ['nl', 'fr', 'de'], { nl: 0, fr: 0, en: 0, de: 3 }, 'nl'],
    ['is another where the document has one alone', 'nl', ['nl'], { nl: 0, fr: 0, en: 0, de: 0 }, 'fr'],
  ])('%s', (_case, target, shown, gaps, expected) => {
    expect(sourceFor({ target, shown, gaps })).toBe(expected)
  })
})

it('the gaps of a document are counted by language, those where it is not shown not at all', () => {
  const texts = [
    { values: { nl: 'Huis', fr: '', en: null, de: '' } },
    { values: { nl: 'Tuin', fr: 'Jardin', en: '', de: '' } },
    { values: { nl: '', fr: '', en: '', de: 'Garten' } },
  ]
  expect(countGaps(texts, ['nl', 'fr', 'en'])).toEqual({ nl: 0, fr: 1, en: 2, de: 0 })
  expect(countGaps(texts, locales)).toEqual({ nl: 1, fr: 2, en: 3, de: 2 })
  expect(countGaps([], locales)).toEqual({ nl: 0, fr: 0, en: 0, de: 0 })
})
