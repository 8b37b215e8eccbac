import type { Goal } from '@/domain/properties/goal'
import type { EnergyLabel } from './energy-label'
import type { Region } from './region'

// Web ids of maison, appartement, studio and immeuble de rapport (specification section 3).
const residentialWebIds: readonly number[] = [1, 2, 3, 5]

/**
 * Whether the buyer of a home must bring it to label D or better within 6 years (specification section 9:
 * bought from 2023 with label E or F). The specification names no region, but the duty is Flemish law (Vlaamse
 * renovatieverplichting), so it is shown for homes in Flanders only.
 */
export function hasRenovationDuty({
  region,
  label,
  goal,
  typeWebId,
}: {
  region: Region | null
  label: EnergyLabel | null
  goal: Goal
  typeWebId: number
}): boolean {
  const isHomeForSale = goal === 'sale' && residentialWebIds.includes(typeWebId)
  return region === 'flanders' && isHomeForSale && (label === 'E' || label === 'F')
}
