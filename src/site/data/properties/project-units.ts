import 'server-only'
import type { Project as ProjectDocument, Property } from '@/cms/payload-types'
import { phasesOf, unitsLeft, type Phase } from '@/domain/projects/units-left'
import { roomCount } from '@/domain/properties/rooms'
import { shownMoney } from '@/domain/properties/shown-money'
import { idOf, orElse, orEmpty, orNull } from '@/site/data/defaults'
import type { Project, ProjectUnit } from './project-models'
import type { PropertyCard } from './property-models'
import { typeNameOf, type CardSource, type PriceSource } from './property-cards'

/** The fields of a property for the summary of a project. */
export type UnitSource = PriceSource & Pick<CardSource, 'type' | 'mainTypeName' | 'rooms' | 'surfaces'>

/** A property as the rules of projects take it. */
export const toUnitFields = (property: UnitSource) => ({
  ...property,
  status: orElse(property.status, 'available'),
  type: typeNameOf(property),
  bedrooms: roomCount(property.rooms, 'bedrooms'),
  livingSurface: orNull(orEmpty(property.surfaces).living),
})

const toPhases = ({ phases }: ProjectDocument, units: readonly Property[]): Phase[] =>
  phasesOf(
    orElse(phases, []).map(({ units: own, ...phase }) => ({
      ...phase,
      unitIds: orElse(own, []).flatMap((one) => idOf(one) ?? []),
    })),
    units.map(({ id, status }) => ({ id, status: orElse(status, 'available') })),
  )

/** The table of a project, its phases, and what is left of it. */
export function toUnitTable(
  document: ProjectDocument,
  units: readonly { property: Property; card: PropertyCard }[],
): Pick<Project, 'units' | 'phases' | 'left'> {
  const properties = units.map(({ property }) => property)
  const phases = toPhases(document, properties)
  return {
    units: units.map(({ property, card }): ProjectUnit => ({
      ...card,
      number: property.unitNumber?.trim() || null,
      floor: orNull(property.floor),
      terrace: orNull(orEmpty(property.surfaces).terrace),
      comparable: shownMoney(property).comparable,
      phase: orNull(phases.find(({ unitIds }) => unitIds.includes(property.id))?.name),
    })),
    phases: phases.map(({ unitIds: _, ...phase }) => phase),
    left: unitsLeft(properties.map(toUnitFields)),
  }
}
