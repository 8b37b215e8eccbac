import { describe, expect, it } from 'vitest'
import { errorCodes, isDatabaseAway, isWrongInput } from './error-codes'

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

describe('isWrongInput', () => {
  const failed = (code: string) =>
    new Error('Failed query', { cause: Object.assign(new Error('x'), { code }) })

  it.each(['22P02', '22003', '22021', '22007', '42883', '23503'])(
    'is what the database refuses: %s',
    (code) => {
      expect(isWrongInput(failed(code))).toBe(true)
    },
  )

  it.each(['57P01', '53300', 'ECONNREFUSED', '40001', '25P02', '42P01', '122P02'])(
    'is no failure: %s',
    (code) => {
      expect(isWrongInput(failed(code))).toBe(false)
    },
  )

  it('is a reference to nothing, but no row that others still refer to', () => {
    const refused = (message: string) =>
      new Error('Failed query', { cause: Object.assign(new Error(message), { code: '23503' }) })
    const key = 'violates foreign key constraint "homes_town_fkey"'
    expect(isWrongInput(refused(`insert or update on table "properties" ${key}`))).toBe(true)
    expect(isWrongInput(refused(`update or delete on table "towns" ${key} on table "properties"`))).toBe(
      false,
    )
  })

  it('is nothing without a code', () => {
    for (const error of [new TypeError('22P02'), '22P02', null]) expect(isWrongInput(error)).toBe(false)
  })
})

describe('isDatabaseAway', () => {
  const coded = (code: string) => Object.assign(new Error('x'), { code })

  it.each([
    ...['08006', '08P01', '53300', '57P01', '57P02', '57P03', '57014'].map(coded),
    ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT', 'EAI_AGAIN'].map(coded),
    // From pg 8.20 and its pool, without a code.
    new Error('timeout exceeded when trying to connect'),
    new Error('Connection terminated unexpectedly'),
    new Error('Connection terminated due to connection timeout'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('PostgreSQL does not answer'),
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
  ])('is what a line says that leads nowhere: %s', (error) => {
    expect(isDatabaseAway(error)).toBe(true)
  })

  it.each([
    ...['22P02', '23505', '42P01', '40001', '25P02', '57P', '157P01'].map(coded),
    new TypeError('x is not a function'),
    'ECONNREFUSED',
    null,
  ])('is nothing that a database says which is there: %s', (error) => {
    expect(isDatabaseAway(error)).toBe(false)
  })
})
