import type { MapMessage } from '@/domain/map/map-message'
import type { UnitSummary } from '@/domain/projects/unit-summary'
import type { Phase, UnitsLeft } from '@/domain/projects/units-left'
import type { Goal } from '@/domain/properties/goal'
import type { AgentCard } from '@/site/data/agents/agent-models'
import type { ProjectFacts } from '@/site/data/search/search-models'
import type { Picture, RichText } from '@/site/data/view-models'
import type { PropertyCard } from './property-models'

/** The view models of projects. */

/** A property of a project; a surface in m², prices in euro. */
export type ProjectUnit = PropertyCard & {
  number: string | null
  /** 0 is the ground floor. */
  floor: number | null
  terrace: number | null
  /** The price of the whole property or its monthly rent, if it is shown. */
  comparable: number | null
  /** The name of its phase. */
  phase: string | null
}

export type Project = {
  id: number
  title: string
  place: string
  description: RichText
  pictures: Picture[]
  externalUrl: string | null
  units: ProjectUnit[]
  /** What is left of them, by type. */
  left: UnitsLeft[]
  phases: Omit<Phase, 'unitIds'>[]
  /** Their summary. */
  summary: UnitSummary
  /** Their lowest price, for a rent by the month. */
  priceFrom: { goal: Goal; amount: string }[]
  map: MapMessage | null
  url: string
  agent: AgentCard | null
  listing: ProjectFacts
}
