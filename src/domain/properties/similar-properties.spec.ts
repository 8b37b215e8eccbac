import { describe, expect, it } from 'vitest'
import { createRandom } from '../../../tests/support/random'
import {
  areComparable,
  comparableRange,
  comparedTypes,
  distanceBetween,
  findMostSimilar,
  mostSimilar,
  similarity,
  similarityFloor,
  similarityLimits,
  useOf,
  type ComparedProperty,
} from './similar-properties'

const property = (changes: Partial<ComparedProperty> = {}): ComparedProperty => ({
  id: 1,
  typeWebId: 1,
  cityId: 1300,
  position: { lat: 50.72, lng: 4.6 },
  price: 300_000,
  surface: 150,
  ...changes,
})

/** The property itself, so many kilometres to the north. */
const north = (kilometres: number, changes: Partial<ComparedProperty> = {}) =>
  property({ id: 2, position: { lat: 50.72 + kilometres / 111.195, lng: 4.6 }, ...changes })

describe('useOf', () => {
  it.each([
    [1, 'living'],
    [2, 'living'],
    [3, 'living'],
    [4, 'land'],
    [5, 'investment'],
    [6, 'business'],
    [7, 'garage'],
    [8, 'business'],
    [9, 'business'],
    [0, null],
    [10, null],
    [null, null],
  ])('of the type %j is %j', (webId, use) => expect(useOf(webId)).toBe(use))

  it('is compared within itself, and an unknown type with itself alone', () => {
    expect(comparedTypes(2)).toEqual([1, 2, 3])
    expect(comparedTypes(8)).not.toContain(2)
    expect(comparedTypes(42)).toEqual([42])
    expect(comparedTypes(null)).toEqual([])
  })
})

describe('similarity', () => {
  it('is whole for an equal property beside it', () =>
    expect(similarity(property(), property({ id: 2 }))).toBeCloseTo(1))

  it.each([
    [0, true],
    [19.99, true],
    [20.01, false],
    [500, false],
  ])('%j km away there is one: %j', (kilometres, expected) => {
    expect(similarity(property(), north(kilometres)) !== null).toBe(expected)
  })

  it.each([
    [{ price: 450_000 }, true],
    [{ price: 200_000 }, true],
    [{ price: 450_001 }, false],
    [{ price: 199_999 }, false],
    [{ surface: 300 }, true],
    [{ surface: 75 }, true],
    [{ surface: 301 }, false],
    [{ surface: 74 }, false],
    [{ price: null, surface: null }, true],
    [{ position: null }, true],
    [{ position: null, cityId: 5000 }, false],
    [{ position: null, cityId: null }, false],
  ])('with %j there is one: %j', (changes, expected) => {
    expect(similarity(property(), property({ id: 2, ...changes })) !== null).toBe(expected)
  })

  it('is lower for another type, and for unknown values', () => {
    const alike = similarity(property(), property({ id: 2 })) ?? 0
    expect(similarity(property(), property({ id: 2, typeWebId: 2 }))).toBeCloseTo(alike * 0.8)
    expect(similarity(property(), property({ id: 2, price: null }))).toBeLessThan(alike)
  })
})

describe('comparableRange', () => {
  it.each([
    [300_000, true],
    [450_000, true],
    [200_000, true],
    [450_001, false],
    [199_999, false],
  ])('of 300,000 euro has %s: %s', (price, isWithin) => {
    const [least = NaN, greatest = NaN] = comparableRange(300_000, similarityLimits.price) ?? []
    expect(price >= least && price <= greatest).toBe(isWithin)
    expect(areComparable(property(), property({ price }))).toBe(isWithin)
  })

  it('is any figure where one is not known', () => {
    expect(comparableRange(null, similarityLimits.price)).toBeNull()
    expect(comparableRange(0, similarityLimits.surface)).toBeNull()
    expect(areComparable(property({ price: null }), property({ surface: 0 }))).toBe(true)
  })
})

describe('findMostSimilar', () => {
  it('has the most alike first, then the nearer, then the later one, and not the property itself', () => {
    const found = findMostSimilar(property(), [
      property(),
      property({ id: 3 }),
      property({ id: 4 }),
      property({ id: 5, price: 320_000 }),
      property({ id: 6, price: 400_000 }),
    ])
    expect(found.map(({ id }) => id)).toEqual([4, 3, 5])
  })

  it('has none rather than one that is hardly like it', () => {
    const far = north(15, { price: 390_000, surface: 225 })
    expect(similarity(property(), far)).toBeLessThan(similarityFloor)
    expect(findMostSimilar(property(), [far])).toEqual([])
  })

  it('keeps its limits, its floor and its order among random properties, whatever their order', () => {
    const random = createRandom(21)
    let shown = 0
    for (let run = 0; run < 300; run += 1) {
      const make = (id: number) =>
        property({
          id,
          typeWebId: random.pick([1, 2, 3]),
          cityId: random.pick([1300, 5000, null]),
          position: random.chance(0.8)
            ? { lat: 50.5 + random.whole(0, 400) / 1000, lng: 4.4 + random.whole(0, 400) / 1000 }
            : null,
          price: random.pick([null, 150_000, 250_000, 300_000, 330_000, 900_000]),
          surface: random.pick([null, 60, 120, 150, 400]),
        })
      const subject = make(0)
      const others = Array.from({ length: 30 }, (_, index) => make(index + 1))
      const found = findMostSimilar(subject, others)
      expect(findMostSimilar(subject, others.toReversed())).toEqual(found)
      expect(found.length).toBeLessThanOrEqual(mostSimilar)
      const worst = Math.min(...found.map((other) => similarity(subject, other) ?? 0))
      for (const other of others) {
        const alike = similarity(subject, other) ?? 0
        if (found.includes(other)) {
          expect(alike).toBeGreaterThanOrEqual(similarityFloor)
          expect(distanceBetween(subject, other) ?? Infinity).toBeLessThanOrEqual(similarityLimits.distance)
        } else if (found.length === mostSimilar) expect(alike).toBeLessThanOrEqual(worst)
        else expect(alike).toBeLessThan(similarityFloor)
      }
      shown += found.length
    }
    expect(shown).toBeGreaterThan(100)
  })
})
