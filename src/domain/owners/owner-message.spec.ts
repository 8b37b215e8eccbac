import { describe, expect, it } from 'vitest'
import { answerSubject, LONGEST_BODY, LONGEST_SUBJECT, readBody, readMessage } from './owner-message'

describe('a message', () => {
  it('is kept with its subject on one line and its lines as they were', () => {
    const read = readMessage({
      subject: ' Bezoek\r\nBcc: x@example.com ',
      body: ' Dag,\r\n\r\n\r\n\r\ntot morgen. ',
    })
    expect(read).toEqual({
      ok: true,
      value: { subject: 'Bezoek Bcc: x@example.com', body: 'Dag,\n\ntot morgen.' },
    })
  })

  it.each([
    [{ subject: '', body: 'x' }, { subject: 'required' }],
    [{ subject: 'x', body: ' \n ' }, { body: 'required' }],
    [
      { subject: ' ', body: '' },
      { subject: 'required', body: 'required' },
    ],
    [{ subject: 'x'.repeat(LONGEST_SUBJECT + 1), body: 'x' }, { subject: 'too-long' }],
    [{ subject: 'x', body: 'x'.repeat(LONGEST_BODY + 1) }, { body: 'too-long' }],
  ])('%# is refused by field', (given, failure) => {
    expect(readMessage(given)).toEqual({ ok: false, failure })
  })

  it('may be as long as its limits allow', () => {
    const longest = { subject: 'x'.repeat(LONGEST_SUBJECT), body: 'y'.repeat(LONGEST_BODY) }
    expect(readMessage(longest)).toEqual({ ok: true, value: longest })
    expect(readBody('z'.repeat(LONGEST_BODY + 1))).toEqual({ ok: false, failure: 'too-long' })
  })
})

it.each([
  ['Visite samedi', 'Re: Visite samedi'],
  ['Re: Visite', 'Re: Visite'],
  ['RE : Visite', 'RE : Visite'],
  ['Rendez-vous', 'Re: Rendez-vous'],
])('the answer to "%s" is called "%s"', (subject, answer) => {
  expect(answerSubject(subject)).toBe(answer)
})

it('an answer is called no longer than a message may be', () => {
  expect(answerSubject('x'.repeat(LONGEST_SUBJECT))).toHaveLength(LONGEST_SUBJECT)
})
