import { describe, expect, it } from 'vitest'
import { toCsv } from './csv'

const cellOf = (value: string | number | null): string => toCsv([[value]]).slice(1, -2)

describe('toCsv', () => {
  it('is a line a row, opened as UTF-8', () => {
    expect(
      toCsv([
        ['Naam', 'Zip'],
        ['Zoë', 1300],
      ]),
    ).toBe('\ufeff"Naam";"Zip"\r\n"Zoë";"1300"\r\n')
  })

  it.each([
    ['=1+1', `"'=1+1"`],
    ['+32 10 12 34 56', `"'+32 10 12 34 56"`],
    ['-1', `"'-1"`],
    ['@SUM(A1)', `"'@SUM(A1)"`],
    [' =cmd|x', `"' =cmd|x"`],
    ['\t=1', `"'\t=1"`],
    ['\r=1', `"'\r=1"`],
    ['%0', `"'%0"`],
    ['|calc', `"'|calc"`],
    ['a;b "c"\nd', '"a;b ""c""\nd"'],
    ['Jean', '"Jean"'],
    [-5, '"-5"'],
    [null, ''],
  ])('of %j is %j', (value, expected) => {
    expect(cellOf(value)).toBe(expected)
  })
})
