import { describe, expect, it } from 'vitest'
import { cleanLine, cleanLines, shownName, withoutLinks } from './clean-text'

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

describe('shownName', () => {
  it.each([
    [['Jeanne', 'Dupont'], 'Jeanne Dupont'],
    [['Jean-Luc', "d'Haese"], "Jean-Luc d'Haese"],
    [['Łukasz', 'O’Brien'], 'Łukasz O’Brien'],
    [['J.', 'P. Dupont'], 'J. P. Dupont'],
    [[null, 'Dupont'], 'Dupont'],
    [['Win 1000 €', 'now'], null],
    [['Visit', 'evil.example'], null],
    [['http://evil', 'x'], null],
    [['a'.repeat(60), 'b'.repeat(60)], null],
    [[null, null], null],
  ])('of %j is %j', (parts, name) => {
    expect(shownName(...parts)).toBe(name)
  })
})

describe('withoutLinks', () => {
  it.each([
    ['Regarde cette maison !', 'Regarde cette maison !'],
    ['Regarde https://evil.example/x?y=1 vite', 'Regarde […] vite'],
    ['www.evil.example', '[…]'],
    ['evil.example/path', '[…]'],
    ['javascript://x', '[…]'],
    ['écris à a@evil.example', 'écris à a@[…]'],
    ['Fini.Voilà', 'Fini.Voilà'],
    ['à 250.000 euros', 'à 250.000 euros'],
    ['C’est bien. Vraiment...', 'C’est bien. Vraiment...'],
  ])('of %j is %j', (text, expected) => {
    expect(withoutLinks(text)).toBe(expected)
  })
})
