import type { Goal } from '@/domain/properties/goal'
import type { EnergyLabel } from './energy-label'
import type { Region } from './region'

// Web ids of maison, appartement, studio and immeuble de rapport (specification section 3).
const residentialWebIds: readonly number[] = [1, 2, 3, 5]

const defaultRegions: readonly Region[] = ['flanders']

/**
 * Whether the buyer of a property must bring it to label D or better within 6 years (specification section 9: bought from
 * 2023 with label E or F), if the settings show the notice. The duty is Flemish law (Vlaamse renovatieverplichting), so by
 * default it is shown for properties in Flanders only.
 */
export function hasRenovationDuty({
  region,
  regions,
  label,
  goal,
  typeWebId,
}: {
  region: Region | null
  /** From the settings; null if they were never saved. */
  regions: readonly Region[] | null
  label: EnergyLabel | null
  goal: Goal
  typeWebId: number
}): boolean {
  const isPropertyForSale = goal === 'sale' && residentialWebIds.includes(typeWebId)
  const isShown = region !== null && (regions ?? defaultRegions).includes(region)
  return isShown && isPropertyForSale && (label === 'E' || label === 'F')
}
