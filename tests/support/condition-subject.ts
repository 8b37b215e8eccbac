import type { City, Property, PropertyType } from '@/cms/payload-types'
import { energyView } from '@/domain/energy/energy-label'
import { regionOf } from '@/domain/energy/region'
import { shownMoney } from '@/domain/properties/shown-money'
import { holds, type ConditionRule, type ConditionSubject } from '@/domain/properties/conditions'

const populated = <Doc extends object>(relation: number | Doc | null | undefined): Partial<Doc> =>
  typeof relation === 'object' && relation !== null ? relation : {}

/** A home as the condition rules see it, from its document with city and types: what the search has to agree with. */
export function subjectOf(home: Property): ConditionSubject {
  const { name: city, zip, countryId } = populated<City>(home.city)
  const types = [home.type, ...(home.extraTypes ?? [])]
  const { facades, constructionYear } = home.construction ?? {}
  return {
    price: shownMoney(home).sortedBy.ordinary,
    bedrooms: home.rooms?.bedrooms,
    bathrooms: home.rooms?.bathrooms,
    garages: home.rooms?.garages,
    parkings: home.rooms?.parkings,
    livingSurface: home.surfaces?.living,
    groundSurface: home.surfaces?.ground,
    gardenSurface: home.surfaces?.garden,
    terraceSurface: home.surfaces?.terrace,
    constructionYear,
    facades: facades ? Number(facades) : null,
    energyKwh: home.energyPerformance,
    energyLabel: energyView({
      region: regionOf({ countryId, zip }),
      countryId,
      kwh: home.energyPerformance,
      label: home.energy?.label,
      labelText: home.epcLabelText,
    }).label,
    marquee: home.marquee,
    publicId: home.publicId,
    zip,
    city,
    status: home.status,
    goal: home.goal,
    newBuild: home.newBuild,
    lifeAnnuity: home.lifeAnnuity?.enabled,
    publishPrice: home.publishPrice,
    types: types.flatMap((type) => populated<PropertyType>(type).webId || []),
  }
}

/** Whether a rule holds for a home whose city goes by these names: for one of them, or, where it excludes, for all. */
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
