import { countryAbroad } from '@/domain/shared/country-abroad'
import type { Locale } from '@/domain/shared/locale'

type Text = string | null | undefined

/** The word before a box number. */
const boxWords: Record<Locale, string> = { nl: 'bus', fr: 'bte', en: 'box', de: 'Bfk.' }

/** Where a home stands. */
export type AddressFields = {
  publishAddress: boolean | null | undefined
  street: Text
  houseNumber: Text
  boxNumber: Text
  zip: Text
  city: Text
  countryId: number | null | undefined
  countryName: Text
  locale: Locale
}

/**
 * An address in two lines: the street only when it may be published, and zip and city, with the country when
 * it is not Belgium (specification section 9).
 */
export function formatAddress(fields: AddressFields): { street: string | null; place: string } {
  const { publishAddress, zip, city } = fields
  const town = present([zip, city]).join(' ')
  return {
    street: publishAddress === true ? streetLine(fields) : null,
    place: present([town, countryAbroad(fields)]).join(', '),
  }
}

function streetLine({ street, houseNumber, boxNumber, locale }: AddressFields): string | null {
  const [name] = present([street])
  if (name === undefined) return null
  const box = present([boxNumber]).map((number) => `${boxWords[locale]} ${number}`)
  return present([name, houseNumber, ...box]).join(' ')
}

function present(parts: Text[]): string[] {
  return parts.flatMap((part) => part?.trim() || [])
}
