import { describe, expect, it } from 'vitest'
import { mostLetters, ownTextFault, placeholdersOf } from './own-text'

const original = '{sender} shows you {count} homes'
const faultOf = (text: string, path = 'a.text') => ownTextFault({ path, text, original })

describe('placeholdersOf', () => {
  it('names each placeholder once', () => {
    expect(placeholdersOf('{day}, {day} and {month}')).toEqual(['day', 'month'])
    expect(placeholdersOf('none { here }')).toEqual([])
  })
})

describe('ownTextFault', () => {
  it.each([
    ['{count} homes of {sender}', null],
    ['{count} homes of {sender} {sender}', null],
    ['{count} homes of {name}', { code: 'unknown', names: ['name'] }],
    ['{count} homes', { code: 'missing', names: ['sender'] }],
    ['homes', { code: 'missing', names: ['sender', 'count'] }],
    ['{count} homes of {sender', { code: 'brace' }],
    ['{count} homes of {sender} {}', { code: 'brace' }],
    ['{count} {sender}'.padEnd(mostLetters, '.'), null],
    ['{count} {sender}'.padEnd(mostLetters + 1, '.'), { code: 'too-long' }],
  ])('%s', (text, fault) => {
    expect(faultOf(text)).toEqual(fault)
  })

  it('needs no number in the singular', () => {
    expect(faultOf('a home of {sender}', 'a.more.one')).toBeNull()
    expect(faultOf('homes of {sender}', 'a.more.other')).toEqual({ code: 'missing', names: ['count'] })
  })
})
