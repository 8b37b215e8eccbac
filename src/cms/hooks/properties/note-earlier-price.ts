import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { findRecordAs } from '@/cms/database/records'
import type { Property } from '@/cms/payload-types'
import { noteEarlier, type EarlierPrice, type PricedProperty } from '@/domain/properties/earlier-price'
import { isRecord } from '@/domain/shared/is-record'

const compared = {
  _status: true,
  goal: true,
  price: true,
  publishPrice: true,
  priceUnit: true,
  priceUnitText: true,
  lifeAnnuity: { enabled: true },
  earlierPrice: true,
  earlierPriceUntil: true,
} as const

type StoredPrice = Omit<Pick<Property, 'id' | keyof typeof compared>, 'priceUnitText'> & {
  /** In each language. */
  priceUnitText?: unknown
}

const textsOf = (localized: unknown): string[] =>
  isRecord(localized) ? Object.values(localized).filter((text) => typeof text === 'string') : []

/** A stored property with its notes in all languages as the comparison of its prices takes it. */
export const toPriced = ({
  priceUnitText,
  ...stored
}: Omit<StoredPrice, 'id'>): PricedProperty & EarlierPrice => ({
  ...stored,
  notes: textsOf(priceUnitText),
})

// The row of the collection is what visitors see, also while a draft lies beside it.
const findPublic = (id: unknown, req: PayloadRequest): Promise<StoredPrice | null> =>
  findRecordAs<StoredPrice>(req.payload, {
    collection: 'properties',
    where: { id: { equals: id } },
    select: compared,
    req,
  })

/** Notes the price that visitors saw, if the published one is lower, in the transaction of the save. */
export const noteEarlierPrice: CollectionBeforeChangeHook<Property> = async ({ data, originalDoc, req }) => {
  if (data._status !== 'published' || !data.goal) return data
  const stored = originalDoc?.id === undefined ? null : await findPublic(originalDoc.id, req)
  const before = stored && toPriced(stored)
  const after = { ...data, goal: data.goal, notes: before?.notes }
  return { ...data, ...noteEarlier({ before, after, now: new Date() }) }
}
