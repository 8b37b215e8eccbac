import type { AlertTerms } from './alert-expiry'

/** The terms if the agency has set none, in days. */
export const usualTerms: AlertTerms = { period: 180, notice: 14, kept: 30 }

/** The terms as the agency set them; an empty or invalid number of days has its default. */
export function readTerms(
  given: Partial<Record<keyof AlertTerms, number | null>> | null | undefined,
): AlertTerms {
  const days = (name: keyof AlertTerms): number => {
    const value = given?.[name]
    return typeof value === 'number' && value >= 1 ? Math.round(value) : usualTerms[name]
  }
  return { period: days('period'), notice: days('notice'), kept: days('kept') }
}
