import { describe, expect, it } from 'vitest'
import { mergeData } from './merge-data'

describe('what the snapshot gives over what is there', () => {
  it('empties a field that it knows and gives nothing for', () => {
    const before = { heating: 'gas', rooms: { bedrooms: 3, toilets: 1 }, ownCss: 'a' }
    expect(mergeData(before, { heating: undefined, rooms: { bedrooms: undefined } })).toEqual({
      heating: null,
      rooms: { bedrooms: null, toilets: 1 },
      ownCss: 'a',
    })
  })

  it('keeps the texts of languages it does not name', () => {
    const before = { title: { fr: 'Maison', nl: 'Huis' }, intro: { fr: 'Belle' } }
    expect(mergeData(before, { title: { fr: null }, intro: undefined })).toEqual({
      title: { fr: null, nl: 'Huis' },
      intro: { fr: 'Belle' },
    })
  })

  it('replaces a rich text whole', () => {
    const before = { body: { fr: { root: { a: 1 } } } }
    expect(mergeData(before, { body: { fr: { root: { b: 2 } } } })).toEqual({
      body: { fr: { root: { b: 2 } } },
    })
  })
})
