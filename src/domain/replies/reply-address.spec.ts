import { describe, expect, it } from 'vitest'
import { addToken, findReplyTokens, isReplyAddress, withoutTokens } from './reply-address'

const token = '0123456789abcdef0123456789abcdef'
const other = 'f'.repeat(32)
const address = 'antwoord@agency.example'

describe('isReplyAddress', () => {
  it.each([
    [address, true],
    [`${'a'.repeat(31)}@agency.example`, true],
    [`${'a'.repeat(32)}@agency.example`, false],
    ['antwoord+x@agency.example', false],
    ['Antwoord <antwoord@agency.example>', false],
    ['antwoord', false],
    ['', false],
  ])('%j: %s', (text, expected) => {
    expect(isReplyAddress(text)).toBe(expected)
  })
})

describe('the tokens of a mail', () => {
  it('are found in the address that was made with one', () => {
    expect(addToken(address, token)).toBe(`antwoord+${token}@agency.example`)
    expect(findReplyTokens({ address, recipients: [addToken(address, token)] })).toEqual([token])
  })

  it.each<[string, string[], string[]]>([
    ['an address with a name', [`"Maison" <antwoord+${token}@agency.example>`], [token]],
    ['capitals', [`<ANTWOORD+${token.toUpperCase()}@Agency.Example>`], [token]],
    [
      'several headers',
      [`antwoord+${other}@agency.example`, `x@y.z, antwoord+${token}@agency.example`],
      [other, token],
    ],
    ['the same twice', [`antwoord+${token}@agency.example`, `antwoord+${token}@agency.example`], [token]],
    ['no token', [address, 'antwoord+@agency.example'], []],
    ['a short one', [`antwoord+${token.slice(1)}@agency.example`], []],
    ['a long one', [`antwoord+${token}0@agency.example`], []],
    ['no digits', [`antwoord+${'g'.repeat(32)}@agency.example`], []],
    ['another domain', [`antwoord+${token}@agency.example.evil.example`], []],
    ['a longer domain', [`antwoord+${token}@agency.examples`], []],
    ['another mailbox', [`geen-antwoord+${token}@agency.example`], []],
    ['nothing', [], []],
  ])('in %s', (_what, recipients, expected) => {
    expect(findReplyTokens({ address, recipients })).toEqual(expected)
  })

  it('are five at most', () => {
    const many = Array.from({ length: 1000 }, (_, at) => addToken(address, at.toString(16).padStart(32, '0')))
    expect(findReplyTokens({ address, recipients: [many.join(', ')] })).toHaveLength(5)
  })
})

describe('withoutTokens', () => {
  it.each([
    [`> To: <Antwoord+${token}@Agency.Example>`, '> To: <Antwoord@Agency.Example>'],
    [`${addToken(address, token)}, ${addToken(address, other)}`, `${address}, ${address}`],
    [`antwoord+${token}@elsewhere.example`, `antwoord+${token}@elsewhere.example`],
    ['Oui, vendredi.', 'Oui, vendredi.'],
  ])('makes of %j %j', (text, expected) => {
    expect(withoutTokens(text, address)).toBe(expected)
  })
})
