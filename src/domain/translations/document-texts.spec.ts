import { describe, expect, it } from 'vitest'
import { findTexts, withoutAddresses, withTexts, type TranslatedField } from './document-texts'

const fields: TranslatedField[] = [
  { name: 'title', kind: 'line', isAddress: false },
  { name: 'link', kind: 'group', fields: [{ name: 'url', kind: 'line', isAddress: true }] },
  { name: 'slides', kind: 'list', fields: [{ name: 'text', kind: 'area', isAddress: false }] },
]

const data = {
  title: { nl: 'Huis', fr: 'Maison' },
  link: { url: { fr: '/contact/' } },
  slides: [
    { id: 'a1', text: { nl: 'Eerst' } },
    { id: 'b2', text: {} },
  ],
}

const none = { nl: null, fr: null, en: null, de: null }

describe('the texts of a document', () => {
  it('are found in groups and in the rows of lists', () => {
    expect(findTexts(fields, { data })).toEqual([
      {
        place: 'title',
        path: 'title',
        kind: 'line',
        isAddress: false,
        values: { ...none, nl: 'Huis', fr: 'Maison' },
      },
      {
        place: 'link.url',
        path: 'link.url',
        kind: 'line',
        isAddress: true,
        values: { ...none, fr: '/contact/' },
      },
      {
        place: 'slides.a1.text',
        path: 'slides.0.text',
        kind: 'area',
        isAddress: false,
        values: { ...none, nl: 'Eerst' },
      },
      { place: 'slides.b2.text', path: 'slides.1.text', kind: 'area', isAddress: false, values: none },
    ])
  })

  it.each([[undefined], [null], ['text'], [{ slides: 'no list', link: [] }]])(
    'are empty where a document has none: %j',
    (nothing) => {
      const values = findTexts(fields, { data: nothing }).flatMap((text) => Object.values(text.values))
      expect(values.every((value) => value === null)).toBe(true)
    },
  )
})

describe('a document with new texts', () => {
  const stored = {
    title: 'Huis',
    price: 3,
    link: { url: '/contact/', label: 'Ons' },
    slides: [
      { id: 'a1', text: 'Eerst', picture: 7 },
      { id: 'b2', text: null, picture: 8 },
    ],
  }

  it('has the fields of these texts alone, and whole lists', () => {
    const texts = [
      { place: 'link.url', value: '/nl/' },
      { place: 'slides.b2.text', value: 'Dan' },
      { place: 'slides.a1.text', value: 'Nu' },
    ]
    expect(withTexts(stored, texts)).toEqual({
      link: { url: '/nl/', label: 'Ons' },
      slides: [
        { id: 'a1', text: 'Nu', picture: 7 },
        { id: 'b2', text: 'Dan', picture: 8 },
      ],
    })
    expect(stored.slides[1]?.text).toBeNull()
  })

  it('has groups that were not there', () => {
    expect(withTexts({}, [{ place: 'meta.title', value: 'Titel' }])).toEqual({ meta: { title: 'Titel' } })
  })
})

describe('withoutAddresses', () => {
  it('leaves addresses and links out, and groups and lists of nothing else', () => {
    const title = { name: 'title', kind: 'line', isAddress: false } as const
    const path = { name: 'path', kind: 'line', isAddress: true } as const
    const fields = [
      title,
      path,
      { name: 'links', kind: 'list', fields: [path] },
      { name: 'banner', kind: 'group', fields: [path, title] },
    ] as const
    expect(withoutAddresses(fields)).toEqual([title, { name: 'banner', kind: 'group', fields: [title] }])
  })
})
