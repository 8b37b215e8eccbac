import { describe, expect, it } from 'vitest'
import { namesForPaths } from './page-names'

const path = { fr: '/nos-services/', de: '/leistungen/' }

describe('the names of a page', () => {
  it('are its own where it has them', () => {
    const name = { fr: 'Services', de: 'Leistungen', en: 'Services' }
    expect(namesForPaths({ path, name })).toEqual(name)
  })

  it('are lent by French first, then English, Dutch and German', () => {
    const name = { nl: 'Diensten', en: 'Services', de: '' }
    expect(namesForPaths({ path, name })).toEqual({ ...name, fr: 'Services', de: 'Services' })
    expect(namesForPaths({ path, name: { ...name, fr: 'Nos services' } }).de).toBe('Nos services')
  })

  it('are the last segments of the paths where there is none', () => {
    expect(namesForPaths({ path: { fr: '/a/pr%C3%A9sentation/', nl: '/' } })).toEqual({
      fr: 'présentation',
      nl: '/',
    })
  })

  it('are not made for a language without a path', () => {
    expect(namesForPaths({ path: { fr: null }, name: { fr: null, nl: 'Diensten' } })).toEqual({
      nl: 'Diensten',
    })
  })
})
