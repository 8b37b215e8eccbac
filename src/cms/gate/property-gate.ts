import { missingMentions, type MentionCode } from '@/domain/energy/mandatory-mentions'
import type { Region } from '@/domain/energy/region'
import { isDwelling } from '@/domain/properties/dwelling'
import { refusedFacts, type PropertyFacts, type RefusedFact } from '@/domain/properties/property-faults'
import { isListed } from '@/domain/properties/property-status'
import { isRecord } from '@/domain/shared/is-record'

// Specification section 3: the types in their order are 1 to 9; 4 is land, 7 garage or parking.
const landWebId = 4
const garageWebId = 7

/** A home as it is to be stored, whoever writes it. */
export type GatedHome = Record<string, unknown>

/** What a home's town and type decide. */
export type GatedPlace = { region: Region | null; typeWebId: number | null }

const text = (value: unknown): string | null => (typeof value === 'string' ? value : null)
const figure = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const group = (value: unknown): GatedHome => (isRecord(value) ? value : {})

/** What of the home can contradict itself or its region. */
export function propertyFacts(home: GatedHome, { region, typeWebId }: GatedPlace): PropertyFacts {
  return {
    goal: text(home.goal),
    status: text(home.status) ?? 'available',
    region,
    isDwelling: isDwelling(typeWebId),
    energy: {
      label: text(group(home.energy).label),
      labelText: text(home.epcLabelText),
      kwh: figure(home.energyPerformance),
    },
    deposit: figure(group(home.costs).deposit),
    standardDeposit: null,
  }
}

function missingOf(home: GatedHome, { region, typeWebId }: GatedPlace): MentionCode[] {
  const energy = group(home.energy)
  const planning = group(home.planning)
  return missingMentions({
    region,
    goal: home.goal === 'rent' ? 'rent' : 'sale',
    isLand: typeWebId === landWebId,
    isGarage: typeWebId === garageWebId,
    publishAddress: home.publishAddress !== false,
    energy: {
      label: text(energy.label) ?? text(home.epcLabelText),
      certificateNumber: text(energy.certificateNumber),
      kwh: figure(home.energyPerformance),
      totalKwh: figure(energy.total),
    },
    flood: { buildingScore: text(planning.gScore), plotScore: text(planning.pScore) },
    rent: { price: figure(home.price), charges: figure(group(home.costs).rentCharges) },
  })
}

export type GateProblems = { refused: RefusedFact[]; missing: MentionCode[] }

/**
 * Why a home may not be published: what contradicts itself, and what the law of its region asks of an ad. Sold and rented
 * homes are no ads any more.
 */
export function gateProblems(home: GatedHome, place: GatedPlace): GateProblems {
  const status = text(home.status) ?? 'available'
  return {
    refused: refusedFacts(propertyFacts(home, place)),
    missing: isListed(status) ? missingOf(home, place) : [],
  }
}
