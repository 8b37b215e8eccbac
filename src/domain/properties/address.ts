import { BELGIUM } from '@/domain/shared/country'
import type { Locale } from '@/domain/shared/locale'

type Text = string | null | undefined

/** The word before a box number. */
export const boxWords: Record<Locale, string> = { nl: 'bus', fr: 'bte', en: 'box', de: 'Bfk.' }

/**
 * Where a home stands; `boxWord` is the word before a box number in the visitor's language, such as 'bte'.
 */
export type AddressFields = {
  publishAddress: boolean | null | undefined
  street: Text
  houseNumber: Text
  boxNumber: Text
  zip: Text
  city: Text
  countryId: number | null | undefined
  countryName: Text
  boxWord: string
}

/**
 * An address in two lines: the street only when it may be published, and zip and city, with the country when
 * it is not Belgium (specification section 9).
 */
export function formatAddress(fields: AddressFields): { street: string | null; place: string } {
  const { publishAddress, zip, city, countryId, countryName } = fields
  const isAbroad = typeof countryId === 'number' && countryId !== BELGIUM
  const town = present([zip, city]).join(' ')
  return {
    street: publishAddress === true ? streetLine(fields) : null,
    place: present([town, isAbroad ? countryName : null]).join(', '),
  }
}

function streetLine({ street, houseNumber, boxNumber, boxWord }: AddressFields): string | null {
  const [name] = present([street])
  if (name === undefined) return null
  const box = present([boxNumber]).map((number) => `${boxWord} ${number}`)
  return present([name, houseNumber, ...box]).join(' ')
}

function present(parts: Text[]): string[] {
  return parts.flatMap((part) => part?.trim() || [])
}
