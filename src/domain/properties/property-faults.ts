import { labelByKwh, parseLabel, type EnergyLabel } from '@/domain/energy/energy-label'
import type { Region } from '@/domain/energy/region'
import { isListed } from './property-status'
import { depositCaps } from './rental-terms'

type PropertyFaultText = string | null | undefined
type ComparedFigure = number | null | undefined

/** The facts of a property that can contradict each other or its region. */
export type PropertyFacts = {
  goal: PropertyFaultText
  status: PropertyFaultText
  region: Region | null
  /** The law caps the deposit of dwellings alone. */
  isDwelling: boolean
  /** The certificate's label, the text beside it (Luxembourg's classes), and kWh/m².year. */
  energy: { label: PropertyFaultText; labelText: PropertyFaultText; kwh: ComparedFigure }
  /** In months of rent: the property's own, or that of the settings. */
  deposit: ComparedFigure
  standardDeposit: ComparedFigure
}

/** The facts that block publication, in the order of the form. */
export type RefusedFact = 'sold-rental' | 'rented-sale' | 'unknown-label' | 'unknown-label-text'

/** The facts that an editor is warned about; they may be right. */
export type DoubtfulFact = 'label-differs' | 'deposit-above-cap'

// prettier-ignore
const labels: Record<Region, readonly EnergyLabel[]> = {
  flanders: ['A+', 'A', 'B', 'C', 'D', 'E', 'F'],
  wallonia: ['A++', 'A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G'],
  brussels: [
    'A++', 'A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-', 'D+', 'D', 'D-', 'E+', 'E', 'E-', 'F', 'G',
  ],
  luxembourg: ['A+', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'],
}

/** The labels of a certificate in the region, the best first; none for other regions. */
export const labelsOfRegion = (region: Region | null): readonly EnergyLabel[] | null =>
  region === null ? null : labels[region]

function isLabelOf(region: Region, text: PropertyFaultText): boolean {
  const label = parseLabel(text)
  return label !== null && labels[region].includes(label)
}

// "C / D", "B-C-B", "Classe C": each single letter is a class.
function isClassText(text: string): boolean {
  const classes = text.toUpperCase().match(/(?<![A-ZÀ-Ý])[A-Z](?![A-ZÀ-Ý])\+*/g) ?? []
  return classes.every((one) => labels.luxembourg.some((label) => label === one))
}

function isUnknownText(region: Region, text: string): boolean {
  if (parseLabel(text) !== null) return !isLabelOf(region, text)
  // In Belgium such a text ("en cours") shows nothing, and the mandatory mentions ask for a label.
  return region === 'luxembourg' && !isClassText(text)
}

function refusedLabels({ region, energy: { label, labelText } }: PropertyFacts): RefusedFact[] {
  if (region === null) return []
  return [
    ...(label?.trim() && !isLabelOf(region, label) ? ['unknown-label' as const] : []),
    ...(labelText?.trim() && isUnknownText(region, labelText) ? ['unknown-label-text' as const] : []),
  ]
}

/** Why a property of a goal cannot have a status: a rental is not sold, and what is for sale is not rented out. */
export function statusFault(
  goal: string | null | undefined,
  status: string | null | undefined,
): 'sold-rental' | 'rented-sale' | null {
  if (goal === 'rent' && status === 'sold') return 'sold-rental'
  return goal === 'sale' && status === 'rented' ? 'rented-sale' : null
}

/**
 * The facts that contradict each other or do not exist in the region: such a property is not published. A label never
 * blocks a property that is sold or rented.
 */
export function refusedFacts(facts: PropertyFacts): RefusedFact[] {
  const { goal, status } = facts
  const fault = statusFault(goal, status)
  return [
    ...(fault === null ? [] : [fault]),
    ...(isListed(status ?? 'available') ? refusedLabels(facts) : []),
  ]
}

/** The label for the kWh if the certificate has another one (product.md, reading 11). */
export function differingLabel({
  region,
  energy,
}: Pick<PropertyFacts, 'region' | 'energy'>): EnergyLabel | null {
  const own = parseLabel(energy.label) ?? parseLabel(energy.labelText)
  const byKwh = labelByKwh({ region, kwh: energy.kwh })
  return own !== null && byKwh !== null && own !== byKwh ? byKwh : null
}

/** The number of months that the region's law allows, if the property asks for more (product.md, reading 10). */
export function exceededCap({
  goal,
  region,
  isDwelling,
  deposit,
  standardDeposit,
}: Omit<PropertyFacts, 'energy' | 'status'>): number | null {
  const asked = deposit ?? standardDeposit
  if (goal !== 'rent' || !isDwelling || region === null || typeof asked !== 'number') return null
  return asked > depositCaps[region] ? depositCaps[region] : null
}

/** The facts that an editor should check. */
export const doubtfulFacts = (facts: PropertyFacts): DoubtfulFact[] => [
  ...(differingLabel(facts) === null ? [] : ['label-differs' as const]),
  ...(exceededCap(facts) === null ? [] : ['deposit-above-cap' as const]),
]
