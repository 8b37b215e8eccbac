import { describe, expect, it } from 'vitest'
import { ownerName, readAccountNews, readOwnerChoices } from './owner-account'

describe('readOwnerChoices', () => {
  it.each([
    [
      { language: 'nl', monthlyReport: true },
      { language: 'nl', monthlyReport: true },
    ],
    [
      { language: 'de', monthlyReport: 'on' },
      { language: 'de', monthlyReport: true },
    ],
    [{ language: 'fr' }, { language: 'fr', monthlyReport: false }],
    [
      { language: 'fr', monthlyReport: 'off' },
      { language: 'fr', monthlyReport: false },
    ],
    [{ language: 'it' }, null],
    [{}, null],
  ])('%j: %j', (input, choices) => {
    expect(readOwnerChoices(input)).toEqual(choices)
  })
})

describe('readAccountNews', () => {
  it('accepts only known values', () => {
    expect(readAccountNews('saved')).toBe('saved')
    expect(readAccountNews('other')).toBeNull()
    expect(readAccountNews(undefined)).toBeNull()
  })
})

describe('ownerName', () => {
  it.each([
    [{ firstName: 'Jeanne', lastName: 'Dupont', email: 'j@example.com' }, 'Jeanne Dupont'],
    [{ firstName: null, lastName: 'Dupont', email: 'j@example.com' }, 'Dupont'],
    [{ email: 'j@example.com' }, 'j@example.com'],
  ])('%j: %s', (owner, name) => {
    expect(ownerName(owner)).toBe(name)
  })
})
