import { describe, expect, it } from 'vitest'
import { goneLabels, goneReason, isListed, propertyStatuses, ribbonKind } from './property-status'

describe('isListed', () => {
  it('lists available properties only', () => {
    expect(propertyStatuses.filter(isListed)).toEqual(['available'])
  })

  it('does not list a status it does not know', () => {
    expect(isListed('withdrawn')).toBe(false)
  })
})

describe('ribbonKind', () => {
  it.each([
    ['available', 0, null],
    ['available', null, null],
    ['available', 1, 'marquee'],
    ['available', 4, 'marquee'],
    ['available', 5, null],
    ['sold', 0, 'sold'],
    ['sold', 2, 'sold'],
    ['rented', 2, 'rented'],
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
    ['option', 'withdrawn'],
    [null, 'withdrawn'],
    [undefined, 'withdrawn'],
  ])('of a property that was %j is %s', (status, reason) => {
    expect(goneReason(status)).toBe(reason)
  })
})
