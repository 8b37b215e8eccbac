import { describe, expect, it } from 'vitest'
import { headerOf, messageIdOf, readHeaders, recipientsOf } from './mail-headers'

describe('the headers of a mail', () => {
  const headers = readHeaders(
    [
      'Delivered-To: a@x.example',
      'Subject: one',
      ' two',
      '\tthree',
      'no header',
      ' folded',
      'TO: b@x.example,',
      ' c@x.example',
      'to: d@x.example',
      '',
      'Cc: body@x.example',
    ].join('\r\n'),
  )

  it('are unfolded, under names in small letters', () => {
    expect(headerOf(headers, 'subject')).toBe('one two three')
    expect(headers.get('to')).toEqual(['b@x.example, c@x.example', 'd@x.example'])
  })

  it('end with the first empty line', () => {
    expect(headerOf(headers, 'cc')).toBe('')
  })

  it('name recipients, what the mail server wrote first', () => {
    expect(recipientsOf(headers)).toEqual(['a@x.example', 'b@x.example, c@x.example', 'd@x.example'])
  })

  it('are 500 at most', () => {
    const text = Array.from({ length: 2000 }, (_, at) => `X-${at}: 1`).join('\n')
    expect(readHeaders(text).size).toBe(500)
  })

  it.each([
    ['', 0],
    [':', 0],
    ['\n\n', 0],
    [' folded first', 0],
    ['a:', 1],
  ])('of %j are %d', (text, count) => {
    expect(readHeaders(text).size).toBe(count)
  })
})

describe('the Message-ID', () => {
  it.each([
    ['<a.b@mail.example>', '<a.b@mail.example>'],
    ['a.b@mail.example', null],
    ['<a b@mail.example>', null],
    ['<a><b>', null],
    [`<${'a'.repeat(300)}>`, null],
    ['', null],
  ])('of %j is %j', (value, expected) => {
    expect(messageIdOf(readHeaders(`Message-ID: ${value}`))).toBe(expected)
  })
})
