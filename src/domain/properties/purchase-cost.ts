import type { Region } from '@/domain/energy/region'

/** The costs of buying in a region from a day on; percentages of the price, amounts in euro. */
export type PurchaseRates = {
  region: Region
  /** The first day of these rates, as `YYYY-MM-DD`. */
  from: string
  /** Registration duty of an existing property. */
  registrationPercent: number
  /** Registration duty of the buyer's only and own home, if the region has a lower one. */
  ownHomePercent: number | null
  /** The part of the price that is free of duty for an own home (Brussels), and the highest price with it. */
  ownHomeAllowance: { amount: number; upToPrice: number } | null
  /** VAT on a new property and the share of its land. */
  newBuildVatPercent: number
  /** Searches, copies and similar costs of the deed, VAT included: an estimate. */
  deedCosts: number
  /** The law or the page the figures come from. */
  source: string
}

export type PurchaseCostLine = { key: 'registration' | 'vat' | 'notary' | 'deed'; amount: number }

export type PurchaseCost = { lines: PurchaseCostLine[]; costs: number; total: number; rates: PurchaseRates }

type Purchase = {
  /** In euro. */
  price: number
  region: Region
  isNewBuild: boolean
  isOwnHome: boolean
  /** Today, as `YYYY-MM-DD`. */
  today: string
  rates: readonly PurchaseRates[]
}

/** Whether a property is bought as a new one: value added tax takes the place of the registration duty. */
export const isBoughtNew = ({
  newBuild,
  costs,
}: {
  newBuild?: boolean | null
  /** Of the VAT the rate in percent. */
  costs?: { vat?: number | null } | null
}): boolean => newBuild === true || (costs?.vat ?? 0) > 0

// Scale J of the royal decree of 16 December 1950 on notaries' fees: the share of each slice of the price, in percent.
const notaryScale = [
  { upTo: 7_500, percent: 4.56 },
  { upTo: 17_500, percent: 2.85 },
  { upTo: 30_000, percent: 2.28 },
  { upTo: 45_495, percent: 1.71 },
  { upTo: 64_095, percent: 1.14 },
  { upTo: 250_095, percent: 0.57 },
  { upTo: Infinity, percent: 0.057 },
] as const

const FEE_VAT_PERCENT = 21

const cents = (amount: number): number => Math.round(amount * 100) / 100

/** A Belgian notary's fee for a sale at this price in euro, without VAT (royal decree of 16 December 1950, scale J). */
export function notaryFee(price: number): number {
  let below = 0
  let fee = 0
  for (const { upTo, percent } of notaryScale) {
    if (price <= below) break
    fee += ((Math.min(price, upTo) - below) * percent) / 100
    below = upTo
  }
  return cents(fee)
}

/** The rates of a region on a day: the latest that have begun; null if there are none. */
export function ratesOn({
  rates,
  region,
  today,
}: Pick<Purchase, 'rates' | 'region' | 'today'>): PurchaseRates | null {
  const begun = rates.filter((entry) => entry.region === region && entry.from <= today)
  return begun.reduce<PurchaseRates | null>(
    (latest, entry) => (latest && latest.from >= entry.from ? latest : entry),
    null,
  )
}

/**
 * The buyer's costs in addition to the price: duty or VAT, the notary and the deed, in euro; null without a price or rates.
 * An estimate (product.md, total purchase cost per region): a loan and its deed are not included.
 */
export function purchaseCost(purchase: Purchase): PurchaseCost | null {
  const { price, region } = purchase
  const rates = ratesOn(purchase)
  if (!rates || !Number.isFinite(price) || price <= 0) return null
  // Luxembourg's notaries have another tariff; their deeds are in the estimate.
  const notary = region === 'luxembourg' ? 0 : notaryFee(price) * (1 + FEE_VAT_PERCENT / 100)
  const lines: PurchaseCostLine[] = [
    taxLine(purchase, rates),
    { key: 'notary' as const, amount: cents(notary) },
    { key: 'deed' as const, amount: rates.deedCosts },
  ].filter(({ amount }) => amount > 0)
  const costs = cents(lines.reduce((sum, { amount }) => sum + amount, 0))
  return { lines, costs, total: cents(price + costs), rates }
}

function taxLine({ price, isNewBuild, isOwnHome }: Purchase, rates: PurchaseRates): PurchaseCostLine {
  if (isNewBuild) return { key: 'vat', amount: cents((price * rates.newBuildVatPercent) / 100) }
  const { registrationPercent, ownHomePercent, ownHomeAllowance } = rates
  const percent = (isOwnHome ? ownHomePercent : null) ?? registrationPercent
  const free =
    isOwnHome && ownHomeAllowance && price <= ownHomeAllowance.upToPrice ? ownHomeAllowance.amount : 0
  return { key: 'registration', amount: cents((Math.max(0, price - free) * percent) / 100) }
}
