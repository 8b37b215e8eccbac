import { describe, expect, it } from 'vitest'
import { parseMail } from '../../support/mail/eml'

const source = [
  'From: Maison Brabant <info@maison-brabant.example>',
  'To: =?UTF-8?Q?L=C3=A9a?= <lea@example.com>',
  'Subject: =?UTF-8?B?RGVtYW5kZSBkw6k=?=',
  ' =?UTF-8?Q?j=C3=A0_l=C3=A0?=',
  'Content-Type: multipart/alternative; boundary="--_x"',
  '',
  '----_x',
  'Content-Type: text/plain; charset=utf-8',
  'Content-Transfer-Encoding: quoted-printable',
  '',
  'Bonjour L=C3=A9a, une tr=C3=A8s longue=',
  ' ligne',
  '----_x',
  'Content-Type: text/html; charset=utf-8',
  'Content-Transfer-Encoding: base64',
  '',
  Buffer.from('<p>Léa</p>').toString('base64'),
  '----_x--',
  '',
].join('\r\n')

describe('parseMail', () => {
  const { headers, text, html } = parseMail(source)

  it('reads the headers with their encoded words', () => {
    expect(headers.get('to')).toBe('Léa <lea@example.com>')
    expect(headers.get('subject')).toBe('Demande déjà là')
  })

  it('reads text and HTML in any encoding', () => {
    expect(text.trim()).toBe('Bonjour Léa, une très longue ligne')
    expect(html.trim()).toBe('<p>Léa</p>')
  })

  it('reads a mail of a single part', () => {
    const plain = Buffer.from('Subject: Oui\r\n\r\nDéjà').toString('latin1')
    expect(parseMail(plain)).toMatchObject({ text: 'Déjà', html: '' })
  })

  it('reads an attached calendar file', () => {
    const file = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR'
    const mixed = [
      'Content-Type: multipart/mixed; boundary="--_m"',
      '',
      '----_m',
      'Content-Type: text/plain',
      '',
      'Oui',
      '----_m',
      'Content-Type: text/calendar; charset=utf-8; method=REQUEST; name=invitation.ics',
      'Content-Transfer-Encoding: base64',
      'Content-Disposition: attachment; filename=invitation.ics',
      '',
      Buffer.from(file).toString('base64'),
      '----_m--',
      '',
    ].join('\r\n')
    expect(parseMail(mixed).calendar).toBe(file)
    expect(parseMail(source).calendar).toBe('')
  })
})
