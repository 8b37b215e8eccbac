import { describe, expect, it } from 'vitest'
import { routeSchema, propertySchema } from './listing-schemas'
import { withoutNulls } from './without-nulls'

describe('what is null', () => {
  it('is absent, at any depth and in the records of a list', () => {
    expect(withoutNulls({ a: null, b: { c: null, d: 1 }, e: [{ f: null, g: 0 }] })).toEqual({
      b: { d: 1 },
      e: [{ g: 0 }],
    })
  })

  it('stays as an item of a list', () => {
    expect(withoutNulls({ a: [null, 1, ''] })).toEqual({ a: [null, 1, ''] })
  })
})

describe('an empty text', () => {
  it('is no path of a route', () => {
    const route = routeSchema.parse({ original: '/a/', fr: '/fr/a/', nl: '', de: ' ', type: 'page' })
    expect(Object.keys(route)).not.toContain('nl')
    expect(Object.keys(route)).not.toContain('de')
    expect(route.fr).toBe('/fr/a/')
  })

  it.each([{}, { Url: '' }, { Url: ' ', Width: 60, Height: 45 }])('is no small picture: %j', (small) => {
    const record = {
      ID: 1,
      WebID: 1,
      Goal: 0,
      City: 'Wavre',
      Zip: 1300,
      TypeDescription: 'Maison',
      language: 'fr',
    }
    expect(propertySchema.parse({ ...record, SmallPictureItem: small }).SmallPictureItem).toBeUndefined()
    expect(propertySchema.parse(record).SmallPictureItem).toBeUndefined()
    const shown = { ...record, SmallPictureItem: { Url: 'a.jpg' } }
    expect(propertySchema.parse(shown).SmallPictureItem).toMatchObject({ Url: 'a.jpg' })
  })
})
