import type { Payload } from 'payload'
import { formatAddress, type AddressFields } from '@/domain/properties/address'
import { fallbackLocale, locales, type Locale, type Localized } from '@/domain/shared/locale'
import { getLeadSubject, type LeadSubject } from '@/cms/queries/leads/get-lead-subject'

/** The property of an appointment, in the words of a language. */
export type AppointmentProperty = {
  publicId: number | null
  title: string
  /** The address for visitors, and the full one for the agent. */
  shownAddress: string
  fullAddress: string
  /** Its page; null if it was not requested, or visitors cannot see it any more. */
  subject: LeadSubject | null
}

// Below Payload's operations a localized field has all its languages.
export type AppointmentCity = {
  name?: Localized | null
  zip?: string | null
  countryId?: number | null
  countryName?: Localized | null
}
export type AppointmentPropertyFacts = Pick<
  AddressFields,
  'street' | 'houseNumber' | 'boxNumber' | 'publishAddress'
> & {
  publicId?: number | null
  title?: Localized | null
  city?: number | null
}

function textIn(texts: Localized | null | undefined, locale: Locale): string {
  const order: readonly Locale[] = [locale, fallbackLocale, ...locales]
  return order.map((each) => texts?.[each]).find(Boolean) ?? ''
}

function addressOf({
  property,
  city,
  locale,
  isFull,
}: {
  property: AppointmentPropertyFacts
  city: AppointmentCity | null
  locale: Locale
  isFull: boolean
}): string {
  const { street, houseNumber, boxNumber, publishAddress } = property
  const { street: line, place } = formatAddress({
    street,
    houseNumber,
    boxNumber,
    publishAddress: isFull || publishAddress,
    zip: city?.zip,
    city: textIn(city?.name, locale),
    countryId: city?.countryId,
    countryName: textIn(city?.countryName, locale),
    locale,
  })
  return [line, place].filter(Boolean).join(', ')
}

/** A stored property in the words of a language; the caller reads its page. */
export const describeProperty = ({
  property,
  city,
  locale,
}: {
  property: AppointmentPropertyFacts
  city: AppointmentCity | null
  locale: Locale
}): AppointmentProperty => ({
  publicId: property.publicId ?? null,
  title: textIn(property.title, locale),
  shownAddress: addressOf({ property, city, locale, isFull: false }),
  fullAddress: addressOf({ property, city, locale, isFull: true }),
  subject: null,
})

// Every booking reads this, and a whole property is spread over many tables.
const propertySelect = {
  publicId: true,
  title: true,
  city: true,
  street: true,
  houseNumber: true,
  boxNumber: true,
  publishAddress: true,
} as const
const citySelect = { name: true, zip: true, countryId: true, countryName: true } as const

/** The property of an appointment in whatever state, also in the bin; null if it was deleted. */
export async function getAppointmentProperty({
  payload,
  id,
  locale,
  withPage = false,
}: {
  payload: Payload
  id: number
  locale: Locale
  withPage?: boolean
}): Promise<AppointmentProperty | null> {
  const { db } = payload
  const property = await db.findOne<AppointmentPropertyFacts & { id: number }>({
    collection: 'properties',
    where: { id: { equals: id } },
    select: propertySelect,
  })
  if (!property) return null
  const where = { id: { equals: property.city ?? 0 } }
  const city = await db.findOne<AppointmentCity & { id: number }>({
    collection: 'cities',
    where,
    select: citySelect,
  })
  const known = describeProperty({ property, city, locale })
  const { publicId } = known
  const subject = withPage
    ? await getLeadSubject({ payload, property: publicId, project: null, locale })
    : null
  return { ...known, subject, title: subject?.title ?? known.title }
}
