import { describe, expect, it } from 'vitest'
import {
  buildMessageId,
  formatMailbox,
  isMailAddress,
  oneLine,
  parseEmail,
  parseMailbox,
  toSubject,
} from './mailbox'

describe('isMailAddress', () => {
  it.each([
    ['jeanne@example.com', true],
    ["o'neill+home@mail.example.co.uk", true],
    ['zoé@exämple.be', true],
    ['jeanne', false],
    ['jeanne@', false],
    ['a@b@example.com', false],
    ['jeanne@example.com, other@example.com', false],
    ['jeanne@example.com\r\nBcc: other@example.com', false],
    ['"jeanne"@example.com', false],
    ['<jeanne@example.com>', false],
    [`${'a'.repeat(250)}@example.com`, false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isMailAddress(text)).toBe(expected)
  })
})

describe('oneLine', () => {
  it.each([
    ['Visite\r\nBcc: other@example.com', 'Visite Bcc: other@example.com'],
    [' a\u0000b\u2028c\u0085d\te ', 'a b c d e'],
    ['Été  à la mer', 'Été à la mer'],
  ])('turns %j into %j', (text, expected) => {
    expect(oneLine(text)).toBe(expected)
  })
})

describe('toSubject', () => {
  it('keeps a subject of 200 characters whole and cuts a longer one', () => {
    expect(toSubject('a'.repeat(200))).toBe('a'.repeat(200))
    expect(toSubject('maison '.repeat(50)).length).toBeLessThanOrEqual(200)
  })
})

describe('formatMailbox', () => {
  it.each([
    [{ address: 'jeanne@example.com' }, 'jeanne@example.com'],
    [{ address: 'jeanne@example.com', name: 'Jeanne Dupont' }, '"Jeanne Dupont" <jeanne@example.com>'],
    [{ address: 'j@example.com', name: 'Jo\r\nBcc: x@y.z' }, '"Jo Bcc: x@y.z" <j@example.com>'],
    [{ address: 'j@example.com', name: 'a" <x@y.z>, "b\\' }, '"a x@y.z , b" <j@example.com>'],
    [{ address: 'j@example.com', name: ' " ' }, 'j@example.com'],
    [{ address: 'j@example.com\nBcc: x@y.z', name: 'Jo' }, null],
  ])('%j gives %j', (mailbox, expected) => {
    expect(formatMailbox(mailbox)).toBe(expected)
  })
})

describe('parseMailbox', () => {
  it.each([
    ['Maison Brabant <no-reply@example.com>', { name: 'Maison Brabant', address: 'no-reply@example.com' }],
    ['"Maison, Brabant" <a@example.com>', { name: 'Maison, Brabant', address: 'a@example.com' }],
    ['a@example.com', { name: undefined, address: 'a@example.com' }],
    ['<a@example.com>', { name: undefined, address: 'a@example.com' }],
  ])('reads %j', (text, expected) => {
    expect(parseMailbox(text)).toEqual(expected)
  })
})

describe('buildMessageId', () => {
  it.each([
    ['Maison Brabant <no-reply@maison.example>', '<1-2@maison.example>'],
    ['no-reply@maison.example', '<1-2@maison.example>'],
    ['root', '<1-2@localhost>'],
    ['Agentur <info@bütgenbach.example>', '<1-2@xn--btgenbach-q9a.example>'],
    ['info@Maison.Example', '<1-2@maison.example>'],
    ['info@[192.0.2.1]', '<1-2@localhost>'],
    ['info@a..b', '<1-2@localhost>'],
  ])('takes the domain of %j', (from, expected) => {
    expect(buildMessageId({ uuid: '1-2', from })).toBe(expected)
  })
})

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
