import type { City, Property, PropertyType } from '@/cms/payload-types'
import { energyView } from '@/domain/energy/energy-label'
import { regionOf } from '@/domain/energy/region'
import { shownMoney } from '@/domain/properties/shown-money'
import { holds, type ConditionRule, type ConditionSubject } from '@/domain/properties/conditions'

const populated = <Doc extends object>(relation: number | Doc | null | undefined): Partial<Doc> =>
  (typeof relation === 'object' ? relation : null) ?? {}

/** A property as the condition rules see it, from its document with city and types: the search must agree with it. */
export function subjectOf(property: Property): ConditionSubject {
  const { name: city, zip, countryId } = populated<City>(property.city)
  const types = [property.type, ...(property.extraTypes ?? [])]
  const { facades, constructionYear } = property.construction ?? {}
  return {
    price: shownMoney(property).sortedBy.ordinary,
    bedrooms: property.rooms?.bedrooms,
    bathrooms: property.rooms?.bathrooms,
    garages: property.rooms?.garages,
    parkings: property.rooms?.parkings,
    livingSurface: property.surfaces?.living,
    groundSurface: property.surfaces?.ground,
    gardenSurface: property.surfaces?.garden,
    terraceSurface: property.surfaces?.terrace,
    constructionYear,
    facades: facades ? Number(facades) : null,
    energyKwh: property.energyPerformance,
    energyLabel: energyView({
      region: regionOf({ countryId, zip }),
      countryId,
      kwh: property.energyPerformance,
      label: property.energy?.label,
      labelText: property.epcLabelText,
    }).label,
    marquee: property.marquee,
    publicId: property.publicId,
    zip,
    city,
    status: property.status,
    goal: property.goal,
    newBuild: property.newBuild,
    lifeAnnuity: property.lifeAnnuity?.enabled,
    publishPrice: property.publishPrice,
    types: types.flatMap((type) => populated<PropertyType>(type).webId || []),
  }
}

/** Whether a rule holds for a property whose city has these names: for one of them, or, where it excludes, for all. */
export function holdsUnderNames({
  rule,
  subject,
  names,
}: {
  rule: ConditionRule
  subject: ConditionSubject
  names: readonly string[]
}): boolean {
  if (rule.field !== 'city' || names.length === 0) return holds({ rule, subject })
  const answers = names.map((city) => holds({ rule, subject: { ...subject, city } }))
  return answers.includes(true) && (rule.logic !== 'not-equals' || !answers.includes(false))
}
