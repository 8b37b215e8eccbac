import { missingInAd } from '@/domain/duties/duties-of'
import type { DutyFacts } from '@/domain/duties/duty-facts'
import type { DutyCode } from '@/domain/duties/duty-table'
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
// A form has a Date until the server has answered it, the API a text.
const day = (value: unknown): string | null => (value instanceof Date ? value.toISOString() : text(value))
const statusOf = ({ status }: GatedProperty): string => text(status) ?? 'available'

/** The facts of the property that can contradict each other or its region. */
export function propertyFacts(property: GatedProperty, { region, typeWebId }: GatedPlace): PropertyFacts {
  return {
    goal: text(property.goal),
    status: statusOf(property),
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

/** What the duties of a property depend on beside itself. */
export type DutySurroundings = GatedPlace & {
  /** The day in Belgium, as 2026-11-26. */
  today: string
  /** From the site settings: the deposit in months of rent, and the agency's number. */
  standardDeposit?: number | null
  agencyNumber?: string | null
  /** Whether it is online already, or comes from an import: less stops it then. */
  isOnline?: boolean
}

function energyFacts(property: GatedProperty): DutyFacts['energy'] {
  const energy = group(property.energy)
  return {
    label: text(energy.label) ?? text(property.epcLabelText),
    certificateNumber: text(energy.certificateNumber),
    kwh: figure(property.energyPerformance),
    totalKwh: figure(energy.total),
    endDate: day(energy.endDate),
  }
}

function planningFacts(property: GatedProperty): Pick<DutyFacts, 'planning' | 'flood'> {
  const planning = group(property.planning)
  return {
    flood: { buildingScore: text(planning.gScore), plotScore: text(planning.pScore) },
    planning: {
      permit: text(planning.permit),
      purpose: text(planning.areaApplication),
      summons: text(planning.summons),
      preemptiveRights: text(planning.preemptiveRights),
      allotmentPermit: text(planning.allotmentPermit),
    },
  }
}

/** The facts of the property that the duties of its region depend on. */
export function dutyFacts(property: GatedProperty, surroundings: DutySurroundings): DutyFacts {
  const { region, typeWebId, today, standardDeposit, agencyNumber } = surroundings
  const [costs, energy] = [group(property.costs), group(property.energy)]
  return {
    today,
    region,
    goal: property.goal === 'rent' ? 'rent' : 'sale',
    isOffered: isListed(statusOf(property)),
    isLand: typeWebId === landWebId,
    isGarage: typeWebId === garageWebId,
    isDwelling: isDwelling(typeWebId),
    publishAddress: property.publishAddress !== false,
    constructionYear: figure(group(property.construction).constructionYear),
    energy: energyFacts(property),
    ...planningFacts(property),
    asbestos: { type: text(energy.asbestosType), date: day(energy.asbestosDate) },
    electricity: text(energy.electricityCertificate),
    rent: { price: figure(property.price), charges: figure(costs.rentCharges) },
    deposit: figure(costs.deposit) ?? standardDeposit ?? null,
    agencyNumber: agencyNumber ?? null,
  }
}

export type GateProblems = { refused: RefusedFact[]; missing: DutyCode[] }

/**
 * Why a property may not be published: contradictions, and duties of its region that its ad does not fulfil. What is not
 * listed is no ad.
 */
export function gateProblems(property: GatedProperty, surroundings: DutySurroundings): GateProblems {
  return {
    refused: refusedFacts(propertyFacts(property, surroundings)),
    missing: missingInAd(dutyFacts(property, surroundings), surroundings),
  }
}
