import { missingMentions, type MentionCode } from '@/domain/energy/mandatory-mentions'
import type { Region } from '@/domain/energy/region'
import { isDwelling } from '@/domain/properties/dwelling'
import { refusedFacts, type PropertyFacts, type RefusedFact } from '@/domain/properties/property-faults'
import { isListed } from '@/domain/properties/property-status'
import { isRecord } from '@/domain/shared/is-record'

// Specification section 3: the types in their order are 1 to 9; 4 is land, 7 garage or parking.
const landWebId = 4
const garageWebId = 7

/** A property to be stored, from any source. */
export type GatedProperty = Record<string, unknown>

/** The facts that a property's town and type decide. */
export type GatedPlace = { region: Region | null; typeWebId: number | null }

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const figure = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const group = (value: unknown): GatedProperty => (isRecord(value) ? value : {})

/** The facts of the property that can contradict each other or its region. */
export function propertyFacts(property: GatedProperty, { region, typeWebId }: GatedPlace): PropertyFacts {
  return {
    goal: text(property.goal),
    status: text(property.status) ?? 'available',
    region,
    isDwelling: isDwelling(typeWebId),
    energy: {
      label: text(group(property.energy).label),
      labelText: text(property.epcLabelText),
      kwh: figure(property.energyPerformance),
    },
    deposit: figure(group(property.costs).deposit),
    standardDeposit: null,
  }
}

function missingOf(property: GatedProperty, { region, typeWebId }: GatedPlace): MentionCode[] {
  const energy = group(property.energy)
  const planning = group(property.planning)
  return missingMentions({
    region,
    goal: property.goal === 'rent' ? 'rent' : 'sale',
    isLand: typeWebId === landWebId,
    isGarage: typeWebId === garageWebId,
    publishAddress: property.publishAddress !== false,
    energy: {
      label: text(energy.label) ?? text(property.epcLabelText),
      certificateNumber: text(energy.certificateNumber),
      kwh: figure(property.energyPerformance),
      totalKwh: figure(energy.total),
    },
    flood: { buildingScore: text(planning.gScore), plotScore: text(planning.pScore) },
    rent: { price: figure(property.price), charges: figure(group(property.costs).rentCharges) },
  })
}

export type GateProblems = { refused: RefusedFact[]; missing: MentionCode[] }

/**
 * Why a property may not be published: contradictions, and missing mentions that the law of its region requires. Sold and
 * rented properties are no longer ads.
 */
export function gateProblems(property: GatedProperty, place: GatedPlace): GateProblems {
  const status = text(property.status) ?? 'available'
  return {
    refused: refusedFacts(propertyFacts(property, place)),
    missing: isListed(status) ? missingOf(property, place) : [],
  }
}
