import { describe, expect, it } from 'vitest'
import { parseEmail } from './email-address'

describe('parseEmail', () => {
  it.each([
    ['jean.dupont@example.be', 'jean.dupont@example.be'],
    [' jean@example.be ', 'jean@example.be'],
    ['Jean@Example.BE', 'Jean@example.be'],
    ['jean+visite@mail.example.co.uk', 'jean+visite@mail.example.co.uk'],
    ["o'brien@example.ie", "o'brien@example.ie"],
    ['jean@société.be', 'jean@société.be'],
    ['jean@xn--socit-esab.be', 'jean@xn--socit-esab.be'],
    ['jean@example.xn--p1ai', 'jean@example.xn--p1ai'],
    ['a@b.be', 'a@b.be'],
    [`${'a'.repeat(64)}@example.be`, `${'a'.repeat(64)}@example.be`],
  ])('reads %j', (text, expected) => {
    expect(parseEmail(text)).toBe(expected)
  })

  it.each([
    '',
    'jean',
    'jean@',
    '@example.be',
    'jean@example',
    'jean@localhost',
    'jean@example.b',
    'jean@example.123',
    'jean@127.0.0.1',
    'jean@[127.0.0.1]',
    'jean@@example.be',
    'jean dupont@example.be',
    'jean@exam ple.be',
    '.jean@example.be',
    'jean.@example.be',
    'je..an@example.be',
    'jean@.example.be',
    'jean@example..be',
    'jean@-example.be',
    'jean@example-.be',
    'jean@example.be.',
    'Jean <jean@example.be>',
    'jean@example.be, other@example.be',
    'jean@example.be Bcc: other@example.be',
    'jean@example.be\r\nBcc: other@example.be',
    '"jean"@example.be',
    'jean@exa_mple.be',
    `${'a'.repeat(65)}@example.be`,
    `jean@${'a'.repeat(64)}.be`,
    `jean@${'abcdefghi.'.repeat(25)}be`,
  ])('does not read %j', (text) => {
    expect(parseEmail(text)).toBeNull()
  })
})
