import type { Locale } from '@/domain/shared/locale'
import { isReference } from './saved-properties'

/** How many properties one request may ask for. */
export const mostAsked = 100

/** The address that returns these properties, at most 100, as a visitor's own lists show them. */
export const buildPropertiesSource = ({ ids, locale }: { ids: readonly number[]; locale: Locale }): string =>
  `/api/homes?lang=${locale}&ids=${ids.slice(0, mostAsked).join(',')}`

/** The references in such an address, each once; invalid ones are left out. */
export function parseReferences(text: string): number[] {
  const numbers = text
    .slice(0, mostAsked * 10)
    .split(',')
    .map((part) => (/^[1-9]\d{0,8}$/.test(part) ? Number(part) : Number.NaN))
  return [...new Set(numbers.filter(isReference))].slice(0, mostAsked)
}
