import type { Payload } from 'payload'
import { formatAddress, type AddressFields } from '@/domain/properties/address'
import { fallbackLocale, locales, type Locale, type Localized } from '@/domain/shared/locale'
import { getLeadSubject, type LeadSubject } from '@/cms/queries/leads/get-lead-subject'

/** The home of a visit in the words of a language. */
export type VisitHome = {
  publicId: number | null
  title: string
  /** Where it is, as visitors may know it, and as the agent has to. */
  shownAddress: string
  fullAddress: string
  /** Its page; null where it was not asked for, or visitors cannot see it any more. */
  subject: LeadSubject | null
}

// Below Payload's operations a localized field comes with all its languages.
export type VisitCity = {
  name?: Localized | null
  zip?: string | null
  countryId?: number | null
  countryName?: Localized | null
}
export type VisitProperty = Pick<AddressFields, 'street' | 'houseNumber' | 'boxNumber' | 'publishAddress'> & {
  publicId?: number | null
  title?: Localized | null
  city?: number | null
}

function textIn(texts: Localized | null | undefined, locale: Locale): string {
  const order: readonly Locale[] = [locale, fallbackLocale, ...locales]
  return order.map((each) => texts?.[each]).find(Boolean) ?? ''
}

function addressOf({
  home,
  city,
  locale,
  isFull,
}: {
  home: VisitProperty
  city: VisitCity | null
  locale: Locale
  isFull: boolean
}): string {
  const { street, houseNumber, boxNumber, publishAddress } = home
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

/** A home as it is stored, in the words of a language; its page is for the caller to ask for. */
export const describeHome = ({
  home,
  city,
  locale,
}: {
  home: VisitProperty
  city: VisitCity | null
  locale: Locale
}): VisitHome => ({
  publicId: home.publicId ?? null,
  title: textIn(home.title, locale),
  shownAddress: addressOf({ home, city, locale, isFull: false }),
  fullAddress: addressOf({ home, city, locale, isFull: true }),
  subject: null,
})

// A whole home is many tables, and every booking asks.
const told = {
  publicId: true,
  title: true,
  city: true,
  street: true,
  houseNumber: true,
  boxNumber: true,
  publishAddress: true,
} as const
const toldOfCity = { name: true, zip: true, countryId: true, countryName: true } as const

/** The home of a visit, whatever has become of it; null where it is deleted. */
export async function getVisitHome({
  payload,
  id,
  locale,
  withPage = false,
}: {
  payload: Payload
  id: number
  locale: Locale
  withPage?: boolean
}): Promise<VisitHome | null> {
  const { db } = payload
  const home = await db.findOne<VisitProperty & { id: number }>({
    collection: 'properties',
    where: { id: { equals: id } },
    select: told,
  })
  if (!home) return null
  const where = { id: { equals: home.city ?? 0 } }
  const city = await db.findOne<VisitCity & { id: number }>({
    collection: 'cities',
    where,
    select: toldOfCity,
  })
  const known = describeHome({ home, city, locale })
  const { publicId } = known
  const subject = withPage
    ? await getLeadSubject({ payload, property: publicId, project: null, locale })
    : null
  return { ...known, subject, title: subject?.title ?? known.title }
}
