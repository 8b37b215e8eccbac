import { describe, expect, it } from 'vitest'
import { checkNewPassword } from './password-rules'

const email = 'jeanne.dupont@example.com'
const good = 'a'.repeat(12)

describe('a new password', () => {
  it.each([
    [good, good, {}],
    ['a'.repeat(200), 'a'.repeat(200), {}],
    ['', '', { password: 'required' }],
    ['            ', '            ', { password: 'required' }],
    ['a'.repeat(11), 'a'.repeat(11), { password: 'too-short' }],
    // Eleven characters, of which each takes two units of JavaScript.
    ['🏠'.repeat(11), '🏠'.repeat(11), { password: 'too-short' }],
    ['🏠'.repeat(200), '🏠'.repeat(200), {}],
    ['a'.repeat(201), 'a'.repeat(201), { password: 'too-long' }],
    [email, email, { password: 'address' }],
    [' Jeanne.Dupont@Example.com ', ' Jeanne.Dupont@Example.com ', { password: 'address' }],
    [good, '', { repeat: 'required' }],
    [good, `${good}b`, { repeat: 'mismatch' }],
    [good, good.toUpperCase(), { repeat: 'mismatch' }],
  ])('%j repeated as %j: %j', (password, repeat, errors) => {
    expect(checkNewPassword({ password, repeat, email })).toEqual(errors)
  })
})
