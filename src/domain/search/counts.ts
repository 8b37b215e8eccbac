import { toSearchName } from '@/domain/shared/text'

/** How many properties are for sale and for rent. */
export type GoalCount = { sale: number; rent: number }

/**
 * The key under which a city's properties are counted: accent-stripped lower-case name and equal zip
 * (specification section 5).
 */
export function cityKey({ city, zip }: { city: string; zip: string }): string {
  return `${toSearchName(city)}|${zip.trim()}`
}
