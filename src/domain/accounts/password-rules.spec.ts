import { describe, expect, it } from 'vitest'
import { checkNewPassword, passwordError } from './password-rules'

const email = 'jeanne.dupont@example.com'
const good = 'zeven paarse fietsen'
const long = 'zeven paarse fietsen in de regen '

describe('a new password', () => {
  it.each([
    [good, good, {}],
    ['kubhwzqpxmet', 'kubhwzqpxmet', {}],
    [long.repeat(7).slice(0, 200), long.repeat(7).slice(0, 200), {}],
    ['', '', { password: 'required' }],
    ['            ', '            ', { password: 'required' }],
    ['kubhwzqpxme', 'kubhwzqpxme', { password: 'too-short' }],
    // Eleven characters, of which each takes two units of JavaScript.
    ['🏠'.repeat(11), '🏠'.repeat(11), { password: 'too-short' }],
    ['🏠🚲🌧🐎🎻🧀🗝🕯🪴🧵🫖🪟', '🏠🚲🌧🐎🎻🧀🗝🕯🪴🧵🫖🪟', {}],
    [long.repeat(7).slice(0, 201), long.repeat(7).slice(0, 201), { password: 'too-long' }],
    [good, '', { repeat: 'required' }],
    [good, `${good}b`, { repeat: 'mismatch' }],
    [good, good.toUpperCase(), { repeat: 'mismatch' }],
  ])('%j repeated as %j: %j', (password, repeat, errors) => {
    expect(checkNewPassword({ password, repeat, email })).toEqual(errors)
  })

  it.each([
    email,
    ' Jeanne.Dupont@Example.com ',
    'jeanne.dupont1',
    'JeanneDupont2026!',
    'dupontjeanne',
    'dupont-jeanne-1990',
    'Jeanne@Example.com',
    'j34nn3.dup0nt',
    'tnopud.ennaej',
    'exampleexample',
    'Dupont Dupont 12',
  ])('made from the address: %j', (password) => {
    expect(passwordError({ password, email })).toBe('address')
  })

  it.each([
    'password1234',
    'Password2026!',
    'password password',
    'P@ssw0rd1234',
    '123456789012',
    '0987654321098',
    'aaaaaaaaaaaa',
    'a'.repeat(200),
    '🏠'.repeat(200),
    'abcdefghijkl',
    'qwertyuiopas',
    'azertyuiop12',
    'AZERTYuiop123',
    'azertyuiopqs',
    'qwertzuiop12',
    '1q2w3e4r5t6y',
    'Wachtwoord2026!',
    'w@chtw00rd123',
    'Welkom12345!',
    'Welkom2026!!',
    'MotDePasse2026!',
    'motdepasse!!',
    'Bienvenue2025',
    'Bonjour12345',
    'Passwort2024!',
    'Willkommen1!',
    'Kennwort1234',
    'MaisonBrabant2026!',
    'maison-brabant',
    'tnabarbnosiam',
    'Immobilier2026',
    'Vastgoed2026!',
    'Immo2026Immo',
    'Bruxelles2026!',
    'Wavre1300Wavre',
    'Printemps2026',
    'zomer2026zomer',
    'Décembre2026!',
    'Frühling2026',
    'administrator',
    'beheerder1234',
    'changeme1234',
    'iloveyou2023',
  ])('common: %j', (password) => {
    expect(passwordError({ password, email })).toBe('common')
  })

  it.each([
    'correct horse battery staple',
    'een huis in Waver 1904',
    'sterk-wachtwoord-van-1904',
    'maison rouge au bord du lac',
    'Tr0ub4dor&3xyz',
    '8#kQ!92$x@71',
    'only for a benchmark',
  ])('good: %j', (password) => {
    expect(passwordError({ password, email })).toBeNull()
  })

  it('takes what a program draws by lot, of hexadecimal digits and of letters', () => {
    let seed = 20_261_123
    const draw = (most: number): number => {
      seed = (seed * 48_271) % 2_147_483_647
      return seed % most
    }
    for (const letters of ['0123456789abcdef', 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789_-'])
      for (let count = 0; count < 100; count += 1) {
        const password = Array.from({ length: 16 }, () => letters[draw(letters.length)]).join('')
        expect([password, passwordError({ password, email })]).toEqual([password, null])
      }
  })

  // Without the limit, a search through such words exceeds the timeout of a test.
  it('is judged in a moment, whatever was sent', () => {
    for (const password of ['p4$$w0rd1l'.repeat(20), '1!|lI'.repeat(40), '@4^(<{'.repeat(33)])
      expect(passwordError({ password, email })).not.toBeUndefined()
  })
})
