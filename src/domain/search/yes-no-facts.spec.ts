import { describe, expect, it } from 'vitest'
import { isGroundFloor, saidYes } from './yes-no-facts'

describe('what is said of a home', () => {
  it('is unknown where nobody says it', () => {
    expect(['yes', 'no', null, undefined].map(saidYes)).toEqual([true, false, null, null])
    expect([0, 1, -1, null, undefined].map(isGroundFloor)).toEqual([true, false, false, null, null])
  })
})
