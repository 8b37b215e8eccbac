import { describe, expect, it } from 'vitest'
import { movePicture, placeUploads } from './picture-order'

describe('movePicture', () => {
  it.each([
    ['to the front', { id: 3, to: 0 }, [3, 1, 2, 4]],
    ['to the end', { id: 1, to: 3 }, [2, 3, 4, 1]],
    ['one place on', { id: 2, to: 2 }, [1, 3, 2, 4]],
    ['to its own place', { id: 2, to: 1 }, [1, 2, 3, 4]],
    ['before the first place', { id: 2, to: -1 }, [2, 1, 3, 4]],
    ['behind the last place', { id: 2, to: 9 }, [1, 3, 4, 2]],
    ['that is not there', { id: 7, to: 0 }, [1, 2, 3, 4]],
  ])('of one %s', (_case, move, expected) => {
    expect(movePicture([1, 2, 3, 4], move)).toEqual(expected)
  })
})

describe('placeUploads', () => {
  it('adds pictures at the end, in the order of their batch', () => {
    expect(placeUploads([1, 2], { batch: [10, 11, 12], missing: [12, 10, 11] })).toEqual([1, 2, 10, 11, 12])
  })

  it('keeps that order where a later one arrives first', () => {
    const first = placeUploads([1], { batch: [null, null, 12], missing: [12] })
    const second = placeUploads(first, { batch: [10, null, 12], missing: [10] })
    expect(placeUploads(second, { batch: [10, 11, 12], missing: [11] })).toEqual([1, 10, 11, 12])
  })

  it('follows neighbours that were moved meanwhile', () => {
    expect(placeUploads([10, 1, 12], { batch: [10, 11, 12], missing: [11] })).toEqual([10, 11, 1, 12])
    expect(placeUploads([12, 1], { batch: [null, 11, 12], missing: [11] })).toEqual([11, 12, 1])
  })

  it('adds none that was removed meanwhile, and none twice', () => {
    expect(placeUploads([1, 11], { batch: [10, 11], missing: [11] })).toEqual([1, 11])
    expect(placeUploads([1], { batch: [10, 11], missing: [] })).toEqual([1])
  })
})
