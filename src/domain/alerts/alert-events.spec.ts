import { describe, expect, it } from 'vitest'
import { locales } from '@/domain/shared/locale'
import { propertyEvents, type AlertPropertyState } from './alert-events'

const property: AlertPropertyState = {
  goal: 'sale',
  isPublished: true,
  wasPublished: true,
  status: 'available',
  languages: locales,
  shownPrice: 300_000,
}
const draft: Partial<AlertPropertyState> = { isPublished: false, wasPublished: false }
const withdrawn: Partial<AlertPropertyState> = { isPublished: false }
const sold: Partial<AlertPropertyState> = { status: 'sold' }

const kinds = (before: Partial<AlertPropertyState> | null, after: Partial<AlertPropertyState>) =>
  propertyEvents({ before: before && { ...property, ...before }, after: { ...property, ...after } }).map(
    ({ kind }) => kind,
  )

describe('propertyEvents', () => {
  it.each<[string, Partial<AlertPropertyState> | null, Partial<AlertPropertyState>, string[]]>([
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
    ['is published before its time', draft, { status: 'coming-soon' }, ['new']],
    ['can be visited now, as alerts said', { status: 'coming-soon' }, {}, []],
    ['can be visited now, for less', { status: 'coming-soon' }, { shownPrice: 1 }, ['price-drop']],
    ['is under option', {}, { status: 'under-option' }, []],
    ['is under option no more', { status: 'under-option' }, {}, []],
    ['is reserved', {}, { status: 'reserved' }, []],
    ['is published as reserved', draft, { status: 'reserved' }, []],
    ['is reserved no more', { status: 'reserved' }, {}, ['back']],
    ['is under option instead of reserved', { status: 'reserved' }, { status: 'under-option' }, ['back']],
    ['is cheaper while it is reserved', { status: 'reserved' }, { status: 'reserved', shownPrice: 1 }, []],
    ['is put on the market again', { status: 'withdrawn', isPublished: false }, {}, ['back']],
    ['is listed nowhere', null, { languages: [] }, []],
  ])('of a property that %s', (_what, before, after, expected) => {
    expect(kinds(before, after)).toEqual(expected)
  })

  it('hold for the languages that a property is listed in', () => {
    const after: AlertPropertyState = { ...property, languages: ['fr', 'nl'] }
    expect(propertyEvents({ before: null, after })).toEqual([
      { kind: 'new', languages: ['nl', 'fr'], price: 300_000, previousPrice: null },
    ])
  })

  it('differ between the languages it had and those it gets', () => {
    const before: AlertPropertyState = { ...property, languages: ['fr'] }
    expect(
      propertyEvents({ before, after: property }).map(({ kind, languages }) => [kind, languages]),
    ).toEqual([['new', ['nl', 'en', 'de']]])
    expect(propertyEvents({ before, after: { ...property, shownPrice: 280_000 } })).toEqual([
      { kind: 'new', languages: ['nl', 'en', 'de'], price: 280_000, previousPrice: null },
      { kind: 'price-drop', languages: ['fr'], price: 280_000, previousPrice: 300_000 },
    ])
  })
})
