import { countryAbroad } from '@/domain/shared/country-abroad'
import { languages } from '@/domain/shared/languages'
import type { Locale } from '@/domain/shared/locale'

type AddressText = string | null | undefined

/** The address of a property. */
export type AddressFields = {
  publishAddress: boolean | null | undefined
  street: AddressText
  houseNumber: AddressText
  boxNumber: AddressText
  zip: AddressText
  city: AddressText
  countryId: number | null | undefined
  countryName: AddressText
  locale: Locale
}

type PlaceFields = Pick<AddressFields, 'city' | 'locale'> & {
  zip?: AddressText
  countryId?: number | null
  countryName?: AddressText
}

/**
 * An address in two lines: the street only if it may be published, and zip and city, with the country outside Belgium
 * (specification section 9).
 */
export const formatAddress = (fields: AddressFields): { street: string | null; place: string } => ({
  street: fields.publishAddress === true ? streetLine(fields) : null,
  place: placeLine(fields),
})

/** Zip and town, with the country outside Belgium: '1300 Wavre', '8232 Mamer, Luxembourg'. */
export const placeLine = ({ zip, city, ...country }: PlaceFields): string =>
  present([present([zip, city]).join(' '), countryAbroad(country)]).join(', ')

function streetLine({ street, houseNumber, boxNumber, locale }: AddressFields): string | null {
  const [name] = present([street])
  if (name === undefined) return null
  const box = present([boxNumber]).map((number) => `${languages[locale].box} ${number}`)
  return present([name, houseNumber, ...box]).join(' ')
}

function present(parts: AddressText[]): string[] {
  return parts.flatMap((part) => part?.trim() || [])
}
