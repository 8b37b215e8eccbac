'use client'

import type { PropertySummary } from '@/site/data/properties/property-summaries'
import { EnergyLabel } from '@/site/ui/energy-label'

/** The label of a property as its certificate draws it, else in words. */
export function SavedEnergy({ energy }: Pick<PropertySummary, 'energy'>) {
  if (!energy) return null
  const { label, text } = energy
  if (label) return <EnergyLabel label={label} alt={text} className="h-6" />
  return <span className="border-line-deep rounded-sm border px-2 py-0.5 text-xs font-semibold">{text}</span>
}
