import { BELGIUM } from '@/domain/shared/country'
import type { Region } from './region'

/** Every label of a certificate, the best first; + and - exist in Brussels and Wallonia, H and I in Luxembourg. */
// prettier-ignore
export const energyLabels = [
  'A++', 'A+', 'A', 'A-', 'B+', 'B', 'B-', 'C+', 'C', 'C-',
  'D+', 'D', 'D-', 'E+', 'E', 'E-', 'F', 'G', 'H', 'I',
] as const

export type EnergyLabel = (typeof energyLabels)[number]

type EnergyScale = readonly (readonly [upTo: number, label: EnergyLabel])[]

/** kWh/m².an, the top of each range included: specification section 9, for Brussels product.md 11. */
// prettier-ignore
export const energyScales: Record<Region, EnergyScale> = {
  flanders: [[0, 'A+'], [100, 'A'], [200, 'B'], [300, 'C'], [400, 'D'], [500, 'E'], [Infinity, 'F']],
  // The specification gives A++ no bound; only zero is left below A+.
  wallonia: [
    [0, 'A++'], [45, 'A+'], [85, 'A'], [170, 'B'], [255, 'C'], [340, 'D'], [425, 'E'], [510, 'F'],
    [Infinity, 'G'],
  ],
  brussels: [
    [0, 'A++'], [15, 'A+'], [30, 'A'], [45, 'A-'], [62, 'B+'], [78, 'B'], [95, 'B-'], [113, 'C+'], [132, 'C'],
    [150, 'C-'], [170, 'D+'], [190, 'D'], [210, 'D-'], [232, 'E+'], [253, 'E'], [275, 'E-'], [345, 'F'],
    [Infinity, 'G'],
  ],
  luxembourg: [],
}

type EnergyLabelText = string | null | undefined

/** The energy certificate of a property: kWh/m².an, the label field and the snapshot's EPCLabelText. */
export type EnergyFields = {
  region: Region | null
  countryId: number | null | undefined
  kwh: number | null | undefined
  label: EnergyLabelText
  labelText: EnergyLabelText
}

/** The part that visitors see; `labelText` is for properties outside Belgium, `differs` warns the editor. */
export type EnergyView = {
  label: EnergyLabel | null
  labelText: string | null
  image: boolean
  differs: boolean
}

/**
 * The label for a use in kWh/m².an by the region's scale (specification section 9); null without a figure
 * or, as in Luxembourg, a scale.
 */
export function labelByKwh({
  region,
  kwh,
}: {
  region: Region | null
  kwh: number | null | undefined
}): EnergyLabel | null {
  if (region === null || typeof kwh !== 'number' || !Number.isFinite(kwh)) return null
  return energyScales[region].find(([upTo]) => kwh <= upTo)?.[1] ?? null
}

/**
 * A label as snapshots and editors write it ('a_plus', 'A+', ' c ', 'b_min'); null when it is none, such as
 * 'en cours'.
 */
export function parseLabel(text: EnergyLabelText): EnergyLabel | null {
  const written = (text ?? '')
    .toUpperCase()
    .replace(/[\s_]/g, '')
    .replace(/PLUS/g, '+')
    .replace(/MIN(US)?|[−–]/g, '-')
  return energyLabels.find((label) => label === written) ?? null
}

/**
 * The label to show: the certificate's own, else the one by kWh (product.md 11). Only Belgium has label images; elsewhere
 * the label text is shown (specification section 9).
 */
export function energyView({ region, countryId, kwh, label, labelText }: EnergyFields): EnergyView {
  const own = parseLabel(label) ?? parseLabel(labelText)
  const byKwh = labelByKwh({ region, kwh })
  const shown = own ?? byKwh
  const isBelgian = countryId === BELGIUM
  return {
    label: shown,
    labelText: isBelgian ? null : firstText([labelText, label]),
    image: isBelgian && shown !== null,
    differs: own !== null && byKwh !== null && own !== byKwh,
  }
}

function firstText(texts: EnergyLabelText[]): string | null {
  return texts.map((text) => text?.trim()).find(Boolean) ?? null
}
