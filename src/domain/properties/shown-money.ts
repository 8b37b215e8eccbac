import type { Goal } from './goal'
import { formatEuro, isPriceHidden, nameableAmount, unitOf, type PriceFields, type PriceView } from './price'
import { isMonthlyRent, isPriceOfHome, isWholePrice } from './price-unit'
import type { RentalFields } from './rental-terms'

type Figure = number | null | undefined

/** The terms of a sale for an annuity, in euro and euro a month. */
export type LifeAnnuityFields = {
  enabled?: boolean | null
  downPayment?: Figure
  monthlyAnnuity?: Figure
  /** The estimated value of what is bought. */
  bareOwnershipValue?: Figure
}

/** What comes on top of a price: amounts in euro, percentages of the price, the deposit in months of rent. */
type CostFields = {
  notaryFees?: Figure
  registrationRights?: Figure
  vat?: Figure
  rentCharges?: Figure
  deposit?: Figure
  agencyCost?: Figure
  inventory?: Figure
  propertyTax?: Figure
}

/** All money of a home as it is stored; what was not read of it is absent. */
type StoredMoney<Annuity extends LifeAnnuityFields, Costs extends CostFields> = {
  goal: Goal
  price?: Figure
  publishPrice?: boolean | null
  priceUnit?: Figure
  priceUnitText?: string | null
  startPrice?: Figure
  lifeAnnuity?: Annuity | null
  costs?: Costs | null
}

/** The same, whatever else is known of its annuity and its costs. */
export type HomeMoney = StoredMoney<LifeAnnuityFields, CostFields>

/** The money of a home that may be shown; null for what is hidden, not known or not of this kind of home. */
type ShownMoney<Annuity, Costs> = {
  price: PriceView
  isLifeAnnuity: boolean
  /** Of the price line, in euro: the price, or what is paid at the deed, and then each month. */
  amount: number | null
  monthlyAnnuity: number | null
  /** What the price is for where that is not the home: 'par m²'. */
  pricedBy: string | null
  startPrice: string | null
  /** Of the whole home, or a month of its rent: what can be compared with others of its goal. */
  comparable: number | null
  /** What price filters and the order by price go by, and the same within a list of life annuities. */
  sortedBy: { ordinary: number | null; amongAnnuities: number | null }
  rental: RentalFields | null
  lifeAnnuity: Partial<Annuity> | null
  costs: Partial<Costs>
}

// A percentage of a price that is not known says nothing of it.
const percentages: ReadonlySet<string> = new Set(['registrationRights', 'vat'])

const termsOfAnnuity: ReadonlySet<string> = new Set(['occupied', 'annuitants', 'ages', 'maximumYears'])

const isLifeAnnuity = ({ goal, lifeAnnuity }: HomeMoney): boolean =>
  goal === 'sale' && lifeAnnuity?.enabled === true

function fieldsOf({ goal, price, publishPrice, priceUnit, priceUnitText }: HomeMoney): PriceFields {
  return { goal, price, publishPrice, priceUnit, priceUnitText }
}

const euro = (amount: number | null): string | null => (amount === null ? null : formatEuro(amount))

/** The price line: the price, 'bouquet + rente' (product.md, settled reading 19), or on request. */
function viewOf(home: HomeMoney, { amount, monthlyAnnuity }: Amounts): PriceView {
  if (isLifeAnnuity(home) && (amount !== null || monthlyAnnuity !== null))
    return { kind: 'annuity', downPayment: euro(amount), monthly: euro(monthlyAnnuity) }
  if (amount === null) return { kind: 'on-request' }
  return { kind: 'amount', amount: formatEuro(amount), ...unitOf(fieldsOf(home)) }
}

type Amounts = Pick<ShownMoney<never, never>, 'amount' | 'monthlyAnnuity'>

function amountsOf(home: HomeMoney): Amounts {
  if (isPriceHidden(fieldsOf(home))) return { amount: null, monthlyAnnuity: null }
  const price = nameableAmount(home.price)
  if (!isLifeAnnuity(home)) return { amount: price, monthlyAnnuity: null }
  const { downPayment, monthlyAnnuity } = home.lifeAnnuity ?? {}
  return { amount: nameableAmount(downPayment) ?? price, monthlyAnnuity: nameableAmount(monthlyAnnuity) }
}

// The price of a public or online sale that it begins at; it is not said twice.
function startPriceOf(home: HomeMoney): string | null {
  const amount = nameableAmount(home.startPrice)
  const isShown = home.goal === 'sale' && !isPriceHidden(fieldsOf(home)) && home.price !== amount
  return isShown ? euro(amount) : null
}

function sortedByOf(home: HomeMoney, amount: number | null): ShownMoney<never, never>['sortedBy'] {
  if (!isLifeAnnuity(home)) return { ordinary: amount, amongAnnuities: amount }
  const value = isPriceHidden(fieldsOf(home)) ? null : nameableAmount(home.lifeAnnuity?.bareOwnershipValue)
  return { ordinary: value, amongAnnuities: amount }
}

function comparableOf(home: HomeMoney, amount: number | null): number | null {
  const isWhole = home.goal === 'sale' ? isWholePrice(home.priceUnitText) : isMonthlyRent(home.priceUnitText)
  return isWhole && !isLifeAnnuity(home) ? amount : null
}

function rentalOf(home: HomeMoney): RentalFields | null {
  if (home.goal !== 'rent') return null
  const { price, priceUnit, priceUnitText, costs } = home
  return { price, priceUnit, priceUnitText, charges: costs?.rentCharges, deposit: costs?.deposit }
}

// Of a sale whose price is hidden no amount is told: a notary's fee gives the price away.
function withoutAmounts<Fields extends object>(
  fields: Fields | null | undefined,
  { isHidden, kept }: { isHidden: boolean; kept: ReadonlySet<string> },
): Partial<Fields> {
  const shown: Partial<Fields> = { ...fields }
  if (!isHidden) return shown
  for (const key of Object.keys(shown)) if (!kept.has(key)) Reflect.deleteProperty(shown, key)
  return shown
}

/**
 * The one rule of what money of a home may be shown, filtered and sorted by. A rental never hides its price; a sale that
 * does hides every amount, those of its annuity and its costs too, and cannot be found out by filters or by order.
 */
export function shownMoney<Annuity extends LifeAnnuityFields, Costs extends CostFields>(
  home: StoredMoney<Annuity, Costs>,
): ShownMoney<Annuity, Costs> {
  const isHidden = isPriceHidden(fieldsOf(home))
  const amounts = amountsOf(home)
  const isAnnuity = isLifeAnnuity(home)
  const isOfHome = isAnnuity || isPriceOfHome(home)
  return {
    ...amounts,
    price: viewOf(home, amounts),
    isLifeAnnuity: isAnnuity,
    pricedBy: isHidden || isOfHome ? null : home.priceUnitText?.trim() || null,
    startPrice: startPriceOf(home),
    comparable: comparableOf(home, amounts.amount),
    sortedBy: sortedByOf(home, amounts.amount),
    rental: rentalOf(home),
    lifeAnnuity: isAnnuity ? withoutAmounts(home.lifeAnnuity, { isHidden, kept: termsOfAnnuity }) : null,
    costs: withoutAmounts(home.costs, { isHidden, kept: percentages }),
  }
}
