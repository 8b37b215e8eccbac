import { describe, expect, it } from 'vitest'
import { errorCodes } from './error-codes'

describe('errorCodes', () => {
  it('names the error and what caused it', () => {
    const cause = Object.assign(new Error('terminating connection'), { code: '57P01' })
    expect(errorCodes(new Error('Failed query: insert into leads', { cause }))).toBe('Error < Error 57P01')
  })

  it.each([
    [new TypeError('jeanne@example.com'), 'TypeError'],
    [Object.assign(new Error('x'), { code: 'jeanne@example.com' }), 'Error'],
    [Object.assign(new Error('x'), { code: 12 }), 'Error'],
    ['jeanne@example.com', 'unknown'],
    [null, 'unknown'],
  ])('tells nothing else: %#', (error, codes) => {
    expect(errorCodes(error)).toBe(codes)
  })

  it('ends where causes go round', () => {
    const error = new Error('x')
    error.cause = error
    expect(errorCodes(error)).toContain('unknown')
  })
})
