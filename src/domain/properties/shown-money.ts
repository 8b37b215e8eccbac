import type { Goal } from './goal'
import { formatEuro, isPriceHidden, nameableAmount, unitOf, type PriceFields, type PriceView } from './price'
import { isMonthlyRent, isPriceOfProperty, isWholePrice } from './price-unit'
import type { RentalFields } from './rental-terms'

type MoneyFigure = number | null | undefined

/** The terms of a sale for an annuity, in euro and euro a month. */
export type LifeAnnuityFields = {
  enabled?: boolean | null
  downPayment?: MoneyFigure
  monthlyAnnuity?: MoneyFigure
  /** The estimated value of the bare ownership. */
  bareOwnershipValue?: MoneyFigure
}

/** The costs in addition to a price: amounts in euro, percentages of the price, the deposit in months of rent. */
type CostFields = {
  notaryFees?: MoneyFigure
  registrationRights?: MoneyFigure
  vat?: MoneyFigure
  rentCharges?: MoneyFigure
  deposit?: MoneyFigure
  agencyCost?: MoneyFigure
  inventory?: MoneyFigure
  propertyTax?: MoneyFigure
}

/** The stored amounts of a property; those that were not read are absent. */
type StoredMoney<Annuity extends LifeAnnuityFields, Costs extends CostFields> = {
  goal: Goal
  price?: MoneyFigure
  publishPrice?: boolean | null
  priceUnit?: MoneyFigure
  priceUnitText?: string | null
  startPrice?: MoneyFigure
  lifeAnnuity?: Annuity | null
  costs?: Costs | null
}

/** The amounts of a property as they are stored, with any annuity and any costs. */
export type PropertyMoney = StoredMoney<LifeAnnuityFields, CostFields>

/** The amounts of a property that may be shown; null if hidden, not known or not for this kind of property. */
type ShownMoney<Annuity, Costs> = {
  price: PriceView
  isLifeAnnuity: boolean
  /** The amounts of the price line, in euro: the price or the amount paid at the deed, and the monthly amount. */
  amount: number | null
  monthlyAnnuity: number | null
  /** The unit of the price if it is not the property: 'par m²'. */
  pricedBy: string | null
  startPrice: string | null
  /** The price of the whole property, or its monthly rent: comparable with others of its goal. */
  comparable: number | null
  /** The amount for price filters and sorting by price, and the one for lists of life annuities only. */
  sortedBy: { ordinary: number | null; amongAnnuities: number | null }
  rental: RentalFields | null
  lifeAnnuity: Partial<Annuity> | null
  costs: Partial<Costs>
}

// Percentages say nothing about a price that is not known.
const percentages: ReadonlySet<string> = new Set(['registrationRights', 'vat'])

const termsOfAnnuity: ReadonlySet<string> = new Set(['occupied', 'annuitants', 'ages', 'maximumYears'])

const isLifeAnnuity = ({ goal, lifeAnnuity }: PropertyMoney): boolean =>
  goal === 'sale' && lifeAnnuity?.enabled === true

function fieldsOf({ goal, price, publishPrice, priceUnit, priceUnitText }: PropertyMoney): PriceFields {
  return { goal, price, publishPrice, priceUnit, priceUnitText }
}

const euro = (amount: number | null): string | null => (amount === null ? null : formatEuro(amount))

/** The price line: the price, 'bouquet + rente' (product.md, settled reading 19), or on request. */
function viewOf(property: PropertyMoney, { amount, monthlyAnnuity }: Amounts): PriceView {
  if (isLifeAnnuity(property) && (amount !== null || monthlyAnnuity !== null))
    return { kind: 'annuity', downPayment: euro(amount), monthly: euro(monthlyAnnuity) }
  if (amount === null) return { kind: 'on-request' }
  return { kind: 'amount', amount: formatEuro(amount), ...unitOf(fieldsOf(property)) }
}

type Amounts = Pick<ShownMoney<never, never>, 'amount' | 'monthlyAnnuity'>

function amountsOf(property: PropertyMoney): Amounts {
  if (isPriceHidden(fieldsOf(property))) return { amount: null, monthlyAnnuity: null }
  const price = nameableAmount(property.price)
  if (!isLifeAnnuity(property)) return { amount: price, monthlyAnnuity: null }
  const { downPayment, monthlyAnnuity } = property.lifeAnnuity ?? {}
  return { amount: nameableAmount(downPayment) ?? price, monthlyAnnuity: nameableAmount(monthlyAnnuity) }
}

// The starting price of a public or online sale; it is shown once.
function startPriceOf(property: PropertyMoney): string | null {
  const amount = nameableAmount(property.startPrice)
  const isShown = property.goal === 'sale' && !isPriceHidden(fieldsOf(property)) && property.price !== amount
  return isShown ? euro(amount) : null
}

function sortedByOf(property: PropertyMoney, amount: number | null): ShownMoney<never, never>['sortedBy'] {
  if (!isLifeAnnuity(property)) return { ordinary: amount, amongAnnuities: amount }
  const value = isPriceHidden(fieldsOf(property))
    ? null
    : nameableAmount(property.lifeAnnuity?.bareOwnershipValue)
  return { ordinary: value, amongAnnuities: amount }
}

function comparableOf(property: PropertyMoney, amount: number | null): number | null {
  const isWhole =
    property.goal === 'sale' ? isWholePrice(property.priceUnitText) : isMonthlyRent(property.priceUnitText)
  return isWhole && !isLifeAnnuity(property) ? amount : null
}

function rentalOf(property: PropertyMoney): RentalFields | null {
  if (property.goal !== 'rent') return null
  const { price, priceUnit, priceUnitText, costs } = property
  return { price, priceUnit, priceUnitText, charges: costs?.rentCharges, deposit: costs?.deposit }
}

// A sale with a hidden price shows no amounts: a notary's fee would reveal the price.
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
 * The one rule for which amounts of a property may be shown, filtered and sorted by. A rental never hides its price; a sale
 * with a hidden price hides every amount, also of its annuity and its costs, so that filters and sorting cannot reveal it.
 */
export function shownMoney<Annuity extends LifeAnnuityFields, Costs extends CostFields>(
  property: StoredMoney<Annuity, Costs>,
): ShownMoney<Annuity, Costs> {
  const isHidden = isPriceHidden(fieldsOf(property))
  const amounts = amountsOf(property)
  const isAnnuity = isLifeAnnuity(property)
  const isOfProperty = isAnnuity || isPriceOfProperty(property)
  return {
    ...amounts,
    price: viewOf(property, amounts),
    isLifeAnnuity: isAnnuity,
    pricedBy: isHidden || isOfProperty ? null : property.priceUnitText?.trim() || null,
    startPrice: startPriceOf(property),
    comparable: comparableOf(property, amounts.amount),
    sortedBy: sortedByOf(property, amounts.amount),
    rental: rentalOf(property),
    lifeAnnuity: isAnnuity ? withoutAmounts(property.lifeAnnuity, { isHidden, kept: termsOfAnnuity }) : null,
    costs: withoutAmounts(property.costs, { isHidden, kept: percentages }),
  }
}
