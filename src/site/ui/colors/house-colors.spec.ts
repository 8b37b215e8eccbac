import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { houseColors, textColorOn } from './house-colors'

const tokens = readFileSync('src/site/styles/tokens.css', 'utf8')

describe('the house colours', () => {
  it.each(Object.entries(houseColors))('have %s as the styles have it', (name, value) => {
    expect(tokens).toContain(`--color-${name}: ${value};`)
  })
})

describe('textColorOn', () => {
  it.each([
    ['ink', 'paper', 'var(--color-paper)'],
    ['ink', 'sand', 'var(--color-sand)'],
    ['ink', 'ink', undefined],
    ['ink', 'brick', undefined],
    ['ink', null, undefined],
    ['paper', 'ink', 'var(--color-ink)'],
    ['paper', 'brick', 'var(--color-brick)'],
    ['paper', 'sand', undefined],
    ['paper', 'paper', undefined],
  ] as const)('on %s has %s as %s', (ground, color, expected) => {
    expect(textColorOn(ground, color)).toBe(expected)
  })
})
