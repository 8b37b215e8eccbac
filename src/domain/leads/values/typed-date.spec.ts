import { describe, expect, it } from 'vitest'
import { parseDate } from './typed-date'

describe('parseDate', () => {
  it.each([
    ['2026-12-01', '2026-12-01'],
    [' 2026-12-1 ', '2026-12-01'],
    ['2026-12-01T00:00:00.000Z', '2026-12-01'],
    ['1/12/2026', '2026-12-01'],
    ['01-12-2026', '2026-12-01'],
    ['1.12.2026', '2026-12-01'],
    ['29/02/2028', '2028-02-29'],
    ['1900-01-01', '1900-01-01'],
    ['2100-12-31', '2100-12-31'],
  ])('reads %j', (typed, date) => {
    expect(parseDate(typed)).toEqual({ date })
  })

  it.each([
    ['2026-02-30', 'invalid'],
    ['29/02/2027', 'invalid'],
    ['2026-13-01', 'invalid'],
    ['0/12/2026', 'invalid'],
    ['1899-12-31', 'invalid'],
    ['2101-01-01', 'invalid'],
    ['demain', 'invalid'],
    ['2026-12-01; drop', 'invalid'],
    ['', 'invalid'],
    ['12/2026', 'incomplete'],
    ['2026-12', 'incomplete'],
    ['2026', 'incomplete'],
    ['1/12/', 'incomplete'],
    ['1/12/26', 'incomplete'],
  ])('says of %j that it is %s', (typed, problem) => {
    expect(parseDate(typed)).toEqual({ problem })
  })
})
