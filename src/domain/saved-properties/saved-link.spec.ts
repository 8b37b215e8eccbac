import { describe, expect, it } from 'vitest'
import { missingFavourites, readSavedLink, savedLink, withFavourites } from './saved-link'
import { noSavedProperties } from './saved-properties'

const token = 'Ab1_-'.padEnd(32, 'x')
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

describe('the link of a token', () => {
  it('has it in the fragment', () => {
    const link = new URL(savedLink({ page: 'https://example.com/fr/favoris/', token }))
    expect(link.pathname + link.search).toBe('/fr/favoris/')
    expect(readSavedLink(link.hash)).toBe(token)
  })

  it.each([
    ['', null],
    ['#comparison', null],
    ['#carry=', ''],
    [`#carry=${token}x`, ''],
    ['#carry=<script>', ''],
  ])('is read from %j as %j', (fragment, expected) => {
    expect(readSavedLink(fragment)).toBe(expected)
  })
})

describe('favourites from another device', () => {
  it('come behind those that are there, each once', () => {
    const properties = { ...noSavedProperties, favourites: [3, 1], compared: [7] }
    expect(withFavourites(properties, [1, 2, 4])).toEqual({ ...properties, favourites: [3, 1, 2, 4] })
    expect(missingFavourites(properties, [1, 2, 4])).toEqual([2, 4])
  })

  it('change nothing if all are there', () => {
    const properties = { ...noSavedProperties, favourites: [3, 1] }
    expect(withFavourites(properties, [1, 3])).toBe(properties)
  })

  it('never drop one that is there: what has no room is left out', () => {
    const properties = { ...noSavedProperties, favourites: upTo(99) }
    expect(withFavourites(properties, [200, 201]).favourites).toEqual([...upTo(99), 200])
    const full = { ...noSavedProperties, favourites: upTo(100) }
    expect(withFavourites(full, [200])).toBe(full)
  })
})
