import { expect, it } from 'vitest'
import { isIndexed } from './is-indexed'

it.each([
  ['an ordinary page', { type: 'page', isPublic: true, isActiveSeo: true }, true],
  ['an article', { type: 'article' }, true],
  ['flags that were never set', { type: null, isPublic: null, isActiveSeo: null }, true],
  ['a page that is not public', { type: 'page', isPublic: false }, false],
  ['a page its editor hides from search engines', { type: 'page', isActiveSeo: false }, false],
  ['a thank-you page', { type: 'feedback', isPublic: true }, false],
  ['the login page', { type: 'login', isPublic: true }, false],
  ['a menu link', { type: 'link' }, false],
])('%s is listed by search engines: %#', (_case, flags, expected) => {
  expect(isIndexed(flags)).toBe(expected)
})
