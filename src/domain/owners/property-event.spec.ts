import { describe, expect, it } from 'vitest'
import { toPropertyEvent } from './property-event'

const at = '2026-10-01T10:00:00.000Z'
const event = (kind: string, before: string | null = null, after: string | null = null) =>
  toPropertyEvent({ at, kind, before, after })

describe('an event of a property', () => {
  it('is that it came or went', () => {
    expect(event('published')).toEqual({ at, kind: 'published' })
    expect(event('withdrawn')).toEqual({ at, kind: 'withdrawn' })
  })

  it('is its new state', () => {
    expect(event('status', 'available', 'sold')).toEqual({ at, kind: 'status', to: 'sold', isAgain: true })
    expect(event('status', 'sold', 'unheard-of')).toBeNull()
    expect(event('status', 'sold', null)).toBeNull()
  })

  it.each([
    ['coming-soon', false],
    ['under-option', true],
    ['withdrawn', true],
  ])('from %s to available is that it can be had again: %s', (before, isAgain) => {
    expect(event('status', before, 'available')).toEqual({ at, kind: 'status', to: 'available', isAgain })
  })

  it('is its new price', () => {
    const price = (from: string | null, to: string | null) => ({ at, kind: 'price', from, to })
    expect(event('price', '395000', '385000.5')).toEqual(price('€\u00a0395.000', '€\u00a0385.000,50'))
    expect(event('price', null, '385000')).toEqual(price(null, '€\u00a0385.000'))
    expect(event('price', '385000', '0')).toEqual(price('€\u00a0385.000', null))
  })

  it('is null for a missing or unknown value', () => {
    expect(event('price', null, '0')).toBeNull()
    expect(event('price', 'x', '-1')).toBeNull()
    expect(event('unheard-of')).toBeNull()
  })
})
