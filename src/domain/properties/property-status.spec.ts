import { describe, expect, it } from 'vitest'
import {
  availabilityOf,
  canBeHad,
  goneLabels,
  goneReason,
  hasPage,
  importedStatus,
  isListed,
  isOnSite,
  listedStatuses,
  openStatuses,
  pagelessStatuses,
  permits,
  propertyStatuses,
  ribbonKind,
  shownInList,
} from './property-status'

const requests = ['appointment', 'offer', 'documents'] as const

const meaningOf = (status: string) => ({
  listed: isListed(status),
  open: canBeHad(status),
  page: hasPage(status),
  ribbon: ribbonKind({ status, marquee: 2 }),
  requests: requests.filter((request) => permits(status, request)).join(' '),
  schema: availabilityOf(status),
  gone: goneReason(status),
})

const on = { listed: true, open: true, page: true, gone: 'withdrawn' }
const off = { listed: false, open: false, page: true, requests: '', schema: 'SoldOut' }
const all = requests.join(' ')

describe('what a status means', () => {
  it.each([
    ['coming-soon', { ...on, ribbon: 'coming-soon', requests: 'documents', schema: 'PreOrder' }],
    ['available', { ...on, ribbon: 'marquee', requests: all, schema: 'InStock' }],
    ['under-option', { ...on, ribbon: 'under-option', requests: all, schema: 'LimitedAvailability' }],
    ['reserved', { ...on, open: false, ribbon: 'reserved', requests: 'documents', schema: 'Reserved' }],
    ['sold', { ...off, ribbon: 'sold', gone: 'sold' }],
    ['rented', { ...off, ribbon: 'rented', gone: 'rented' }],
    ['withdrawn', { ...off, page: false, ribbon: 'marquee', schema: 'Discontinued', gone: 'withdrawn' }],
    ['unheard-of', { ...off, ribbon: 'marquee', gone: 'withdrawn' }],
    ['', { ...off, ribbon: 'marquee', gone: 'withdrawn' }],
    ['constructor', { ...off, ribbon: 'marquee', gone: 'withdrawn' }],
  ])('%j', (status, meaning) => {
    expect(meaningOf(status)).toEqual(meaning)
  })

  it('is the same in the lists of statuses', () => {
    expect(listedStatuses).toEqual(['coming-soon', 'available', 'under-option', 'reserved'])
    expect(openStatuses).toEqual(['coming-soon', 'available', 'under-option'])
    expect(pagelessStatuses).toEqual(['withdrawn'])
    expect(propertyStatuses.filter((status) => canBeHad(status) && !isListed(status))).toEqual([])
  })
})

describe('isOnSite', () => {
  it.each([
    ['available', true, true],
    [null, true, true],
    ['sold', true, true],
    ['withdrawn', true, false],
    ['available', false, false],
    ['withdrawn', false, false],
  ])('%j, published: %s', (status, isPublished, expected) => {
    expect(isOnSite({ isPublished, status })).toBe(expected)
  })
})

describe('shownInList', () => {
  it.each([
    [[], []],
    [['available'], ['coming-soon', 'available', 'under-option', 'reserved']],
    [['sold'], ['sold']],
    [
      ['available', 'sold', 'rented'],
      ['coming-soon', 'available', 'under-option', 'reserved', 'sold', 'rented'],
    ],
    [
      ['reserved', 'available'],
      ['reserved', 'coming-soon', 'available', 'under-option'],
    ],
  ])('%j shows %j', (stored, shown) => {
    expect(shownInList(stored)).toEqual(shown)
  })
})

describe('ribbonKind', () => {
  it.each([
    ['available', 0, null],
    ['available', null, null],
    ['available', 1, 'marquee'],
    ['available', 4, 'marquee'],
    ['available', 5, null],
    ['coming-soon', 0, 'coming-soon'],
    ['under-option', 4, 'under-option'],
    ['reserved', null, 'reserved'],
    ['sold', 0, 'sold'],
    ['sold', 2, 'sold'],
    ['rented', 2, 'rented'],
    ['withdrawn', 0, null],
    ['withdrawn', 2, 'marquee'],
  ])('of a property that is %s with marquee %j is %j', (status, marquee, expected) => {
    expect(ribbonKind({ status, marquee })).toBe(expected)
  })
})

describe('goneLabels', () => {
  it('are in the letters of the specification', () => {
    expect(goneLabels).toEqual({
      sold: { nl: 'VERKOCHT', fr: 'Vendu', en: 'SOLD', de: 'VERKAUFT' },
      rented: { nl: 'Verhuurd', fr: 'LOUÉ', en: 'RENTED', de: 'VERMIETET' },
    })
  })
})

describe('goneReason', () => {
  it.each([
    ['sold', 'sold'],
    ['rented', 'rented'],
    ['available', 'withdrawn'],
    ['reserved', 'withdrawn'],
    ['withdrawn', 'withdrawn'],
    ['option', 'withdrawn'],
    [null, 'withdrawn'],
    [undefined, 'withdrawn'],
  ])('of a property that was %j is %s', (status, reason) => {
    expect(goneReason(status)).toBe(reason)
  })
})

describe('the status that an import stores', () => {
  it.each([
    ['available', 'coming-soon', 'coming-soon'],
    ['available', 'under-option', 'under-option'],
    ['available', 'reserved', 'reserved'],
    ['available', 'withdrawn', 'withdrawn'],
    ['available', 'available', 'available'],
    ['available', 'sold', 'available'],
    ['available', 'rented', 'available'],
    ['available', null, 'available'],
    ['available', undefined, 'available'],
    ['sold', 'under-option', 'sold'],
    ['rented', 'reserved', 'rented'],
    ['sold', 'withdrawn', 'sold'],
  ])('%s over %j is %s', (given, stored, expected) => {
    expect(importedStatus(given, stored)).toBe(expected)
  })
})
