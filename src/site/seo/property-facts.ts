import type { PropertyValueLeaf, QuantitativeValueLeaf } from 'schema-dts'
import type { Locale } from '@/domain/shared/locale'
import type { ListedPropertyFacts } from '@/site/data/search/search-models'
import type { EnergyBadge } from '@/site/data/properties/property-models'
import { findText } from '@/messages/translator'

type PropertyFactRow = {
  /** The name for programs; the one for people is that of a fact, by group and key. */
  propertyID: string
  fact: readonly [group: string, key: string]
  value: string | number | null
  unitCode?: string
  unitText?: string
}

function toValue(
  { propertyID, fact, value, unitCode, unitText }: PropertyFactRow,
  locale: Locale,
): PropertyValueLeaf[] {
  if (value === null || value === '') return []
  const name = findText({ locale, path: ['facts', ...fact] }) ?? propertyID
  return [{ '@type': 'PropertyValue', propertyID, name, value, unitCode, unitText }]
}

const SQUARE_METRE = 'MTK'

/** A surface in m². */
export const toSurface = (value: number): QuantitativeValueLeaf => ({
  '@type': 'QuantitativeValue',
  value,
  unitCode: SQUARE_METRE,
})

/** The figures of a property for which the vocabulary has no words. */
export type PropertyFigures = {
  energy: Pick<EnergyBadge, 'label' | 'labelText' | 'kwh'>
  groundSurface: number | null
  certificateNumber: string | null
  listing: Pick<ListedPropertyFacts, 'energyTotal' | 'co2'>
}

/** The energy certificate and the plot, for which the vocabulary has no words of its own. */
export function buildPropertyValues(
  { energy, groundSurface, certificateNumber, listing }: PropertyFigures,
  locale: Locale,
): PropertyValueLeaf[] {
  const rows: PropertyFactRow[] = [
    { propertyID: 'energyLabel', fact: ['energy', 'label'], value: energy.label ?? energy.labelText },
    { propertyID: 'energyUse', fact: ['energy', 'kwh'], value: energy.kwh, unitText: 'kWh/m²/a' },
    {
      propertyID: 'energyUseTotal',
      fact: ['energy', 'total'],
      value: listing.energyTotal,
      unitText: 'kWh/a',
    },
    { propertyID: 'co2Emissions', fact: ['energy', 'co2'], value: listing.co2, unitText: 'kg CO₂/m²/a' },
    { propertyID: 'energyCertificate', fact: ['energy', 'certificateNumber'], value: certificateNumber },
    {
      propertyID: 'plotSurface',
      fact: ['surfaces', 'ground'],
      value: groundSurface,
      unitCode: SQUARE_METRE,
    },
  ]
  return rows.flatMap((row) => toValue(row, locale))
}
