import { describe, expect, it } from 'vitest'
import { MOST_ALERTS } from './alert-limits'

describe('MOST_ALERTS', () => {
  it('is what the texts of the form say', () => {
    expect(MOST_ALERTS).toBe(20)
  })
})
