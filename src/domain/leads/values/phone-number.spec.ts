import { describe, expect, it } from 'vitest'
import { parsePhone, phoneHint } from './phone-number'

describe('parsePhone', () => {
  it.each([
    ['0470123456', '+32 470 12 34 56', 'BE'],
    ['0470/12.34.56', '+32 470 12 34 56', 'BE'],
    ['+32 470 12 34 56', '+32 470 12 34 56', 'BE'],
    ['+32 (0)470 12 34 56', '+32 470 12 34 56', 'BE'],
    ['+320470123456', '+32 470 12 34 56', 'BE'],
    ['(+32) 470 12 34 56', '+32 470 12 34 56', 'BE'],
    ['0032 470 12 34 56', '+32 470 12 34 56', 'BE'],
    ['010 22 33 44', '+32 10 22 33 44', 'BE'],
    ['081-22-33-44', '+32 81 22 33 44', 'BE'],
    ['02 123 45 67', '+32 2 123 45 67', 'BE'],
    ['04 222 33 44', '+32 4 222 33 44', 'BE'],
    ['0800 12 345', '+32 800 12 345', 'BE'],
    ['070 12 34 56', '+32 70 12 34 56', 'BE'],
    ['+352 621 123 456', '+352 621 123 456', 'LU'],
    ['621123456', '+352 621 123 456', 'LU'],
    ['27 12 34 56', '+352 27 12 34 56', 'LU'],
    ['00352 44 55 66', '+352 44 55 66', 'LU'],
    ['+33 6 12 34 56 78', '+33 6 12 34 56 78', null],
    ['0612345678', '0612345678', null],
    ['+49 30 123456', '+49 30 123456', null],
    [' 123456 ', '123456', null],
  ])('reads %j as %j', (typed, text, country) => {
    expect(parsePhone(typed)).toEqual({ text, country })
  })

  it.each([
    ['five digits', '12345', false],
    ['six digits', '123456', true],
    ['fifteen digits', '+123456789012345', true],
    ['sixteen digits', '+1234567890123456', false],
    ['nothing', '', false],
    ['a word', 'mobile', false],
    ['an extension', '010 22 33 44 ext 5', false],
    ['a header', '0470123456\r\nBcc: x', false],
    ['signs without digits', '+--..', false],
    ['a plus inside', '04+70123456', false],
    ['an endless number', '0'.repeat(31), false],
  ])('with %s: %s is read: %s', (_case, typed, isRead) => {
    expect(parsePhone(typed) !== null).toBe(isRead)
  })

  it('gives the same number when it is read again', () => {
    for (const typed of ['0470123456', '010223344', '021234567', '0800 12 345', '621123456', '27 12 34 56'])
      expect(parsePhone(parsePhone(typed)?.text ?? '')).toEqual(parsePhone(typed))
  })
})

describe('phoneHint', () => {
  it.each([
    ['0470 12 34 56', null],
    ['010 22 33 44', null],
    ['+33 6 12 34 56 78', null],
    ['0470 12 34 5', 'too-short'],
    ['0470 12 34 567', 'too-long'],
    ['010 22 33 4', 'too-short'],
    ['+32 10 22 33 4', 'too-short'],
    ['+32 10 22 33 445', 'too-long'],
    ['0612345678', 'country-unknown'],
    ['123456', 'country-unknown'],
    ['word', null],
  ])('of %j is %j', (typed, hint) => {
    expect(phoneHint(typed)).toBe(hint)
  })
})
