/** The words of the loan calculator in a language. */
export type LoanTexts = Record<
  'title' | 'basis' | 'own' | 'rate' | 'years' | 'hint' | 'monthly' | 'loan' | 'interest' | 'note',
  string
>

export type LoanCalculatorProps = {
  /** The price and its costs, and the own means to begin with, in euro. */
  total: number
  ownMeans: number
  texts: LoanTexts
}
