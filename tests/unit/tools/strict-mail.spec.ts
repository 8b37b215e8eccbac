import { describe, expect, it } from 'vitest'
import { findMailFaults } from '../../support/mail/strict-mail'

const right = [
  'From: =?UTF-8?Q?Ma=C3=AEson?= <info@maison.example>',
  'To: "Dupont, Jeanne" <jeanne@example.com>, "a b"@example.com, <x@example.com>',
  'Subject: =?UTF-8?Q?=C3=89t=C3=A9?=',
  ' =?UTF-8?B?w6k=?=',
  'Message-ID: <1-2@maison.example>',
  'Date: Sun, 22 Nov 2026 23:37:23 +0000',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary="-x"',
  '',
  '---x',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'Hello',
  '---x',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  '<p>=C3=A9</p>=',
  '',
  '---x--',
  '',
].join('\r\n')

it('the checker of mails accepts a valid one', () => {
  expect(findMailFaults(right)).toEqual([])
})

describe('the checker of mails finds', () => {
  it.each([
    ['a date of another standard', /^Date: .*$/m, 'Date: 2026-11-22T23:37:23.037Z'],
    ['a wrong weekday', 'Sun, 22', 'Mon, 22'],
    ['a day that is none', 'Sun, 22 Nov', 'Tue, 31 Nov'],
    ['a named zone', '+0000', 'GMT'],
    ['a missing date', /^Date: .*\r\n/m, ''],
    ['a second subject', 'MIME-Version', 'Subject: x\r\nMIME-Version'],
    ['a shown Bcc', 'MIME-Version', 'Bcc: x@example.com\r\nMIME-Version'],
    ['two senders made by a comma', '=?UTF-8?Q?Ma=C3=AEson?=', 'Maison, Brabant'],
    ['an address without its domain', 'jeanne@example.com', 'jeanne'],
    ['an encoded word inside quotes', 'Dupont, Jeanne', '=?UTF-8?Q?J?='],
    ['a letter outside ASCII', 'Dupont', 'Dupônt'],
    ['a character cut in two', '=C3=89t=C3=A9?=', '=C3=89t=C3?=\r\n =?UTF-8?Q?=A9?='],
    ['an encoded word that is too long', '=C3=89t', `=C3=89${'t'.repeat(70)}`],
    ['a Message-ID outside ASCII', '1-2@maison', '1-2@maïson'],
    ['a Message-ID without brackets', '<1-2@maison.example>', '1-2@maison.example'],
    ['a line that ends in LF alone', 'Hello\r\n', 'Hello\n'],
    ['a line of a thousand characters', 'Hello', 'x'.repeat(999)],
    ['a multipart that is not closed', '---x--', '---x'],
    ['a boundary that never comes', 'boundary="-x"', 'boundary="-y"'],
    ['a broken quoted-printable', '=C3=A9<', '=C3=Q9<'],
    ['half a character in the text', '=C3=A9<', '=C3<'],
    ['a text without a charset', 'text/plain; charset=utf-8', 'text/plain'],
    ['a header that is none', 'MIME-Version: 1.0', 'MIME-Version: 1.0\r\nbroken line'],
  ])('%s', (_what, from, to) => {
    const wrong = right.replace(from, to)
    expect(wrong).not.toBe(right)
    expect(findMailFaults(wrong)).not.toEqual([])
  })
})
