import { describe, expect, it } from 'vitest'
import type { Locale } from '@/domain/shared/locale'
import { movedAddress } from './moved-address'

const siteUrl = 'https://maison.example'
const moved = { locale: 'fr', from: '/services/', to: '/nos-services/vente/' } as const

const after = (address: string, locale: Locale | null = 'fr') =>
  movedAddress({ address, locale, siteUrl }, moved)

describe('an address that leads to a page which moves', () => {
  it.each([
    ['/services/', '/nos-services/vente/'],
    ['/services', '/nos-services/vente/'],
    ['/Services/?a=1#b', '/nos-services/vente/?a=1#b'],
    ['/fr/services/', '/fr/nos-services/vente/'],
    ['/fr/services#prix', '/fr/nos-services/vente/#prix'],
    ['https://maison.example/fr/services/', 'https://maison.example/fr/nos-services/vente/'],
    ['//maison.example/fr/services/', '//maison.example/fr/nos-services/vente/'],
    [' /services/ ', '/nos-services/vente/'],
  ])('%s becomes %s', (address, expected) => expect(after(address)).toBe(expected))

  it.each([
    ['/nl/services/', 'the page of another language'],
    ['/services/vente/', 'a page below it'],
    ['/service/', 'another page'],
    ['https://other.example/fr/services/', 'another site'],
    ['https://maison.example/services/', 'a page of the language of the visitor'],
    ['services/', 'no path'],
    ['#services', 'a place on the page'],
    ['mailto:services@maison.example', 'a mailbox'],
    ['tel:+3210', 'a phone'],
    ['', 'nothing'],
  ])('%s stays, because it is %s', (address) => expect(after(address)).toBeNull())

  it('has the language of its text', () => {
    expect(after('/services/', 'nl')).toBeNull()
    expect(after('/fr/services/', 'nl')).toBe('/fr/nos-services/vente/')
  })

  it('in a text of all languages means the page of each visitor, unless it names the language', () => {
    expect(after('/services/', null)).toBeNull()
    expect(after('/fr/services/', null)).toBe('/fr/nos-services/vente/')
  })

  it('is found with accents, capitals and encoding, and is encoded where it names the language', () => {
    const page = { locale: 'fr', from: '/Présentation/', to: '/à-propos/' } as const
    const at = (address: string) => movedAddress({ address, locale: 'fr', siteUrl }, page)
    expect(at('/pr%C3%A9sentation/')).toBe('/à-propos/')
    expect(at('/fr/presentation/')).toBe('/fr/%C3%A0-propos/')
  })
})
