import { describe, expect, it } from 'vitest'
import { describeFailure } from './delivery-failure'

const refusal = (response: string, rest: object = {}) =>
  Object.assign(new Error(`Refused: ${response}`), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode: Number(response.slice(0, 3)),
    response,
    ...rest,
  })

describe('describeFailure', () => {
  it.each([
    [
      'an unknown recipient',
      refusal('550 5.1.1 <jeanne@example.com>: user unknown'),
      { detail: 'EENVELOPE RCPT TO 550 5.1.1', isFinal: true },
    ],
    [
      'an unknown domain',
      refusal('553-5.1.2 no such domain'),
      { detail: 'EENVELOPE RCPT TO 553 5.1.2', isFinal: true },
    ],
    [
      'a refusal by policy, which a change of settings can lift',
      refusal('550 5.7.1 relaying denied'),
      { detail: 'EENVELOPE RCPT TO 550 5.7.1', isFinal: false },
    ],
    [
      'a refusal that does not say why',
      refusal('550 no'),
      { detail: 'EENVELOPE RCPT TO 550', isFinal: false },
    ],
    ['a full mailbox', refusal('452 4.2.2 full'), { detail: 'EENVELOPE RCPT TO 452 4.2.2', isFinal: false }],
    [
      'a sender that is not known, which is a setting',
      refusal('550 5.1.8 sender', { command: 'MAIL FROM' }),
      { detail: 'EENVELOPE MAIL FROM 550 5.1.8', isFinal: false },
    ],
    [
      'a server that is not there',
      Object.assign(new Error('connect'), {
        code: 'ECONNECTION',
        originalCode: 'ECONNREFUSED',
        command: 'CONN',
      }),
      { detail: 'ECONNECTION ECONNREFUSED CONN', isFinal: false },
    ],
    ['an error of ours', new TypeError('jeanne@example.com'), { detail: 'TypeError', isFinal: false }],
    ['a code that is none', { code: 'jeanne@example.com' }, { detail: 'Error', isFinal: false }],
    ['nothing', null, { detail: 'Error', isFinal: false }],
  ])('of %s', (_what, error, expected) => {
    expect(describeFailure(error)).toEqual(expected)
  })
})
