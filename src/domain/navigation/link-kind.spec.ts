import { describe, expect, it } from 'vitest'
import { ownerHref } from '@/domain/routing/owner-address'
import { locales } from '@/domain/shared/locale'
import { isOwnDocument, linkKind } from './link-kind'

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

describe('isOwnDocument', () => {
  it.each(locales)('holds for the owner area and its login: %s', (locale) => {
    expect(isOwnDocument(`/${locale}/login/`)).toBe(true)
    expect(isOwnDocument(ownerHref({ locale, page: { kind: 'overview' } }))).toBe(true)
    expect(isOwnDocument(ownerHref({ locale, page: { kind: 'forgotten' } }))).toBe(true)
    expect(isOwnDocument(ownerHref({ locale, page: { kind: 'report', id: 7, month: '2026-10' } }))).toBe(true)
  })

  it.each([
    ['/login', true],
    ['/fr/login?to=%2Ffr%2Fowner%2F', true],
    ['/fr/login/#form', true],
    ['/fr/owner', true],
    ['/fr/owner/?done=saved', true],
    ['/owner/', true],
    ['/fr/', false],
    ['/fr/owners/', false],
    ['/fr/login/help/', false],
    ['/fr/contact/?page=/fr/owner/', false],
    ['/fr/a-vendre/owner/', false],
    ['https://example.com/fr/login/', false],
  ])('%j: %s', (href, expected) => {
    expect(isOwnDocument(href)).toBe(expected)
  })
})
