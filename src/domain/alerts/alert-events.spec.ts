import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { homeEvents, type HomeState } from './alert-events'

const home: HomeState = {
  goal: 'sale',
  isPublished: true,
  wasPublished: true,
  status: 'available',
  languages: locales,
  shownPrice: 300_000,
}
const draft: Partial<HomeState> = { isPublished: false, wasPublished: false }
const withdrawn: Partial<HomeState> = { isPublished: false }
const sold: Partial<HomeState> = { status: 'sold' }

const kinds = (before: Partial<HomeState> | null, after: Partial<HomeState>) =>
  homeEvents({ before: before && { ...home, ...before }, after: { ...home, ...after } }).map(
    ({ kind }) => kind,
  )

describe('homeEvents', () => {
  it.each<[string, Partial<HomeState> | null, Partial<HomeState>, string[]]>([
    ['is made and published', null, {}, ['new']],
    ['is published', draft, {}, ['new']],
    ['is made as a draft', null, draft, []],
    ['is published as sold', draft, sold, []],
    ['is sold', {}, sold, []],
    ['is rented', {}, { status: 'rented' }, []],
    ['is withdrawn', {}, withdrawn, []],
    ['is deleted in the draft of one that was sold', sold, { ...withdrawn, ...sold }, []],
    ['is sold no more', sold, {}, ['back']],
    ['is rented no more', { status: 'rented' }, {}, ['back']],
    ['is published again', withdrawn, {}, ['back']],
    ['is published again for less', withdrawn, { shownPrice: 280_000 }, ['back']],
    ['is cheaper', {}, { shownPrice: 299_999 }, ['price-drop']],
    ['is dearer', {}, { shownPrice: 300_001 }, []],
    ['is as it was', {}, {}, []],
    ['is cheaper while it is sold', sold, { ...sold, shownPrice: 1 }, []],
    ['hides its price', {}, { shownPrice: null }, []],
    ['shows its price', { shownPrice: null }, {}, []],
    ['is let instead of sold', {}, { goal: 'rent', shownPrice: 900 }, ['new']],
    ['is listed nowhere', null, { languages: [] }, []],
  ])('of a home that %s', (_what, before, after, expected) => {
    expect(kinds(before, after)).toEqual(expected)
  })

  it('hold for the languages that a home is listed in', () => {
    const after: HomeState = { ...home, languages: ['fr', 'nl'] }
    expect(homeEvents({ before: null, after })).toEqual([
      { kind: 'new', languages: ['nl', 'fr'], price: 300_000, previousPrice: null },
    ])
  })

  it('differ between the languages it had and those it gets', () => {
    const before: HomeState = { ...home, languages: ['fr'] }
    expect(homeEvents({ before, after: home }).map(({ kind, languages }) => [kind, languages])).toEqual([
      ['new', ['nl', 'en', 'de']],
    ])
    expect(homeEvents({ before, after: { ...home, shownPrice: 280_000 } })).toEqual([
      { kind: 'new', languages: ['nl', 'en', 'de'], price: 280_000, previousPrice: null },
      { kind: 'price-drop', languages: ['fr'], price: 280_000, previousPrice: 300_000 },
    ])
  })
})
