import { describe, expect, it } from 'vitest'
import { perLocale } from '@/domain/shared/locale'
import { paragraph, richText } from '../../../tests/support/files/lexical'
import type { DocumentText, TextKind } from './document-texts'
import { importedTexts, isTranslated } from './imported-texts'

type Given = { kind?: TextKind; fr: unknown; nl?: unknown; isAddress?: boolean }

const text = (place: string, { kind = 'line', fr, nl = null, isAddress = false }: Given): DocumentText => ({
  ...{ place, path: place, kind, isAddress },
  values: { ...perLocale((): unknown => null), fr, nl },
})

const unit = (id: string, target: string | null, isMarked = false) => ({
  id,
  source: null,
  target: target === null ? null : { text: target, isMarked },
})

const take = (texts: DocumentText[], units: ReturnType<typeof unit>[]) =>
  importedTexts(texts, { from: 'fr', to: 'nl', units })

const two = (nl: unknown = null) =>
  text('body', { kind: 'rich', fr: richText(paragraph('Un.'), paragraph('Deux.')), nl })

describe('what a file has for a document', () => {
  it('is the texts that change; those without a translation are skipped, and those that stand there counted', () => {
    const texts = [
      text('title', { fr: 'Titre' }),
      text('intro', { fr: 'Bonjour', nl: 'Dag' }),
      text('note', { fr: 'x' }),
    ]
    const units = [unit('title/0', 'Titel'), unit('intro/0', 'Dag'), unit('note/0', null)]
    expect(take(texts, units)).toEqual({ typed: { title: ['Titel'] }, unchanged: 1, refused: [] })
    expect(take(texts, [unit('intro/0', ' \n')])).toEqual({ typed: {}, unchanged: 0, refused: [] })
  })

  it('keeps the paragraphs that the file does not translate', () => {
    const stored = two(richText(paragraph('Een.'), paragraph('Twee.')))
    expect(take([stored], [unit('body/1', 'Tweede.')]).typed).toEqual({ body: ['Een.', 'Tweede.'] })
    expect(take([two()], [unit('body/1', 'Twee.')]).typed).toEqual({ body: ['', 'Twee.'] })
  })

  it('keeps what a file cannot hold', () => {
    const texts = [text('title', { fr: 'Titre', nl: 'Ti\u0000tel' })]
    expect(take(texts, [unit('title/0', 'Titel')])).toEqual({ typed: {}, unchanged: 1, refused: [] })
  })

  it('replaces other paragraphs only as a whole', () => {
    const apart = two(richText(paragraph('Iets anders.')))
    expect(take([apart], [unit('body/0', 'Een.')]).refused).toEqual([{ place: 'body', reason: 'incomplete' }])
    expect(take([apart], [unit('body/0', 'Een.'), unit('body/1', 'Twee.')]).typed).toEqual({
      body: ['Een.', 'Twee.'],
    })
  })

  it.each([
    ['marks in a plain text', [text('a', { fr: 'x' })], unit('a/0', '<1>y</1>', true), 'marks'],
    ['marks that the paragraph does not have', [two()], unit('body/0', '<1>y</1>', true), 'marks'],
    ['a text that is not there', [text('b', { fr: 'x' })], unit('a/0', 'y'), 'no-text'],
    ['a paragraph too many', [text('a', { fr: 'x' })], unit('a/1', 'y'), 'no-text'],
    ['a text without a source', [text('a', { fr: null })], unit('a/0', 'y'), 'no-text'],
    ['an address', [text('a', { fr: '/x', isAddress: true })], unit('a/0', '/y'), 'no-text'],
  ])('is refused for %s', (_case, texts, given, reason) => {
    const place = given.id.split('/')[0]
    expect(take(texts, [given])).toEqual({ typed: {}, unchanged: 0, refused: [{ place, reason }] })
  })

  it('may have a sign that looks like a mark in a plain text', () => {
    expect(take([text('a', { fr: 'x' })], [unit('a/0', 'y <1>')]).typed).toEqual({ a: ['y <1>'] })
  })
})

describe('a segment', () => {
  it.each([
    [unit('a/0', 'x'), true],
    [unit('a/0', ' \u00a0\n'), false],
    [unit('a/0', null), false],
  ])('is translated if there are words: %j', (given, expected) => {
    expect(isTranslated(given)).toBe(expected)
  })
})
