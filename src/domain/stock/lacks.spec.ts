import { describe, expect, it } from 'vitest'
import {
  absentLanguages,
  byUrgency,
  isUnfinished,
  lacksOf,
  type HeldFacts,
  type LanguageTexts,
} from './lacks'

const french: LanguageTexts = { locale: 'fr', isListed: true, hasTitle: true, hasText: true }
const whole: HeldFacts = {
  hasPicture: true,
  missing: [],
  languages: [french, { ...french, locale: 'nl' }],
  siteLanguages: ['nl', 'fr'],
}

describe('what a property lacks', () => {
  it('is nothing when it has pictures, its mentions and a title in each language of the site', () => {
    expect(lacksOf(whole)).toEqual([])
    expect(lacksOf({ ...whole, languages: [french], siteLanguages: ['fr'] })).toEqual([])
  })

  it('tells the energy certificate from other duties of law', () => {
    expect(lacksOf({ ...whole, missing: ['energy-number'] })).toEqual(['energy'])
    expect(lacksOf({ ...whole, missing: ['flood-g', 'rent-charges'] })).toEqual(['duty'])
    expect(lacksOf({ ...whole, hasPicture: false, missing: ['energy-kwh', 'flood-p'] })).toEqual([
      'picture',
      'energy',
      'duty',
    ])
  })

  it.each([
    ['is not offered in it', { isListed: false }],
    ['has no title in it', { hasTitle: false }],
  ])('is a language if the property %s', (_, change) => {
    const languages = [french, { ...french, locale: 'nl' as const, ...change }]
    expect(lacksOf({ ...whole, languages })).toEqual(['language'])
    expect(absentLanguages({ ...whole, languages })).toEqual(['nl'])
  })
})

describe('what waits for the office', () => {
  it('is a draft, or what lacks something', () => {
    expect(isUnfinished({ isDraft: true, lacks: [] })).toBe(true)
    expect(isUnfinished({ isDraft: false, lacks: ['picture'] })).toBe(true)
    expect(isUnfinished({ isDraft: false, lacks: [] })).toBe(false)
  })

  it('begins with what visitors see and the law asks for', () => {
    const draft = { isDraft: true, lacks: ['picture', 'energy', 'language'] } as const
    const online = { isDraft: false, lacks: ['picture', 'language'] } as const
    const unlawful = { isDraft: false, lacks: ['duty'] } as const
    const bare = { isDraft: true, lacks: [] } as const
    expect([bare, draft, online, unlawful].toSorted(byUrgency)).toEqual([unlawful, online, draft, bare])
  })
})
