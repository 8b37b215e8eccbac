import { describe, expect, it } from 'vitest'
import { phoneHref } from './phone-href'

describe('phoneHref', () => {
  it.each([
    ['+32 470 12 34 56', 'tel:+32470123456'],
    ['00 33 6 12', 'tel:+33612'],
    ['+32 (0)10 22 33 44', 'tel:+3210223344'],
    ['0612345678', 'tel:0612345678'],
  ])('of %j is %j', (phone, href) => {
    expect(phoneHref(phone)).toBe(href)
  })
})
