import { expect, it } from 'vitest'
import { linkKind } from './link-kind'

it.each([
  ['http://example.com', 'new-tab'],
  ['https://example.com', 'new-tab'],
  ['HTTPS://example.com', 'new-tab'],
  [' https://example.com', 'new-tab'],
  ['//example.com', 'new-tab'],
  ['tel:+3210000000', 'new-tab'],
  ['mailto:info@example.com', 'new-tab'],
  ['/for-sale/', 'internal'],
  ['for-sale', 'internal'],
  ['/http/', 'internal'],
  ['/tel:1', 'internal'],
  ['#top', 'internal'],
  ['', 'internal'],
])('opens %j as %s', (target, expected) => {
  expect(linkKind(target)).toBe(expected)
})
