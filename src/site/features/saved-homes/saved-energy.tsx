'use client'

import type { HomeSummary } from '@/site/data/properties/home-summaries'
import { EnergyLabel } from '@/site/ui/energy-label'

/** The label of a home as its certificate draws it, else in words. */
export function SavedEnergy({ energy }: Pick<HomeSummary, 'energy'>) {
  if (!energy) return null
  const { label, text } = energy
  if (label) return <EnergyLabel label={label} alt={text} className="h-6" />
  return <span className="border-line-deep rounded-sm border px-2 py-0.5 text-xs font-semibold">{text}</span>
}
