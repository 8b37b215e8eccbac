import { expect, it } from 'vitest'
import { isConsentRequest, withoutConsentRequest } from './consent-address'

it.each([
  ['', false],
  ['?', false],
  ['?city=Wavre|1300', false],
  ['?setcookie', false],
  ['?setcookies', true],
  ['?setcookies=1', true],
  ['?page=2&setcookies', true],
  ['?from=setcookies', true],
])('isConsentRequest(%j) is %s', (search, expected) => {
  expect(isConsentRequest(search)).toBe(expected)
})

it.each([
  ['', ''],
  ['?', ''],
  ['?setcookies', ''],
  ['?setcookies=1', ''],
  ['?page=2&setcookies', '?page=2'],
  ['?setcookies=1&page=2', '?page=2'],
  ['?city=Wavre%7C1300&setcookies&type=1', '?city=Wavre%7C1300&type=1'],
  ['?from=setcookies', ''],
  ['?page=2', '?page=2'],
])('withoutConsentRequest(%j) is %j', (search, expected) => {
  expect(withoutConsentRequest(search)).toBe(expected)
})
