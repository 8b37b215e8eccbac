import { describe, expect, it } from 'vitest'
import { linkDestination } from './link-destination'

const siteUrl = 'https://www.agency.example'

describe('linkDestination', () => {
  it.each([
    ['/contact/', 'nl', { kind: 'own', path: '/nl/contact/' }],
    ['/contact', null, { kind: 'own', path: '/fr/contact/' }],
    ['/fr/contact/', 'nl', { kind: 'own', path: '/fr/contact/' }],
    ['/for-sale/?city=Wavre#list', 'en', { kind: 'own', path: '/en/for-sale/?city=Wavre' }],
    ['https://www.agency.example/fr/x/?a=1#b', 'nl', { kind: 'own', path: '/fr/x/?a=1' }],
    ['https://example.com/a#b', 'fr', { kind: 'outside', url: 'https://example.com/a' }],
    ['//example.com/a', 'fr', { kind: 'outside', url: 'https://example.com/a' }],
    ['https://user@example.com/', 'fr', { kind: 'none' }],
    ['#contact', 'fr', { kind: 'none' }],
    ['?setcookies', 'fr', { kind: 'none' }],
    ['tel:+3210123456', 'fr', { kind: 'none' }],
    ['mailto:info@example.com', 'fr', { kind: 'none' }],
    ['javascript:alert(1)', 'fr', { kind: 'none' }],
  ] as const)('%s in %s', (address, locale, expected) => {
    expect(linkDestination({ address, locale, siteUrl })).toEqual(expected)
  })
})
