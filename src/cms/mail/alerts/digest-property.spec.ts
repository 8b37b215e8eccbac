import { describe, expect, it } from 'vitest'
import type { ListedProperty } from '@/cms/queries/properties/listed-properties'
import { locales } from '@/domain/shared/locale'
import { statusWords } from '@/messages/status-words'
import { toDigestProperty } from './digest-property'

const property: ListedProperty = {
  ...{ id: 1, publicId: 4100, title: 'Villa', goal: 'sale', price: 500_000, publishPrice: true },
  city: { id: 2, name: 'Mamer', zip: '8232', countryId: 50, countryName: null },
  type: { id: 3, name: 'Villa', webId: 1 },
  pictures: [],
  pictureCount: 0,
  hasPlan: false,
  earlierPrice: null,
  isImported: false,
  earlierPriceUntil: null,
}

describe('a property in a mail', () => {
  it.each(locales)('names its country where that is not Belgium, in %s', (locale) => {
    const country = { nl: 'Luxemburg', fr: 'Luxembourg', en: 'Luxembourg', de: 'Luxemburg' }[locale]
    expect(toDigestProperty(property, locale).details).toContain(`8232 Mamer, ${country}`)
    const inBelgium = { ...property, city: { id: 2, name: 'Limal', zip: '1300', countryId: 10 } }
    expect(toDigestProperty(inBelgium, locale).details).toContain('1300 Limal')
  })

  it.each(locales)('says that it is coming soon or under option, in %s', (locale) => {
    for (const status of ['coming-soon', 'under-option'] as const)
      expect(toDigestProperty({ ...property, status }, locale).details).toContain(
        `${statusWords[status][locale]} · Villa`,
      )
    expect(toDigestProperty({ ...property, status: 'available' }, locale).details).toContain('Villa')
  })
})
