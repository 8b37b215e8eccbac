/** The words of the loan calculator in a language. */
export type LoanTexts = Record<
  | 'title'
  | 'basis'
  | 'own'
  | 'rate'
  | 'years'
  | 'hint'
  | 'covered'
  | 'monthly'
  | 'loan'
  | 'interest'
  | 'note',
  string
>

export type LoanCalculatorProps = {
  /** The price and its costs, and the own means to begin with, in euro. */
  total: number
  ownMeans: number
  /** The rate of a year to begin with, as it is typed; empty without one. */
  rate: string
  /** Of which day that rate is. */
  rateNote: string | null
  texts: LoanTexts
}
