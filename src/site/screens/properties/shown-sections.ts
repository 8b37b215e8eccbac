import { appointmentAnchor } from '@/domain/appointments/stored-names'
import { leadTable } from '@/domain/leads/lead-table'
import { isListed } from '@/domain/properties/property-status'
import type { Locale } from '@/domain/shared/locale'
import type { FactGroup, PropertyDetail } from '@/site/data/properties/property-models'
import { plansId, splitPlans } from '@/site/features/properties/floor-plans'
import { getTranslator } from '@/messages/translator'

/** The anchors of a property's sections, in the order of the page. */
export const sectionIds = {
  description: 'description',
  facts: 'facts',
  plans: plansId,
  energy: 'energy',
  planning: 'planning',
  place: 'place',
  costs: 'costs',
  purchase: 'purchase',
  documents: 'documents',
  appointment: appointmentAnchor,
} as const

type SectionKey = keyof typeof sectionIds

// These groups of facts have a section of their own, or a block beside the price.
const apart: readonly FactGroup['key'][] = ['energy', 'planning', 'costs', 'lifeAnnuity']

/** The groups of the section of facts. */
export const generalFacts = ({ factGroups }: Pick<PropertyDetail, 'factGroups'>): FactGroup[] =>
  factGroups.filter(({ key }) => !apart.includes(key))

/** A group with a section of its own; null if nothing of it is known. */
export const groupOf = (
  { factGroups }: Pick<PropertyDetail, 'factGroups'>,
  key: FactGroup['key'],
): FactGroup | null => factGroups.find((group) => group.key === key) ?? null

export const hasAppointments = ({ forms }: Pick<PropertyDetail, 'forms'>): boolean =>
  forms.some((kind) => leadTable[kind].asksForTime)

function hasEnergy(property: PropertyDetail): boolean {
  const { label, labelText, kwh } = property.energy
  const isNamed = [label, labelText, property.certificateNumber].some(Boolean)
  return isNamed || kwh !== null || groupOf(property, 'energy') !== null
}

const conditions: Record<SectionKey, (property: PropertyDetail) => boolean> = {
  description: ({ description }) => description.length > 0,
  facts: (property) => generalFacts(property).length > 0,
  plans: ({ pictures }) => splitPlans(pictures).plans.length > 0,
  energy: hasEnergy,
  planning: (property) => groupOf(property, 'planning') !== null,
  place: ({ map, district }) => map !== null || district !== null,
  costs: (property) => groupOf(property, 'costs') !== null,
  purchase: ({ purchaseCosts }) => purchaseCosts !== null,
  documents: ({ forms, status }) => forms.some((kind) => leadTable[kind].isForDocuments) || isListed(status),
  appointment: hasAppointments,
}

const names = {
  description: 'property.description',
  facts: 'property.facts',
  plans: 'property.plans.title',
  energy: 'property.energy',
  planning: 'property.sections.planning',
  place: 'property.sections.place',
  costs: 'property.costs',
  purchase: 'property.sections.purchase',
  documents: 'property.documents.title',
  appointment: 'property.appointment.short',
} as const satisfies Record<SectionKey, string>

const isKey = (key: string): key is SectionKey => Object.hasOwn(sectionIds, key)

/** The sections that a property's page has. */
export const shownSections = (property: PropertyDetail): ReadonlySet<SectionKey> =>
  new Set(
    Object.keys(sectionIds)
      .filter(isKey)
      .filter((key) => conditions[key](property)),
  )

/** The anchor and short name of each section that a property's page has. */
export function sectionLinks(property: PropertyDetail, locale: Locale): { id: string; name: string }[] {
  const t = getTranslator(locale)
  return [...shownSections(property)].map((key) => ({ id: sectionIds[key], name: t(names[key]) }))
}
