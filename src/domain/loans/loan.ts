/** A loan with equal monthly payments at a fixed rate. */
export type LoanTerms = {
  /** The price and its costs, in euro. */
  total: number
  /** What the buyer pays of it, in euro. */
  ownMeans: number
  /** The rate of a year, in percent. */
  annualPercent: number
  /** Whole years. */
  years: number
}

/** Amounts in euro, rounded to the cent. */
export type Loan = { loan: number; monthly: number; interest: number }

const MOST_YEARS = 40
/** The highest rate of a year that is worked with, in percent. */
export const MOST_PERCENT = 25
const MONTHS = 12

const cents = (amount: number): number => Math.round(amount * 100) / 100

/**
 * The rate of a month, as a share of one, that makes the annual rate over twelve months: (1 + i)^(1/12) − 1, the actuarial
 * conversion of Belgian mortgages (docs/property-page.md), not a twelfth of the annual rate.
 */
export const monthlyRate = (annualPercent: number): number => (1 + annualPercent / 100) ** (1 / MONTHS) - 1

function isPossible({ total, ownMeans, annualPercent, years }: LoanTerms): boolean {
  const isInRange = (value: number, most: number): boolean => value >= 0 && value <= most
  return (
    total > 0 &&
    isInRange(ownMeans, total) &&
    isInRange(annualPercent, MOST_PERCENT) &&
    Number.isInteger(years) &&
    years >= 1 &&
    years <= MOST_YEARS
  )
}

/**
 * What is borrowed, what it costs a month, and the interest in all, by the formula of an annuity; null where a value is
 * missing or impossible: own means above the total, a rate below 0 or above 25 %, fewer than one or more than 40 years.
 */
export function loanOf(terms: LoanTerms): Loan | null {
  if (!isPossible(terms)) return null
  const loan = terms.total - terms.ownMeans
  const rate = monthlyRate(terms.annualPercent)
  const payments = terms.years * MONTHS
  const monthly = rate === 0 ? loan / payments : (loan * rate) / (1 - (1 + rate) ** -payments)
  return { loan: cents(loan), monthly: cents(monthly), interest: cents(monthly * payments - loan) }
}

/** The years of an example, and of the calculator to begin with. */
export const USUAL_YEARS = 25

/** An example of a loan for a price in euro: four fifths of it, over 25 years; null as for `loanOf`. */
export const usualLoan = ({ price, annualPercent }: { price: number; annualPercent: number }): Loan | null =>
  loanOf({ total: price, ownMeans: price / 5, annualPercent, years: USUAL_YEARS })

/** Own means to begin with, in whole thousands of euro: the costs, and a fifth of the price. */
export const usualOwnMeans = ({ price, costs }: { price: number; costs: number }): number =>
  Math.ceil((costs + price / 5) / 1000) * 1000

const withoutSigns = (text: string): string => text.replace(/[\s€%]/g, '')

/** A rate or a term as visitors write it: '3,25', '3.25', '20'; NaN for anything else. */
export const typedNumber = (text: string): number => {
  const digits = withoutSigns(text).replace(',', '.')
  return /^\d+(?:\.\d+)?$/.test(digits) ? Number(digits) : Number.NaN
}

/** An amount as visitors write it: '80 000', '80.000', '80,000.50', '80000,5'; NaN for anything else. */
export const typedAmount = (text: string): number => {
  const [, euros, cent = '0'] = /^(\d{1,3}(?:[.,]?\d{3})*)(?:[.,](\d{1,2}))?$/.exec(withoutSigns(text)) ?? []
  return euros === undefined ? Number.NaN : Number(`${euros.replace(/[.,]/g, '')}.${cent}`)
}
