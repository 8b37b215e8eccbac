import { describe, expect, it } from 'vitest'
import { cleanLine, cleanLines } from './clean-text'

describe('cleanLine', () => {
  it.each([
    ['Jean  Dupont', 'Jean Dupont'],
    ['  Jean\tDupont ', 'Jean Dupont'],
    ['Jean\r\nBcc: all@example.com', 'Jean Bcc: all@example.com'],
    ['Jean\u0000\u0007\u007f\u0085Dupont', 'Jean Dupont'],
    ['Jean\u2028Dupont\u2029', 'Jean Dupont'],
    ['gpj.\u202eexe', 'gpj.exe'],
    ['Je\u200ban', 'Jean'],
    ['\ud83d', ''],
    ['🏠 Maison', '🏠 Maison'],
    ['\u0000', ''],
    ['', ''],
  ])('of %j is %j', (text, expected) => {
    expect(cleanLine(text)).toBe(expected)
  })
})

describe('cleanLines', () => {
  it.each([
    ['Bonjour,\r\n\r\nMerci', 'Bonjour,\n\nMerci'],
    ['a\rb\u2028c', 'a\nb\nc'],
    ['a\n\n\n\n\nb', 'a\n\nb'],
    ['  a \n  b\t ', 'a\nb'],
    ['a\u0000b', 'a b'],
    ['\n\n', ''],
  ])('of %j is %j', (text, expected) => {
    expect(cleanLines(text)).toBe(expected)
  })
})
