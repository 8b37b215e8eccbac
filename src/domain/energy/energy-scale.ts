import { energyScales, type EnergyLabel } from './energy-label'
import type { Region } from './region'

/** A class of a region's scale; the highest use with it in kWh/m².an, null for the worst class. */
export type EnergyClass = { label: EnergyLabel; upTo: number | null }

/**
 * The classes of a region's certificate, the best first, as it draws them: in Brussels a letter stands for its three or more
 * grades. Empty for Luxembourg, for which no ranges are known here.
 */
export function energyScale(region: Region): EnergyClass[] {
  const classes = new Map<EnergyLabel, EnergyClass>()
  for (const [most, grade] of energyScales[region]) {
    const label = region === 'brussels' ? letterOf(grade) : grade
    classes.set(label, { label, upTo: Number.isFinite(most) ? most : null })
  }
  return [...classes.values()]
}

const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G'] as const satisfies readonly EnergyLabel[]

const letterOf = (label: EnergyLabel): EnergyLabel =>
  letters.find((letter) => label.startsWith(letter)) ?? label

/** The class of the scale that a label belongs to: 'B-' to B; null if the scale has none. */
export function classOf(label: EnergyLabel, scale: readonly EnergyClass[]): EnergyLabel | null {
  const labels = scale.map((entry) => entry.label)
  return labels.find((each) => each === label) ?? labels.find((each) => each === letterOf(label)) ?? null
}
