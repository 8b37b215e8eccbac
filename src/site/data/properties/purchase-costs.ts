import 'server-only'
import type { SiteSetting } from '@/cms/payload-types'
import type { PropertyOfPage } from '@/cms/queries/properties/property-of-page'
import { regionOf } from '@/domain/energy/region'
import { usualLoan, usualOwnMeans } from '@/domain/loans/loan'
import { isDwelling } from '@/domain/properties/dwelling'
import { formatEuro } from '@/domain/properties/price'
import {
  isBoughtNew,
  purchaseCost,
  type PurchaseCost,
  type PurchaseRates,
} from '@/domain/properties/purchase-cost'
import { shownMoney } from '@/domain/properties/shown-money'
import { belgianDay } from '@/domain/shared/belgian-day'
import type { Locale } from '@/domain/shared/locale'
import { orElse, orEmpty, orNull } from '@/site/data/defaults'
import { populated } from '@/site/data/content/pictures'
import { getSettings } from '@/site/data/content/settings'
import type { PurchaseCosts } from './property-models'
import { isListed } from '@/domain/properties/property-status'

type PurchaseCostRow = NonNullable<SiteSetting['purchaseRates']>[number]

const toRates = (row: PurchaseCostRow): PurchaseRates => ({
  region: row.region,
  from: row.from.slice(0, 10),
  registrationPercent: row.registrationPercent,
  ownHomePercent: orNull(row.ownHomePercent),
  ownHomeAllowance:
    row.ownHomeAllowance && row.allowanceUpToPrice
      ? { amount: row.ownHomeAllowance, upToPrice: row.allowanceUpToPrice }
      : null,
  newBuildVatPercent: row.newBuildVatPercent,
  deedCosts: row.deedCosts,
  source: row.source,
})

const toColumn = (kind: PurchaseCosts['columns'][number]['kind'], { lines, total }: PurchaseCost) => ({
  kind,
  lines: lines.map(({ key, amount }) => ({ key, amount: formatEuro(amount) })),
  total: formatEuro(total),
})

/** The public price of a whole property for sale. */
const priceToPay = (property: PropertyOfPage): number | null =>
  property.goal === 'sale' && isListed(orElse(property.status, 'available'))
    ? shownMoney(property).comparable
    : null

/** A rate without its day is not shown: nobody could say how old it is. */
function toLoanRate(stored: SiteSetting['loanRate']): PurchaseCosts['loan']['rate'] {
  const { percent, from } = orEmpty(stored)
  return typeof percent === 'number' && from ? { percent, from: belgianDay(new Date(from)) } : null
}

const canBeOwnHome = (property: PropertyOfPage): boolean =>
  isDwelling(populated(property.type)?.webId) && !isBoughtNew(property)

/**
 * The costs of buying a property in its region, with today's rates; null if they cannot be computed, as for a price per
 * square metre.
 */
export async function getPurchaseCosts(
  property: PropertyOfPage,
  locale: Locale,
): Promise<PurchaseCosts | null> {
  const { zip, countryId } = orEmpty(populated(property.city))
  const region = regionOf({ zip, countryId })
  const price = priceToPay(property)
  if (region === null || price === null) return null
  const { purchaseRates, loanRate } = await getSettings(locale)
  const isNewBuild = isBoughtNew(property)
  const shared = {
    price,
    region,
    isNewBuild,
    today: belgianDay(new Date()),
    rates: (purchaseRates ?? []).map(toRates),
  }
  const standard = purchaseCost({ ...shared, isOwnHome: false })
  if (!standard) return null
  const own = canBeOwnHome(property) ? purchaseCost({ ...shared, isOwnHome: true }) : null
  const { from, source } = standard.rates
  const columns = [toColumn('standard', standard)]
  if (own && own.total !== standard.total) columns.unshift(toColumn('own-home', own))
  const { total, costs } = own ?? standard
  const rate = toLoanRate(loanRate)
  const example = rate && usualLoan({ price, annualPercent: rate.percent })
  const loan = { total, ownMeans: usualOwnMeans({ price, costs }), rate, example }
  return { price: formatEuro(shared.price), columns, loan, region, from, source }
}
