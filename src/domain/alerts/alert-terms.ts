import type { AlertTerms } from './alert-expiry'

/** What holds where the agency has set nothing, in days. */
export const usualTerms: AlertTerms = { period: 180, notice: 14, kept: 30 }

/** The terms as they were set: what is empty, or no number of days, is as usual. */
export function readTerms(
  given: Partial<Record<keyof AlertTerms, number | null>> | null | undefined,
): AlertTerms {
  const days = (name: keyof AlertTerms): number => {
    const value = given?.[name]
    return typeof value === 'number' && value >= 1 ? Math.round(value) : usualTerms[name]
  }
  return { period: days('period'), notice: days('notice'), kept: days('kept') }
}
