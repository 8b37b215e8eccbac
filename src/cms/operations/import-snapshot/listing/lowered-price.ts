import type { RecordData } from '@/cms/operations/import-snapshot/import-context'
import { noteEarlier, type EarlierPrice, type PricedProperty } from '@/domain/properties/earlier-price'
import { isRecord } from '@/domain/shared/is-record'

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** A property with all its languages; null without a goal. */
function toPriced(doc: RecordData): (PricedProperty & EarlierPrice) | null {
  const { goal, priceUnitText, lifeAnnuity } = doc
  if (goal !== 'sale' && goal !== 'rent') return null
  return {
    _status: textOf(doc._status),
    goal,
    price: numberOf(doc.price),
    publishPrice: doc.publishPrice === true,
    priceUnit: numberOf(doc.priceUnit),
    notes: isRecord(priceUnitText) ? Object.values(priceUnitText).map(textOf) : [],
    lifeAnnuity: { enabled: isRecord(lifeAnnuity) && lifeAnnuity.enabled === true },
    earlierPrice: numberOf(doc.earlierPrice),
    earlierPriceUntil: textOf(doc.earlierPriceUntil),
  }
}

/** A property with the price that visitors saw before this import, if the new one is lower. */
export function withEarlierPrice(
  doc: RecordData,
  { before, now }: { before: RecordData | null; now: Date },
): RecordData {
  const after = toPriced(doc)
  if (before === null || after === null) return doc
  return { ...doc, ...noteEarlier({ before: toPriced(before), after, now }) }
}
