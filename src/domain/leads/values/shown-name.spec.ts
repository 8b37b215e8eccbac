import { describe, expect, it } from 'vitest'
import { shownName, withoutLinks } from './shown-name'

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
